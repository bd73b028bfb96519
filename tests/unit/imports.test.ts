import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Layers from bottom to top: each may import those before it. */
const folders = ['src/lib', 'src/components', 'src/layouts', 'src/pages', 'hosting', 'server', 'admin'];

it.each(folders)('%s imports only from its own layer or below', (folder) => {
  const above = folders.slice(folders.indexOf(folder) + 1);
  const wrong = globSync(`${folder}/**/*.{ts,tsx,mts,js,astro}`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^'?]+)/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => above.some((name) => path.startsWith(`${name}/`)))
      .map((path) => `${file} -> ${path}`),
  );
  expect(wrong).toEqual([]);
});
