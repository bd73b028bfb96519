import type { z } from 'zod';

type Path = PropertyKey[];

/** Shown in the preview of a draft wherever something is still to be written. */
export const placeholder = '…';

/** A draft that needs more rounds has faults of another kind. */
const maxRounds = 40;

const isGroup = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

const getValue = (data: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), data);

/** Returns whether nothing was written yet, in one of the ways in which a form or a file leaves a field empty. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Returns the data of an unfinished page with something in each field that is still empty, so that it can be shown. What
 * was written stays, and so do its faults.
 *
 * @param picture The name of any picture, for those that are still to be chosen.
 */
export function completeDraft(data: unknown, schema: z.ZodType, picture: string): unknown {
  // A text that was filled in may need a certain format: it is the name of a picture, or a day.
  const candidates: unknown[] = [placeholder, picture, '2026-01-01'];
  const completed: unknown = structuredClone(data);
  const filledPaths = new Set<string>();
  const setValue = (path: Path, value: unknown) => {
    const group = getValue(completed, path.slice(0, -1));
    if (!isGroup(group)) return false;
    group[path.at(-1) ?? ''] = value;
    filledPaths.add(path.map(String).join('.'));
    return true;
  };
  const fillIssue = ({ code, path, ...issue }: z.core.$ZodIssue): boolean => {
    const value = getValue(completed, path);
    if (Array.isArray(value)) return code === 'too_small' && value.length === 0 && setValue([...path, 0], null);
    const nextCandidate = candidates[candidates.indexOf(value) + 1];
    if (filledPaths.has(path.map(String).join('.')) && candidates.includes(value))
      return nextCandidate !== undefined && setValue(path, nextCandidate);
    if (!isEmpty(value)) return false;
    if (code === 'invalid_value' && 'values' in issue) return setValue(path, issue.values[0]);
    const expected = 'expected' in issue ? issue.expected : 'string';
    if (expected === 'array') return setValue(path, []);
    if (expected === 'object') return setValue(path, {});
    return setValue(path, placeholder);
  };
  for (let round = 0; round < maxRounds; round++) {
    const issues = schema.safeParse(completed).error?.issues ?? [];
    if (issues.map(fillIssue).every((isChanged) => !isChanged)) break;
  }
  return completed;
}
