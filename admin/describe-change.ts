/** Describes the changes of a file with the labels of its form. */
import { parse, stringify } from 'yaml';
import { isPicture } from '../src/lib/pictures/original.ts';
import { formatPathLabel } from './field-names.ts';
import type { FileChange } from './repository.ts';
import { type Group, isGroup } from './shape.ts';
import { splitFrontMatter } from './yaml-document.ts';

interface Line {
  /** The name of the field, such as "Opening: heading". */
  label: string;
  text: string;
}

const maxNamedFields = 3;

/** Returns every text of a file with the label of its field. */
function listLines(text: string): Line[] {
  const { head, body = '' } = splitFrontMatter(text);
  const list = (value: unknown, path: string[]): Line[] => {
    if (typeof value !== 'object' || value === null) return [{ label: formatPathLabel(path), text: String(value) }];
    return Object.entries(value).flatMap(([key, inner]) => list(inner, Array.isArray(value) ? path : [...path, key]));
  };
  const paragraphs = body.split('\n').filter((line) => line.trim());
  return [...list(parse(head) ?? {}, []), ...paragraphs.map((text) => ({ label: 'Text', text }))];
}

/** Returns the lines that are missing in `others`. Repeated lines are counted. */
function excludeLines(lines: Line[], others: Line[]): Line[] {
  const toText = ({ label, text }: Line) => `${label}: ${text}`;
  const rest = others.map(toText);
  return lines.filter((line) => {
    const index = rest.indexOf(toText(line));
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Returns the lines that a change removed and added. */
export function listChangedLines({ before = '', after = '' }: Pick<FileChange, 'before' | 'after'>) {
  const [oldLines, newLines] = [listLines(before), listLines(after)];
  return { removed: excludeLines(oldLines, newLines), added: excludeLines(newLines, oldLines) };
}

/** Returns the items of a file that is a list, such as the reviews, by id; an empty map for any other file. */
function readItems(text: string): Map<unknown, Group> {
  const data: unknown = text.startsWith('---') ? undefined : parse(text);
  const items = Array.isArray(data) ? data.filter((item) => isGroup(item) && item['id'] !== undefined) : [];
  return new Map(items.map((item: Group) => [item['id'], item]));
}

/** Returns the items that `others` lack, by name: "Ruth E.". */
const listMissingItems = (items: Map<unknown, Group>, others: Map<unknown, Group>) =>
  [...items].filter(([id]) => !others.has(id)).map(([id, item]) => String(item['name'] ?? item['author'] ?? id));

/** Returns labels such as "Ruth E. removed" or "Hours: sunday, Phone and 2 more"; '' for a picture and for a file that is new or deleted. */
export function describeChangedFields({ path, before, after }: FileChange): string {
  if (isPicture(path) || before === undefined || after === undefined) return '';
  const [oldItems, newItems] = [readItems(before), readItems(after)];
  const items = [
    ...listMissingItems(oldItems, newItems).map((name) => `${name} removed`),
    ...listMissingItems(newItems, oldItems).map((name) => `${name} added`),
  ];
  // The fields of these items are left out.
  const keepShared = (list: Map<unknown, Group>) =>
    stringify([...list.values()].filter(({ id }) => oldItems.has(id) && newItems.has(id)));
  const texts = items.length > 0 ? { before: keepShared(oldItems), after: keepShared(newItems) } : { before, after };
  const { removed, added } = listChangedLines(texts);
  const labels = [...items, ...new Set([...removed, ...added].map(({ label }) => label).filter(Boolean))];
  const more = labels.length - maxNamedFields;
  return `${labels.slice(0, maxNamedFields).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
