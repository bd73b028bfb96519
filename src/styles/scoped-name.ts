import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const owners = new Map<string, string>();

/**
 * The class that a name of a CSS module gets. Five characters, since no compression shortens them; two names that
 * should ever share one stop the build. The s keeps it from beginning with "ad": blockers hide such elements.
 */
export function composeScopedName(name: string, file: string): string {
  const owner = `${name} in ${relative(process.cwd(), file).replaceAll('\\', '/')}`;
  const scoped = `s${createHash('sha256').update(owner).digest('base64url').slice(0, 4)}`;
  const other = owners.get(scoped) ?? owner;
  if (other !== owner) throw new Error(`${owner} and ${other} would be the same class: rename one`);
  owners.set(scoped, owner);
  return scoped;
}
