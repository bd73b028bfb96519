/** Converts the data of a file to the data of a form, and back. */
import { parseHours } from '../src/lib/hours/parse-hours.ts';
import { findSlot, readHeld } from './picture-facts.ts';
import type { Pictures } from './pictures.ts';
import { type Group, getItem, getRecordValue, isConfirmation, isGroup, type Shape } from './shape.ts';
import { isSame } from './yaml-document.ts';

/** Converts the data of a file to the data of a form. */
export function toForm(shape: Shape, data: unknown, pictures: Pictures): unknown {
  if (isConfirmation(shape)) return data === false ? '' : data;
  if (shape.references === 'pictures' && typeof data === 'string') return { picture: pictures.fileOf(data) };
  const value = getRecordValue(shape);
  if (value && isGroup(data)) {
    return Object.entries(data).map(([name, inner]) => {
      const held = toForm(value, inner, pictures);
      return isGroup(held) ? { name, ...held } : { name, value: held };
    });
  }
  if (Array.isArray(data)) {
    return data.map((one) => toForm(getItem(shape) ?? {}, one, pictures));
  }
  if (!isGroup(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, one]) => [key, toForm(shape.properties?.[key] ?? {}, one, pictures)]),
  );
}

/** A form leaves what was never written empty, in one way or another. */
const isNothing = (value: unknown) => value === undefined || value === null || value === '';

function findBefore(list: unknown[], item: unknown, index: number): unknown {
  return isGroup(item) && item['id'] !== undefined
    ? list.find((old) => isGroup(old) && old['id'] === item['id'])
    : list[index];
}

/** Converts the data of a form to the data of a file. Defaults that the old data, `before`, omits stay omitted. */
export function fromForm(shape: Shape, held: unknown, before: unknown): unknown {
  if (isConfirmation(shape)) return isNothing(held) ? false : held;
  // The CMS trims every text, including those that were not edited.
  if (typeof before === 'string' && held === before.trim()) return before;
  if (shape.isHours && !isNothing(held)) return parseHours(String(held)).hours ?? held;
  if (shape.references === 'pictures') return findSlot(readHeld(held));
  const value = getRecordValue(shape);
  if (value) {
    const was = isGroup(before) ? before : {};
    return Object.fromEntries(
      (Array.isArray(held) ? held : []).map(({ name, value: only, ...rest }: Group) => {
        const key = String(name ?? '');
        return [key, fromForm(value, value.properties ? rest : only, was[key])];
      }),
    );
  }
  if (Array.isArray(held)) {
    const old = Array.isArray(before) ? before : [];
    const item = getItem(shape) ?? {};
    return held.map((one, index) => fromForm(item, one, findBefore(old, one, index)));
  }
  if (shape.properties) return isGroup(held) ? fromGroup(shape, held, before) : undefined;
  return held;
}

function fromGroup({ properties = {}, required = [] }: Shape, held: Group, before: unknown): Group {
  const was = isGroup(before) ? before : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, field]): [string, unknown][] => {
      const isRequired = required.includes(key);
      if (field.const !== undefined && isRequired) return [[key, field.const]];
      const told = fromForm(field, held[key], was[key]);
      // An emptied text is at fault as such; anything else that is empty is missing.
      if (isNothing(told)) return isRequired && told === '' ? [[key, told]] : [];
      const isLeftOut = !isRequired && !(key in was);
      if (isLeftOut && (isSame(told, field.default) || isEmpty(told))) return [];
      return [[key, told]];
    }),
  );
}

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Converts a path in the file to the key path of the field in the form. */
export function toKeyPath(shape: Shape, data: unknown, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const inner = (data as Record<PropertyKey, unknown> | undefined)?.[key];
  const value = getRecordValue(shape);
  if (value) {
    const index = String(Object.keys(isGroup(data) ? data : {}).indexOf(String(key)));
    return [index, ...(value.properties ? toKeyPath(value, inner, rest) : ['value'])];
  }
  const next = Array.isArray(data) ? getItem(shape) : shape.properties?.[String(key)];
  return [String(key), ...toKeyPath(next ?? {}, inner, rest)];
}
