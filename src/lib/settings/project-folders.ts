import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Folders that are served, built, deployed or kept in Git: a file with quote requests there would become public. */
const projectFolders = [
  ...['src', 'node_modules', 'public', 'dist', '.builds', '.astro', '.git', '.vercel', '.netlify', '.wrangler'],
  ...['.ci', '.vscode', 'admin', 'docs', 'drawings', 'hosting', 'receivers', 'scripts', 'server', 'tests'],
];

/** Follows symbolic links as far as the path exists. */
function resolveLinks(path: string): string {
  const absolute = resolve(path);
  try {
    return realpathSync.native(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(resolveLinks(parent), basename(absolute));
  }
}

/** Ignores case, because the disks of macOS and Windows do. */
function contains(folder: string, path: string): boolean {
  const rest = relative(folder.toLowerCase(), path.toLowerCase());
  return rest !== '..' && !rest.startsWith(`..${sep}`) && !isAbsolute(rest);
}

/** Whether a path is a folder or in it, as written or once symbolic links are followed. */
export const isInFolder = (folder: string, path: string): boolean =>
  contains(resolve(folder), resolve(path)) || contains(resolveLinks(folder), resolveLinks(path));

/** Returns the name of the project's folder that a path is in, such as `dist`, or `undefined` if it is in none of them. */
export const findProjectFolder = (root: string, path: string): string | undefined =>
  projectFolders.find((name) => isInFolder(join(root, name), path));
