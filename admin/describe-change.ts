/** Describes the changes of a file with the labels of its form. */
import { parse } from 'yaml';
import { getFieldLabel } from './field-names.ts';
import { listSteps } from './field-path.ts';
import type { FileChange } from './repository.ts';
import { isGroup, type Shape } from './shape.ts';
import { splitFrontMatter } from './yaml-document.ts';

interface Line {
  /** The name of the field, such as "Opening: Heading". */
  label: string;
  text: string;
  /** Identifies the field, and also an item with an id; other items may have moved or have a new name. */
  key: string;
  /** The names of the items that contain it, from the outside in: "Days off, other hours: Thanksgiving". */
  items: string[];
  /** Set for a fixed value, such as the kind of a page, which no form shows. */
  isHidden?: boolean;
}

export const isTextFile = (path: string) => /\.(yaml|md)$/.test(path);

const maxNamedFields = 3;

type Path = (string | number)[];

type Point = [left: number, top: number];

/** The only numbers in a list are the point of a picture that must stay in sight. */
const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

/** Returns the value of a field in words; "(nothing)" if it is not there. */
export function formatValue(value: unknown): string {
  if (value === undefined) return '(nothing)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isPoint(value)) return `${value[0]}% from the left, ${value[1]}% from the top`;
  if (typeof value === 'object' && value !== null) return Object.values(value).map(formatValue).join(' / ');
  return String(value);
}

const formatChoice = (value: unknown, { enum: options }: Shape): string =>
  options && typeof value === 'string' ? getFieldLabel(value) : formatValue(value);

const joinLabels = (steps: { label?: string | undefined }[]) =>
  steps.flatMap(({ label }) => (label === undefined ? [] : [label])).join(': ');

/** Returns the data of a version of a file. One that is no valid YAML, by a change outside of the editor, is one text. */
function readVersion(head: string): unknown {
  try {
    return parse(head) ?? {};
  } catch {
    return head;
  }
}

/** Returns every text of a file with the label of its field. */
function listLines(file: string, text: string): Line[] {
  const { head, body = '' } = splitFrontMatter(text);
  const data = readVersion(head);
  const createLine = (value: unknown, path: Path, keys: Path): Line => {
    const steps = listSteps(file, path, data);
    const items = steps.flatMap(({ isItem, label }, index) =>
      isItem && label !== undefined ? [joinLabels(steps.slice(0, index + 1))] : [],
    );
    const { shape = {} } = steps.at(-1) ?? {};
    return {
      label: joinLabels(steps),
      text: formatChoice(value, shape),
      key: keys.join('.'),
      items,
      isHidden: shape.const !== undefined,
    };
  };
  const list = (value: unknown, path: Path, keys: Path): Line[] => {
    if (Array.isArray(value) && !isPoint(value))
      return value.flatMap((item, index) => {
        const id = isGroup(item) && item['id'] !== undefined ? [String(item['id'])] : [];
        return list(item, [...path, index], [...keys, ...id]);
      });
    if (!isGroup(value)) return [createLine(value, path, keys)];
    return Object.entries(value).flatMap(([key, inner]) => list(inner, [...path, key], [...keys, key]));
  };
  const paragraphs = body.split('\n').filter((line) => line.trim());
  return [
    ...list(data, [], []).filter(({ isHidden }) => !isHidden),
    ...paragraphs.map((text) => ({ label: 'Text', text, key: 'body', items: [] })),
  ];
}

/** Returns the lines that are missing in `others` by `toText`. Repeated lines are counted. */
function excludeLines(lines: Line[], others: Line[], toText: (line: Line) => string): Line[] {
  const rest = others.map(toText);
  return lines.filter((line) => {
    const index = rest.indexOf(toText(line));
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Returns the lines that only one of two versions has. An item with a new name keeps its other fields. */
function compareLines(before: Line[], after: Line[]) {
  const byLabel = ({ label, text }: Line) => `${label}: ${text}`;
  const byKey = ({ key, text }: Line) => `${key}: ${text}`;
  const [removed, added] = [excludeLines(before, after, byLabel), excludeLines(after, before, byLabel)];
  return { removed: excludeLines(removed, added, byKey), added: excludeLines(added, removed, byKey) };
}

export interface FieldChange extends Pick<Line, 'label' | 'key'> {
  /** The texts of the field; `undefined` where the file lacks it. */
  before: string | undefined;
  after: string | undefined;
}

/**
 * Pairs the old and the new lines of each field. Items of a list without ids are paired by their order. They stay
 * unpaired if some were added or removed, because a new line may replace any of the old ones.
 */
function pairLines(removed: Line[], added: Line[]): Map<Line, Line> {
  const pairs = new Map<Line, Line>();
  const pairBy = (getName: (line: Line) => string) => {
    const paired = new Set(pairs.values());
    const unpaired = removed.filter((line) => !pairs.has(line));
    for (const line of unpaired) {
      const hasSameName = (other: Line) => getName(other) === getName(line);
      const before = unpaired.filter(hasSameName);
      const after = added.filter((other) => !paired.has(other) && hasSameName(other));
      const match = after[before.indexOf(line)];
      if (match && before.length === after.length) pairs.set(line, match);
    }
  };
  pairBy(({ label, key }) => `${label}: ${key}`);
  pairBy(({ key }) => key);
  return pairs;
}

/** Returns the changed fields of a file. */
export function listFieldChanges({ path, before = '', after = '' }: FileChange): FieldChange[] {
  const { removed, added } = compareLines(listLines(path, before), listLines(path, after));
  const pairs = pairLines(removed, added);
  const paired = new Set(pairs.values());
  return [
    ...removed.map((line) => {
      const match = pairs.get(line);
      const { label, key } = match ?? line;
      return { label, key, before: line.text, after: match?.text };
    }),
    ...added
      .filter((line) => !paired.has(line))
      .map(({ label, key, text }) => ({ label, key, before: undefined, after: text })),
  ];
}

/** Returns a function that finds the outermost item of a line that only this version has, with all of its lines. */
function findWholeItem(changed: Line[], lines: Line[], otherLines: Line[]) {
  const count = (list: Line[], name: string) => list.filter(({ items }) => items.includes(name)).length;
  const isWhole = (name: string) => count(otherLines, name) === 0 && count(changed, name) === count(lines, name);
  return ({ items }: Line) => items.find(isWhole);
}

/** Returns labels such as "Ruth E. removed" or "Hours: Sunday, Phone and 2 more"; '' for a picture and for a file that is new or deleted. */
export function describeChangedFields({ path, before, after }: FileChange): string {
  if (!isTextFile(path) || before === undefined || after === undefined) return '';
  const [oldLines, newLines] = [listLines(path, before), listLines(path, after)];
  const { removed, added } = compareLines(oldLines, newLines);
  const findRemovedItem = findWholeItem(removed, oldLines, newLines);
  const findAddedItem = findWholeItem(added, newLines, oldLines);
  const items = [
    ...removed.flatMap((line) => findRemovedItem(line) ?? []).map((name) => `${name} removed`),
    ...added.flatMap((line) => findAddedItem(line) ?? []).map((name) => `${name} added`),
  ];
  const fields = [
    ...removed.filter((line) => !findRemovedItem(line)),
    ...added.filter((line) => !findAddedItem(line)),
  ].map(({ label }) => label);
  const labels = [...new Set([...items, ...fields])].filter(Boolean);
  const more = labels.length - maxNamedFields;
  return `${labels.slice(0, maxNamedFields).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
