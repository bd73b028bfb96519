import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function toName(count: number): string {
  const rest = Math.floor(count / letters.length);
  return (rest > 0 ? toName(rest - 1) : '') + letters[count % letters.length];
}

// Ad blockers hide elements of these classes.
const isSafe = (name: string) => !/^ad/i.test(name);

/**
 * One or two letters for each class and animation of the CSS modules: with file hashes in them the names came to about
 * 700 bytes of each page. They are given out in the order of the files, so the same sources build the same pages.
 */
export function createClassNamer(folder: string) {
  const names = new Map<string, string>();
  let count = 0;
  const give = (key: string) => {
    let name = toName(count++);
    while (!isSafe(name)) name = toName(count++);
    names.set(key, name);
    return name;
  };
  const nameOf = (file: string, word: string) => names.get(`${file} ${word}`) ?? give(`${file} ${word}`);

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  for (const file of files.sort()) {
    const css = readFileSync(join(folder, file), 'utf8');
    for (const [, word = ''] of css.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g)) nameOf(file, word);
  }
  return (word: string, path: string) => nameOf(relative(folder, path.replace(/\?.*$/, '')), word);
}
