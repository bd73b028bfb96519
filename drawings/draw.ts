import { globSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Pictures } from './kit/pair.ts';

/** Writes the drawn pictures into src/pictures: all, or those whose names begin with an argument. */
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));

let count = 0;
for (const file of globSync('pictures/*.ts', { cwd: import.meta.dirname }).sort()) {
  const { pictures }: { pictures: Pictures } = await import(resolve(import.meta.dirname, file));
  for (const [name, draw] of Object.entries(pictures)) {
    if (!isWanted(name)) continue;
    const svg = draw().toSvg();
    writeFileSync(resolve(import.meta.dirname, `../src/pictures/${name}.svg`), svg);
    console.log(`${name}.svg: ${(gzipSync(svg).length / 1000).toFixed(1)} kB with gzip`);
    count++;
  }
}
if (count === 0) {
  console.error(`No picture's name begins with ${wanted.join(' or ')}.`);
  process.exitCode = 1;
}
