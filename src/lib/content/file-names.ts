import { slugPattern } from '../schemas/reference.ts';

// Matches hidden files and sidecars, backups of editors, and files that Windows, macOS and storage devices create.
const systemFileName =
  /^[.~]|~$|^#.*#$|^(thumbs\.db|ehthumbs\w*\.db|desktop\.ini|icon\r|__macosx|@eadir|\$recycle\.bin)$/i;

/** Returns true if a program created the file or the folder around it, so that it is not meant for the site. */
export const isSystemFile = (path: string) => path.split('/').some((name) => systemFileName.test(name));

/** Returns the rule and the fix for the name of a file that may be meant for the site, or `undefined`. */
export function findNameFault(path: string, endings: string[]): string | undefined {
  const [, name = '', ending = ''] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? [];
  // The names of built files append more to this one, and no system accepts more than 255 bytes.
  if (name.split('/').some((part) => part.length > 60)) return 'has a name of more than 60 characters: shorten it';
  if (endings.includes(ending) && name.split('/').every((part) => slugPattern.test(part))) return undefined;
  return `must be named in lowercase words joined by hyphens, and end in ${endings.join(', ')}: rename it, or remove it if it is a copy`;
}
