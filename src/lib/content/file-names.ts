import { shortName } from '../schemas/reference.ts';

// Hidden files and sidecars, what editors keep beside a file, and what Windows, macOS and storage devices leave.
const unseen = /^[.~]|~$|^#.*#$|^(thumbs\.db|ehthumbs\w*\.db|desktop\.ini|icon\r|__macosx|@eadir|\$recycle\.bin)$/i;

/** Whether a program put a file there by itself, or the folder around it: nobody meant it for the site. */
export const isUnseen = (path: string) => path.split('/').some((name) => unseen.test(name));

/** What is wrong with the name of a file that somebody may have meant for the site: the rule and the fix. */
export function findNameFault(path: string, endings: string[]): string | undefined {
  const [, name = '', ending = ''] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? [];
  // Names of built files are made of it, with more behind, and no system takes more than 255 bytes.
  if (name.split('/').some((part) => part.length > 60)) return 'has a name of more than 60 characters: shorten it';
  if (endings.includes(ending) && name.split('/').every((part) => shortName.test(part))) return undefined;
  return `must be named in lowercase words joined by hyphens, and end in ${endings.join(', ')}: rename it, or remove it where it is a copy`;
}
