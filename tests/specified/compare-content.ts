/**
 * `npm run specified` lists the files in which the content differs from the copy that the specification's counts are
 * tested on; `npm run specified -- --update` makes the copy anew.
 */
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';

const content = 'src/content';
export const specifiedContent = 'tests/fixtures/specified';

const listFiles = (folder: string) => globSync('**/*.{yaml,md}', { cwd: folder });

/** The files that stand in one of the two folders only, or differ. */
export function listDifferences(): string[] {
  const read = (folder: string, file: string) => {
    try {
      return readFileSync(`${folder}/${file}`, 'utf8');
    } catch {
      return undefined;
    }
  };
  const files = new Set([...listFiles(content), ...listFiles(specifiedContent)]);
  return [...files].filter((file) => read(content, file) !== read(specifiedContent, file)).sort();
}

if (import.meta.main) {
  const differences = listDifferences();
  if (process.argv.includes('--update')) {
    rmSync(specifiedContent, { recursive: true });
    cpSync(content, specifiedContent, { recursive: true });
    console.log(`${differences.length} files brought up to date in ${specifiedContent}`);
  } else {
    console.log(differences.map((file) => `${content}/${file}`).join('\n') || 'No difference');
  }
}
