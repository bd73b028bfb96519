/** Writes docs/licenses.md, with the license of each installed package, from package-lock.json. */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  license?: string;
  dev?: boolean;
}

function describeLicenses(lockfile: string): string {
  const packages = Object.entries(JSON.parse(lockfile).packages as Record<string, LockedPackage>)
    .filter(([path]) => path !== '')
    .map(([path, { license = 'none given', dev = false }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      license,
      dev,
    }));
  const listNames = (license: string, dev: boolean) => {
    const names = packages.filter((entry) => entry.license === license && entry.dev === dev).map(({ name }) => name);
    return [...new Set(names)].sort().join(', ') || 'none';
  };
  const licenses = [...new Set(packages.map(({ license }) => license))].sort();
  const parts = licenses.map(
    (license) =>
      `## ${license}\n\n- Site and build: ${listNames(license, false)}\n- Work on it: ${listNames(license, true)}\n`,
  );
  return `# Licenses of the dependencies\n\nWritten by \`npm run licenses\` from package-lock.json.\n\n${parts.join('\n')}`;
}

writeFileSync('docs/licenses.md', describeLicenses(readFileSync('package-lock.json', 'utf8')));
