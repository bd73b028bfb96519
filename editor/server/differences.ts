import { isDeepStrictEqual } from 'node:util';
import { nameField } from './field-names.ts';
import { isGroup, matchItems } from './yaml-document.ts';

export interface Difference {
  /** Where, as a person would say it. */
  label: string;
  before?: string;
  after?: string;
}

/** The name of a picture, a service or a kind as the forms write it; of an item no id, which no visitor sees. */
function show(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!isGroup(value) && !Array.isArray(value)) return String(value ?? '').replace(/^[a-z][a-z\d-]*$/, nameField);
  const said = Object.entries(value).filter(([key, inner]) => key !== 'id' && typeof inner !== 'boolean');
  return said
    .map(([, inner]) => show(inner))
    .filter(Boolean)
    .join(' · ');
}

/** What an item is called: the first short text in it that is no id. */
function nameItem(item: unknown, index: number): string {
  const { id: _, ...rest } = isGroup(item) ? item : {};
  const named = Object.values(rest).find((value) => typeof value === 'string' && value.length > 2);
  return typeof item === 'string' ? item : show(named ?? `no. ${index + 1}`);
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
    const changed = after.flatMap((item, index) => {
      const match = matches[index];
      const name = under(nameItem(item, index));
      if (match !== undefined) return describeDifferences(before[match], item, name);
      if (!isGroup(item)) return [{ label: name, after: show(item) }];
      const { id: _, ...fields } = item;
      return describeDifferences({}, fields, name);
    });
    const removed = before.flatMap((item, index) =>
      matches.includes(index) ? [] : [{ label: under(nameItem(item, index)), before: show(item) }],
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
