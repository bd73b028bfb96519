import { readFileSync } from 'node:fs';

const file = 'src/styles/tokens.css';
const tokens = new Map(
  [...readFileSync(file, 'utf8').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value] as const),
);

/** A color of the style sheet, for what is drawn or sent without it: cards, map, icons, manifest. */
export function getColor(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`${file} has no --${name}: add it, or name another color`);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : getColor(other);
}
