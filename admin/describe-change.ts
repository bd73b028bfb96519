/** Names what a change to a file changed, in the words of its form. */
import { parse } from 'yaml';
import { isPicture } from '../src/lib/pictures/original.ts';
import { formatPathLabel } from './field-names.ts';
import type { FileChange } from './repository.ts';
import { splitFrontMatter } from './yaml-document.ts';

interface Line {
  /** The name of the field, such as "Opening: heading". */
  label: string;
  text: string;
}

const maxNamedFields = 3;

/** Every text of a file with the name of its field. */
function listLines(text: string): Line[] {
  const { head, body = '' } = splitFrontMatter(text);
  const list = (value: unknown, path: string[]): Line[] => {
    if (typeof value !== 'object' || value === null) return [{ label: formatPathLabel(path), text: String(value) }];
    return Object.entries(value).flatMap(([key, inner]) => list(inner, Array.isArray(value) ? path : [...path, key]));
  };
  const paragraphs = body.split('\n').filter((words) => words.trim());
  return [...list(parse(head) ?? {}, []), ...paragraphs.map((words) => ({ label: 'Text', text: words }))];
}

/** Returns the lines that are missing in `others`. Repeated lines are counted. */
function leaveOut(lines: Line[], others: Line[]): Line[] {
  const toText = ({ label, text }: Line) => `${label}: ${text}`;
  const rest = others.map(toText);
  return lines.filter((line) => {
    const place = rest.indexOf(toText(line));
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

/** Returns the lines that a change removed and added. */
export function listChangedLines({ before = '', after = '' }: Pick<FileChange, 'before' | 'after'>) {
  const [old, fresh] = [listLines(before), listLines(after)];
  return { removed: leaveOut(old, fresh), added: leaveOut(fresh, old) };
}

/** "Hours: sunday, Phone and 2 more"; '' for a picture and for a file that is new or deleted. */
export function nameChangedFields({ path, before, after }: FileChange): string {
  if (isPicture(path) || before === undefined || after === undefined) return '';
  const { removed, added } = listChangedLines({ before, after });
  const labels = [...new Set([...removed, ...added].map(({ label }) => label).filter(Boolean))];
  const more = labels.length - maxNamedFields;
  return `${labels.slice(0, maxNamedFields).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
