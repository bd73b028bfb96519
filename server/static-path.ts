import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export type StaticTarget =
  | { kind: 'file'; path: string; pathname: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' }
  | { kind: 'malformed' };

/** Finds what a request target names under `root`, whose pages are `name.html` and stand at `/name`. */
export async function resolveStaticPath(root: string, requestTarget: string): Promise<StaticTarget> {
  const { path, query } = splitTarget(requestTarget);
  const segments = decodeSegments(path);
  if (segments === undefined) return { kind: 'malformed' };
  const trailingSlash = segments.length > 0 && segments.at(-1) === '';
  const names = trailingSlash ? segments.slice(0, -1) : segments;
  if (names.some((name, index) => name === '' || isHidden(name, index))) return { kind: 'missing' };

  const page = await findPage(root, names);
  if (page) {
    const canonical = `/${page.names.map(encodeURIComponent).join('/')}`;
    const asked = `/${names.map(encodeURIComponent).join('/')}${trailingSlash ? '/' : ''}`;
    if (asked !== canonical) return { kind: 'redirect', location: canonical + query };
    return { kind: 'file', path: page.path, pathname: canonical };
  }
  if (trailingSlash || names.length === 0) return { kind: 'missing' };
  const file = await findFile(root, names);
  return file ? { kind: 'file', path: file, pathname: `/${names.join('/')}` } : { kind: 'missing' };
}

function splitTarget(target: string): { path: string; query: string } {
  // A proxy may send the absolute form.
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const mark = local.indexOf('?');
  return mark < 0 ? { path: local, query: '' } : { path: local.slice(0, mark), query: local.slice(mark) };
}

/** The decoded segments after the first slash; none for `/`; `undefined` where they are not plain file names. */
function decodeSegments(path: string): string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  if (path === '/') return [];
  const segments: string[] = [];
  for (const encoded of path.slice(1).split('/')) {
    let segment: string;
    try {
      segment = decodeURIComponent(encoded);
    } catch {
      return undefined;
    }
    if (/[\p{Cc}/\\]/u.test(segment)) return undefined;
    segments.push(segment);
  }
  return segments;
}

function isHidden(name: string, index: number): boolean {
  return name.startsWith('.') && !(index === 0 && name === '.well-known');
}

async function findPage(root: string, names: string[]): Promise<{ names: string[]; path: string } | undefined> {
  const canonical = names.slice();
  const last = canonical.pop();
  if (last !== undefined && last !== 'index' && last !== 'index.html') {
    canonical.push(last.endsWith('.html') ? last.slice(0, -'.html'.length) : last);
  }
  const fileNames = canonical.length === 0 ? ['index.html'] : [...canonical.slice(0, -1), `${canonical.at(-1)}.html`];
  const path = await findFile(root, fileNames);
  return path === undefined ? undefined : { names: canonical, path };
}

async function findFile(root: string, names: string[]): Promise<string | undefined> {
  const path = join(root, ...names);
  try {
    const [realRoot, realFile] = await Promise.all([realpath(root), realpath(path)]);
    if (!realFile.startsWith(realRoot + sep)) return undefined;
    return (await stat(realFile)).isFile() ? realFile : undefined;
  } catch {
    return undefined;
  }
}
