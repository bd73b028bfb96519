import type { z } from 'zod';
import { findNearest } from './nearest.ts';

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

/** benefits.items.#4.title: items of a list are counted from 1. */
export const formatPath = (path: PropertyKey[]) =>
  path.map((key) => (typeof key === 'number' ? `#${key + 1}` : String(key))).join('.');

const isMissing = (issue: Issue, data: unknown) =>
  ['invalid_type', 'invalid_value'].includes(issue.code) && getValue(data, issue.path) === undefined;

/** Limits that a schema states without words of its own. */
function describeLimit(issue: Issue): string {
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters' : '';
  if (issue.code === 'too_big') return `must be ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}${unit}`;
  if (issue.code === 'too_small') return `must be ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}${unit}`;
  return issue.message;
}

function describeIssue(issue: Issue, data: unknown): string {
  if (isMissing(issue, data)) return 'is missing: add it';
  if (issue.code === 'invalid_type') return `must be ${typeNames[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.message.startsWith('Too ')) return describeLimit(issue);
  if (issue.code === 'invalid_union') return `"${getValue(data, issue.path)}" is none of the kinds there are`;
  return issue.message;
}

/** One line for each fault: 'src/content/….yaml: benefits.items: needs exactly 6 benefits, has 5: add 1'. */
export function formatIssues(file: string, issues: Issue[], data: unknown): string[] {
  const missing = issues.filter((issue) => isMissing(issue, data)).map((issue) => formatPath(issue.path));
  const misspelled = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => {
      const path = formatPath([...issue.path, key]);
      // A misspelled field shows up twice, as unknown and as missing: say it once.
      const meant = findNearest(path, missing);
      if (!meant) return `${file}: ${path}: is no field here: correct its spelling or remove it`;
      misspelled.add(meant);
      return `${file}: ${path}: is no field here: did you mean ${meant.replace(/^.*\./, '')}?`;
    });
  });
  const others = issues
    .filter((issue) => issue.code !== 'unrecognized_keys' && !misspelled.has(formatPath(issue.path)))
    .map(
      (issue) => `${file}: ${issue.path.length > 0 ? `${formatPath(issue.path)}: ` : ''}${describeIssue(issue, data)}`,
    );
  return [...unknown, ...others];
}
