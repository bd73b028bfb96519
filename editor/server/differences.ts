import { isDeepStrictEqual } from 'node:util';
import { readSite } from './content.ts';
import { nameField } from './field-names.ts';
import { isGroup, matchItems } from './yaml-document.ts';

export interface Difference {
  /** Where, as a person would say it. */
  label: string;
  before?: string;
  after?: string;
}

/** What the forms call an area, a service, a picture or a kind. */
const nameValue = (name: string) =>
  Object.values(readSite().references)
    .flat()
    .find(({ value }) => value === name)?.label ?? nameField(name);

/** A value as the forms write it; of an item no id, which no visitor sees. */
function show(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!isGroup(value) && !Array.isArray(value)) return String(value ?? '').replace(/^[a-z][a-z\d/-]*$/, nameValue);
  const said = Object.entries(value).filter(([key, inner]) => key !== 'id' && typeof inner !== 'boolean');
  return said
    .map(([, inner]) => show(inner))
    .filter(Boolean)
    .join(' · ');
}

/** What an item is called: the first short text in it that is no id. */
function nameItem(item: Record<string, unknown>, index: number): string {
  const { id: _, ...rest } = item;
  const named = Object.values(rest).find((value) => typeof value === 'string' && value.length > 2);
  return show(named ?? `no. ${index + 1}`);
}

/** The difference of two states of a file in words, one for each field. */
export function describeDifferences(before: unknown, after: unknown, label = ''): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const under = (name: string) => (label ? `${label} › ${name}` : name);
  if (isGroup(before) && isGroup(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      describeDifferences(before[key], after[key], under(nameField(key))),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const matches = matchItems(before, after);
    // A text alone is said once: it needs no name before it.
    const nameOf = (item: unknown, index: number) => (isGroup(item) ? under(nameItem(item, index)) : label || 'List');
    const changed = after.flatMap((item, index) => {
      const match = matches[index];
      const name = nameOf(item, index);
      if (match !== undefined) return describeDifferences(before[match], item, name);
      if (!isGroup(item)) return [{ label: name, after: show(item) }];
      const { id: _, ...fields } = item;
      return describeDifferences({}, fields, name);
    });
    const removed = before.flatMap((item, index) =>
      matches.includes(index) ? [] : [{ label: nameOf(item, index), before: show(item) }],
    );
    if (changed.length + removed.length === 0) return [{ label: label || 'List', after: 'in another order' }];
    return [...changed, ...removed];
  }
  return [
    {
      label: label || 'File',
      ...(before !== undefined && { before: show(before) }),
      ...(after !== undefined && { after: show(after) }),
    },
  ];
}
