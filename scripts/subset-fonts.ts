/**
 * Subsets the two typefaces to the characters and weights that the site uses, and writes them to src/styles/fonts/. Run
 * it after a new character appears on a page (a test of the built files names the character).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontCharacters } from '../src/lib/font-characters.ts';

const { resolve } = createRequire(import.meta.url);

const typefaces = [
  { name: 'besley', weights: { min: 600, max: 600 } },
  { name: 'figtree', weights: { min: 400, max: 600 } },
];

for (const { name, weights } of typefaces) {
  const original = await readFile(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  const subset = await subsetFont(original, fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(`../src/styles/fonts/${name}.woff2`, import.meta.url), subset);
  console.log(`${name}: ${original.length} -> ${subset.length} bytes`);
}
