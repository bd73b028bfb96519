/** Reverts one change to a file, field by field, and keeps later changes. */
import { parse } from 'yaml';
import type { FieldPath } from '../src/lib/content/yaml-source.ts';
import { isGroup } from './shape.ts';
import { changeText, isSame, matchItems, splitFrontMatter } from './yaml-document.ts';

/** A field that was changed again since: both texts are shown, and the owner chooses. */
export interface Conflict {
  path: FieldPath;
  /** `undefined` if it is not there. */
  now: unknown;
  before: unknown;
}

/** A value whose list items have keys, which stay the same in all versions when items move. */
interface TrackedValue {
  value: unknown;
  kind: 'value' | 'group' | 'list';
  fields: ReadonlyMap<string, TrackedValue>;
}

let lastKey = 0;

/** Numbers in a list are one value, such as a point in a picture. */
const isList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && !(value.length > 0 && value.every((item) => typeof item === 'number'));

/** `previous` is the version directly before or after it: with only one change between, items are matched reliably. */
function track(value: unknown, previous?: TrackedValue): TrackedValue {
  if (isGroup(value)) {
    const previousFields = previous?.kind === 'group' ? previous.fields : undefined;
    const fields = Object.entries(value).map(([key, inner]) => [key, track(inner, previousFields?.get(key))] as const);
    return { value, kind: 'group', fields: new Map(fields) };
  }
  if (!isList(value)) return { value, kind: 'value', fields: new Map() };
  const previousFields = previous?.kind === 'list' ? [...previous.fields] : [];
  const matches = matchItems(
    previousFields.map(([, item]) => item.value),
    value,
  );
  const fields = value.map((inner, index) => {
    const [key, item] = previousFields[matches[index] ?? -1] ?? [];
    return [key ?? `item-${++lastKey}`, track(inner, item)] as const;
  });
  return { value, kind: 'list', fields: new Map(fields) };
}

interface Merge {
  conflicts: Conflict[];
  /** Puts the older value in where both differ; else the present one stays. */
  isForced: boolean;
}

/**
 * Returns what `now` becomes without the change from `before` to `after`; `undefined` if it is then not there.
 */
function mergeFields(
  after: TrackedValue | undefined,
  now: TrackedValue | undefined,
  before: TrackedValue | undefined,
  path: FieldPath,
  merge: Merge,
): unknown {
  if (isSame(after?.value, before?.value) || isSame(now?.value, before?.value)) return now?.value;
  if (isSame(now?.value, after?.value)) return before?.value;
  if (after?.kind === 'group' && now?.kind === 'group' && before?.kind === 'group') {
    const keys = new Set([...now.fields.keys(), ...before.fields.keys()]);
    const fields = [...keys].map((key) => {
      const parts = [after, now, before].map(({ fields }) => fields.get(key));
      return [key, mergeFields(parts[0], parts[1], parts[2], [...path, key], merge)] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (after?.kind === 'list' && now?.kind === 'list' && before?.kind === 'list')
    return mergeLists(after, now, before, path, merge);
  return resolveConflict(now?.value, before?.value, path, merge);
}

function resolveConflict(now: unknown, before: unknown, path: FieldPath, merge: Merge): unknown {
  merge.conflicts.push({ path, now, before });
  return merge.isForced ? before : now;
}

const isKnown = (id: unknown) => id !== undefined;
const getId = (value: unknown) => (isGroup(value) ? value['id'] : undefined);

/** Finds an item that was removed and added again by its value or id, because it has a new key. */
function findReinsertedItem(
  list: TrackedValue,
  item: TrackedValue,
  keys: ReadonlyMap<string, TrackedValue>,
): string | undefined {
  const isSameItem = ({ value }: TrackedValue) =>
    isSame(value, item.value) || (isKnown(getId(value)) && getId(value) === getId(item.value));
  return [...list.fields].find(([key, other]) => !keys.has(key) && isSameItem(other))?.[0];
}

function mergeLists(
  after: TrackedValue,
  now: TrackedValue,
  before: TrackedValue,
  path: FieldPath,
  merge: Merge,
): unknown[] {
  const result = new Map<string, unknown>();
  for (const [index, [key, item]] of [...now.fields].entries()) {
    const itemAfterChange = after.fields.get(key);
    const value = itemAfterChange
      ? mergeFields(itemAfterChange, item, before.fields.get(key), [...path, index], merge)
      : item.value;
    if (value !== undefined) result.set(key, value);
  }
  const order = [...before.fields.keys()];
  for (const [index, [key, item]] of [...before.fields].entries()) {
    if (now.fields.has(key)) continue;
    const itemAfterChange = after.fields.get(key);
    // A later change has removed it.
    if (itemAfterChange && isSame(itemAfterChange.value, item.value)) continue;
    const reinsertedKey = itemAfterChange ? undefined : findReinsertedItem(now, item, after.fields);
    if (reinsertedKey) {
      order[index] = reinsertedKey;
      continue;
    }
    const value = itemAfterChange ? resolveConflict(undefined, item.value, [...path, index], merge) : item.value;
    if (value !== undefined) insertAfter(result, order.slice(0, index), key, value);
  }
  return restoreOrder(after, now, order, result);
}

/** Inserts an item after the last one of `earlier`, or first if none of them is in the list. */
function insertAfter(list: Map<string, unknown>, earlier: string[], key: string, value: unknown) {
  const entries = [...list];
  const position = entries.findLastIndex(([other]) => earlier.includes(other)) + 1;
  list.clear();
  for (const [other, inner] of entries.toSpliced(position, 0, [key, value])) list.set(other, inner);
}

/** Moves items back that the change had moved, unless their order has changed again since. */
function restoreOrder(
  after: TrackedValue,
  now: TrackedValue,
  before: string[],
  result: Map<string, unknown>,
): unknown[] {
  const isCommon = (key: string) => after.fields.has(key) && now.fields.has(key) && before.includes(key);
  const common = (keys: Iterable<string>) => [...keys].filter((key) => isCommon(key) && result.has(key));
  const restoredOrder = common(before);
  if (!isSame(common(now.fields.keys()), common(after.fields.keys()))) return [...result.values()];
  return [...result.keys()].map((key) => result.get(isCommon(key) ? (restoredOrder.shift() ?? key) : key));
}

/** The fields of a file, and the paragraphs below those of a Markdown file. */
function readParts(text: string) {
  const { head, body } = splitFrontMatter(text);
  const fields: unknown = parse(head);
  return body === undefined ? { fields } : { fields, text: body.trim().split(/\n{2,}/) };
}

/** A file at the times before and after the change, and after each later one; `undefined` where it does not exist. */
export interface FileVersions {
  before: string | undefined;
  after: string | undefined;
  later: (string | undefined)[];
}

export interface RevertedFile {
  /** `undefined` if there is no such file then. */
  text: string | undefined;
  conflicts: Conflict[];
}

export function revertChange({ before, after, later }: FileVersions, isForced = false): RevertedFile {
  const now = later.length > 0 ? later.at(-1) : after;
  if (now === after) return { text: before, conflicts: [] };
  if (before === after || now === before) return { text: now, conflicts: [] };
  const merge: Merge = { conflicts: [], isForced };
  if (before === undefined || after === undefined || now === undefined) {
    const read = (text: string | undefined) => (text === undefined ? undefined : readParts(text).fields);
    resolveConflict(read(now), read(before), [], merge);
    return { text: isForced ? before : now, conflicts: merge.conflicts };
  }
  const first = track(readParts(after));
  let last = first;
  for (const text of later) if (text !== undefined) last = track(readParts(text), last);
  const merged = mergeFields(first, last, track(readParts(before), first), [], merge) as ReturnType<typeof readParts>;
  const isBodySame = isSame(merged.text, readParts(now).text);
  const text = changeText(now, merged.fields, isBodySame ? undefined : `\n${merged.text?.join('\n\n')}\n`);
  const conflicts = merge.conflicts.map((conflict) => {
    const [part, ...path] = conflict.path;
    return { ...conflict, path: part === 'fields' ? path : conflict.path };
  });
  return { text, conflicts };
}
