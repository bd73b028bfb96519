import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const folders = '{src,admin,server,hosting,scripts,inbox,receivers}';
const files = globSync(`${folders}/**/*.{ts,tsx,mts,astro,mjs,js}`).map((file) => file.replaceAll('\\', '/'));

/** A folder of src, there also one of components or lib, else the folder of the project. */
const roomOf = (file: string) => /^(src\/(?:components|lib)\/[\w.-]+|src\/[\w.-]+|\w+)/.exec(file)?.[0] ?? file;

/** What files import of each other, types and what is loaded later too, each named by `name`. */
function listImports(name: (file: string) => string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const own = imports.get(name(file)) ?? new Set();
    imports.set(name(file), own);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import) ?\(?'(\.[^'?]+)'/g)) {
      const imported = join(dirname(file), path).replaceAll('\\', '/');
      if (files.includes(imported) && name(imported) !== name(file)) own.add(name(imported));
    }
  }
  return imports;
}

/** What is left once all that imports nothing, or is imported by nothing, is taken away again and again. */
function findCircles(imports: Map<string, Set<string>>): string[] {
  const left = new Map([...imports].map(([name, own]) => [name, new Set(own)]));
  for (;;) {
    const imported = new Set([...left.values()].flatMap((own) => [...own]));
    const free = [...left].flatMap(([name, own]) => (own.size === 0 || !imported.has(name) ? [name] : []));
    if (free.length === 0) break;
    for (const name of free) left.delete(name);
    for (const own of left.values()) for (const name of free) own.delete(name);
  }
  return [...left].map(([name, own]) => `${name} -> ${[...own].join(', ')}`);
}

it('reads the imports of the whole project', () => {
  const rooms = listImports(roomOf);
  expect(rooms.get('src/pages')).toContain('src/components/sections');
  expect(rooms.get('server')).toContain('hosting');
  const circle = { a: ['b'], b: ['a'], c: [] };
  expect(findCircles(new Map(Object.entries(circle).map(([name, own]) => [name, new Set(own)])))).toHaveLength(2);
});

it('no file imports another in a circle', () => {
  expect(findCircles(listImports((file) => file))).toEqual([]);
});

it('no folder imports another in a circle', () => {
  expect(findCircles(listImports(roomOf))).toEqual([]);
});
