import type { z } from 'zod';
import { findNearest } from '../edit-distance.ts';
import { type Fault, formatPath } from './fault.ts';
import type { ContentSource, FieldPath } from './yaml-source.ts';

type Issue = z.core.$ZodIssue;

const typeNames: Record<string, string> = {
  string: 'text: put it in quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list, each item on a line that starts with -',
  object: 'a group of indented fields',
  record: 'a group of indented fields',
};

const getValue = (data: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

const isMissing = (issue: Issue, data: unknown) =>
  ['invalid_type', 'invalid_value'].includes(issue.code) && getValue(data, issue.path) === undefined;

/** Describes limits for which the schema has no message. */
function describeLimit(issue: Issue): string {
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters' : '';
  if (issue.code === 'too_big') return `must be ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}${unit}`;
  if (issue.code === 'too_small') return `must be ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}${unit}`;
  return issue.message;
}

function describeIssue(issue: Issue, data: unknown): string {
  if (isMissing(issue, data)) return 'is missing: add it';
  // The value is a list item that is not written yet, a form field that was emptied, or a whole file.
  if (issue.code === 'invalid_type' && getValue(data, issue.path) === null)
    return 'is empty: write it, or remove it; put the word null in quotes';
  if (issue.code === 'invalid_type') return `must be ${typeNames[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.message.startsWith('Too ')) return describeLimit(issue);
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message;
  if (issue.message.startsWith('Invalid ')) return `"${getValue(data, issue.path)}" is not one of the possible kinds`;
  return issue.message;
}

/** Converts the issues of a schema to faults that name the fix. */
export function listFaults(file: string, issues: Issue[], data: unknown): Fault[] {
  // Keys in YAML data are never symbols.
  const getPath = (issue: Issue) => issue.path as FieldPath;
  const missing = issues.filter((issue) => isMissing(issue, data)).map((issue) => formatPath(getPath(issue)));
  const misspelled = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => {
      const path = [...getPath(issue), key];
      // A misspelled field causes two issues, one as unknown and one as missing. Only the first is reported.
      const suggestion = findNearest(formatPath(path), missing);
      if (suggestion) misspelled.add(suggestion);
      const fix = suggestion ? `did you mean ${suggestion.replace(/^.*\./, '')}?` : 'correct its spelling or remove it';
      return { file, path, message: `is not a field here: ${fix}` };
    });
  });
  const others = issues
    .filter((issue) => issue.code !== 'unrecognized_keys' && !misspelled.has(formatPath(getPath(issue))))
    .map((issue) => ({ file, path: getPath(issue), message: describeIssue(issue, data) }));
  return [...unknown, ...others];
}

/** Dollars, whose comma is followed by three digits or by the cents. */
const price = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+)|,(?=\d\d$)(\d+))?$/;
const coordinate = /^([-−–])?\s*(\d+(?:\.\d+)?)\s*°?\s*([NESW])?$/i;

/** Returns the number in a text such as "$1,349.50", "349,50", "−104.48" or "104.48° W"; `undefined` if the text is none. */
export function parseNumber(text: string): number | undefined {
  const [, dollars, cents = '0'] = price.exec(text.trim())?.filter(Boolean) ?? [];
  if (dollars !== undefined) return Number(`${dollars.replaceAll(',', '')}.${cents}`);
  const [, minus, figure, direction] = coordinate.exec(text.trim()) ?? [];
  if (figure === undefined) return undefined;
  return minus || /[SW]/i.test(direction ?? '') ? -Number(figure) : Number(figure);
}

/** Converts a number to text, such as a ZIP without quotes, and text to a number, such as "$349.50". */
function convertType(issue: Issue, value: unknown, written: string | undefined): string | number | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'string' && typeof value === 'number') return written ?? String(value);
  return issue.expected === 'number' && typeof value === 'string' ? parseNumber(value) : undefined;
}

/** Returns the data with each value converted of which only the type is wrong; `undefined` if there is none. */
function convertTypes(issues: Issue[], data: unknown, getText: ContentSource['getText']): unknown {
  let converted: unknown;
  for (const issue of issues) {
    const { path } = issue;
    const value = convertType(issue, getValue(data, path), getText(path as FieldPath));
    const key = path.at(-1);
    if (value === undefined || key === undefined) continue;
    converted ??= structuredClone(data);
    (getValue(converted, path.slice(0, -1)) as Record<PropertyKey, unknown>)[key] = value;
  }
  return converted;
}

/** Validates a file. Returns its data, or its faults. */
export function parseBySchema<Schema extends z.ZodType>(
  { path, data, faults, getText }: ContentSource,
  schema: Schema,
) {
  if (faults.length > 0) return { data: undefined, faults };
  const asWritten = schema.safeParse(data);
  const converted = asWritten.error && convertTypes(asWritten.error.issues, data, getText);
  const result = converted === undefined ? asWritten : schema.safeParse(converted);
  return { data: result.data, faults: listFaults(path, result.error?.issues ?? [], converted ?? data) };
}
