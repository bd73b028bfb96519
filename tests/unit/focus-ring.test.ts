import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** Returns the value of a custom property, resolving others that it refers to. */
function getColor(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`There is no color ${name}.`);
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other ? getColor(other) : value;
}

/** Returns the relative luminance of WCAG. */
function getLuminance(color: string): number {
  const digits = color.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map((name) => getLuminance(getColor(name))).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

// Applies WCAG 1.4.11. On yellow and on sky the ring is ink: the skip link, the call to action.
test.each([
  ['focus', 'snow'],
  ['focus', 'mist'],
  ['focus', 'ice-light'],
  ['focus', 'grime'],
  ['sky', 'ink'],
  ['sky', 'spruce'],
  ['ink', 'sun'],
  ['ink', 'sky'],
])('the focus ring in %s contrasts with %s', (ring, ground) => {
  expect(getContrast(ring, ground)).toBeGreaterThanOrEqual(3);
});
