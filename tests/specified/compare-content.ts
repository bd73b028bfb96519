/**
 * `npm run specified` lists the files in which the content and the picture catalogue differ from the tagged copy in
 * tests/fixtures/content; `npm run specified -- --update` makes a new copy.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listContentFiles } from '../../src/lib/content/read-content.ts';
import { frozenRoot } from '../frozen-content.ts';

/** Lists the files that differ or exist in only one of the two. */
export function listDifferences(): string[] {
  const read = (root: string, file: string) => {
    try {
      return readFileSync(join(root, file), 'utf8');
    } catch {
      return undefined;
    }
  };
  const files = new Set([...listContentFiles('.'), ...listContentFiles(frozenRoot)]);
  return [...files].filter((file) => read('.', file) !== read(frozenRoot, file)).sort();
}

if (import.meta.main) {
  const differences = listDifferences();
  if (process.argv.includes('--update')) {
    rmSync(frozenRoot, { recursive: true });
    for (const file of listContentFiles('.')) cpSync(file, join(frozenRoot, file));
    console.log(`${differences.length} files brought up to date in ${frozenRoot}`);
  } else {
    console.log(differences.join('\n') || 'No difference');
  }
}
