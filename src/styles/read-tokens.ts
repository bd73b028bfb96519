import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Once bundled by Astro, this module is no longer next to the style sheet. Builds run in the project's folder.
const adjacentFile = join(import.meta.dirname, 'tokens.css');
const file = existsSync(adjacentFile) ? adjacentFile : 'src/styles/tokens.css';
const tokens = new Map(
  [...readFileSync(file, 'utf8').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value] as const),
);

function getToken(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`${file} has no --${name}: add it, or name another`);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : getToken(other);
}

/** Returns a color of the style sheet, for output without it: share cards, map, icons, manifest. */
export const getColor = getToken;

/** The one angle of the brand, in radians. */
export const brandAngle = (Number.parseFloat(getToken('lean')) * Math.PI) / 180;
