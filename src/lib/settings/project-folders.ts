import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Folders that are served, built, deployed or tracked by Git: a file with quote requests there would become public. */
const projectFolders = [
  ...['src', 'node_modules', 'public', 'dist', '.builds', '.astro', '.git', '.vercel', '.netlify', '.wrangler'],
  ...['.ci', '.vscode', 'admin', 'docs', 'drawings', 'hosting', 'receivers', 'scripts', 'server', 'tests'],
];

/** Resolves symbolic links as far as the path exists. */
function resolveLinks(path: string): string {
  const absolute = resolve(path);
  try {
    return realpathSync.native(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(resolveLinks(parent), basename(absolute));
  }
}

/** Ignores case, because the file systems of macOS and Windows do. */
function contains(folder: string, path: string): boolean {
  const rest = relative(folder.toLowerCase(), path.toLowerCase());
  return rest !== '..' && !rest.startsWith(`..${sep}`) && !isAbsolute(rest);
}

/** Returns true if a path is the folder or inside it, as written or with symbolic links resolved. */
export const isInFolder = (folder: string, path: string): boolean =>
  contains(resolve(folder), resolve(path)) || contains(resolveLinks(folder), resolveLinks(path));

/** Returns the name of the project's folder that contains a path, such as `dist`, or `undefined` if none does. */
export const findProjectFolder = (root: string, path: string): string | undefined =>
  projectFolders.find((name) => isInFolder(join(root, name), path));
