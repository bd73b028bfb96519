import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

// Reads all files at the same moment, as can happen on a busy machine.
vi.mock('node:fs/promises', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs/promises')>()),
  readFile: async (path: string) => readFileSync(path),
}));

it('fonts that load at the same time keep all their letters', async () => {
  vi.resetModules(); // Another test of this worker may have loaded the module with the real readFile.
  const { loadTypeface } = await import('../../src/lib/drawings/typeface.ts');
  const faces = await Promise.all((['besley', 'figtree'] as const).map((name) => loadTypeface(name, 600)));
  for (const face of faces)
    for (const letter of ['ł', '½', '™', '—', 'ç', 'M']) expect(face.measure(letter, 20), letter).toBeGreaterThan(5);
});
