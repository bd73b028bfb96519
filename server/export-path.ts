import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { findProjectFolder, isInFolder } from '../src/lib/settings/project-folders.ts';

/** Lists the project of the current folder and the project of this code: the command may be run from another folder. */
const listProjectRoots = () => new Set([process.cwd(), join(import.meta.dirname, '..')]);

/**
 * Throws if quote requests must not be written to the file: an existing file, a file in a folder that is served or
 * built, and a file within the project under a name that Git and Docker do not ignore.
 */
export function checkExportPath(path: string, extension: '.csv' | '.db'): void {
  for (const root of listProjectRoots()) {
    const folder = findProjectFolder(root, path);
    if (folder) {
      throw new Error(
        `${path} is in ${folder}, whose files are served, built or shared. Choose a file in another folder.`,
      );
    }
    const isVisibleToGit = isInFolder(root, path) && !isInFolder(join(root, 'quotes'), path);
    if (isVisibleToGit && extname(path) !== extension) {
      throw new Error(
        `${path} is in the project, where Git ignores only names that end in ${extension}. Choose such a name.`,
      );
    }
  }
  if (existsSync(path)) throw createExistsError(path);
}

/** Creates the error for an existing file, including one that appeared after the check. */
export const createExistsError = (path: string) => new Error(`${path} exists already. Choose another name.`);
