import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { findProjectFolder, isInFolder } from '../src/lib/settings/project-folders.ts';

/** The command may be run from elsewhere, and then the site of this code needs the same protection. */
const roots = () => new Set([process.cwd(), join(import.meta.dirname, '..')]);

/**
 * Throws unless quote requests may be written to the file: not over an existing one, not into a folder that is served or
 * built, and within the project only under a name that Git and Docker ignore.
 */
export function checkExportPath(path: string, extension: '.csv' | '.db'): void {
  for (const root of roots()) {
    const folder = findProjectFolder(root, path);
    if (folder) {
      throw new Error(`${path} is in ${folder}, whose files are served, built or shared. Name a file elsewhere.`);
    }
    const isVisibleToGit = isInFolder(root, path) && !isInFolder(join(root, 'quotes'), path);
    if (isVisibleToGit && extname(path) !== extension) {
      throw new Error(
        `${path} is in the project, where Git ignores only names that end in ${extension}. Use such a name.`,
      );
    }
  }
  if (existsSync(path)) throw createExistsError(path);
}

/** The error for a file that is there already, also when it appeared after the check. */
export const createExistsError = (path: string) => new Error(`${path} exists already. Name another file.`);
