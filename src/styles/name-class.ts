import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));
const namesOf = new Map(sheets.sort().map((sheet) => [resolve('src', sheet), [] as string[]]));

/**
 * What a class or animation of a CSS module is called in the pages: the number of its sheet and its own. A hash, which
 * no compression shortens, costs every page 400 bytes more. No name may begin with "ad": blockers hide such elements.
 */
export function nameClass(name: string, sheet: string): string {
  const names = namesOf.get(sheet) ?? [];
  namesOf.set(sheet, names);
  if (!names.includes(name)) names.push(name);
  return `s${[...namesOf.keys()].indexOf(sheet)}-${names.indexOf(name)}`;
}
