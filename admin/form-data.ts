/** Converts the data of a file to the data of a form, and back. */
import { parseNumber } from '../src/lib/content/list-faults.ts';
import { parseHours } from '../src/lib/hours/parse-hours.ts';
import { findSlot, readPictureValue } from './picture-entry.ts';
import type { Pictures } from './pictures.ts';
import { type Group, getItem, getRecordValue, isConfirmation, isGroup, isTypedNumber, type Shape } from './shape.ts';
import { isSame } from './yaml-document.ts';

/** Converts the data of a file to the data of a form. */
export function toForm(shape: Shape, data: unknown, pictures: Pictures): unknown {
  if (isConfirmation(shape)) return data === false ? '' : data;
  if (isTypedNumber(shape) && typeof data === 'number') return String(data);
  if (shape.references === 'pictures' && typeof data === 'string') return { picture: pictures.getFile(data) };
  const value = getRecordValue(shape);
  if (value && isGroup(data)) {
    return Object.entries(data).map(([name, inner]) => {
      const formValue = toForm(value, inner, pictures);
      return isGroup(formValue) ? { name, ...formValue } : { name, value: formValue };
    });
  }
  if (Array.isArray(data)) {
    return data.map((item) => toForm(getItem(shape) ?? {}, item, pictures));
  }
  if (!isGroup(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, item]) => [key, toForm(shape.properties?.[key] ?? {}, item, pictures)]),
  );
}

/** Returns whether a field was left empty. Depending on its type, the CMS uses one of these values. */
const isBlank = (value: unknown) => value === undefined || value === null || value === '';

function findOldItem(list: unknown[], item: unknown, index: number): unknown {
  return isGroup(item) && item['id'] !== undefined
    ? list.find((old) => isGroup(old) && old['id'] === item['id'])
    : list[index];
}

/** Converts the data of a form to the data of a file. Defaults that the old data, `before`, omits stay omitted. */
export function fromForm(shape: Shape, formValue: unknown, before: unknown): unknown {
  if (isConfirmation(shape)) return isBlank(formValue) ? false : formValue;
  // The CMS trims every text, including those that were not edited.
  if (typeof before === 'string' && formValue === before.trim()) return before;
  if (isTypedNumber(shape)) return isBlank(formValue) ? undefined : (parseNumber(String(formValue)) ?? formValue);
  if (shape.isHours && !isBlank(formValue)) return parseHours(String(formValue)).hours ?? formValue;
  if (shape.references === 'pictures') return findSlot(readPictureValue(formValue));
  const value = getRecordValue(shape);
  if (value) {
    const oldFields = isGroup(before) ? before : {};
    return Object.fromEntries(
      (Array.isArray(formValue) ? formValue : []).map(({ name, value: singleValue, ...rest }: Group) => {
        const key = String(name ?? '');
        return [key, fromForm(value, value.properties ? rest : singleValue, oldFields[key])];
      }),
    );
  }
  if (Array.isArray(formValue)) {
    const old = Array.isArray(before) ? before : [];
    const itemShape = getItem(shape) ?? {};
    return formValue.map((item, index) => fromForm(itemShape, item, findOldItem(old, item, index)));
  }
  if (shape.properties) return isGroup(formValue) ? fromGroup(shape, formValue, before) : undefined;
  return formValue;
}

function fromGroup({ properties = {}, required = [] }: Shape, formValue: Group, before: unknown): Group {
  const oldFields = isGroup(before) ? before : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, field]): [string, unknown][] => {
      const isRequired = required.includes(key);
      if (field.const !== undefined && isRequired) return [[key, field.const]];
      const fileValue = fromForm(field, formValue[key], oldFields[key]);
      // An emptied text is at fault as such; anything else that is empty is missing.
      if (isBlank(fileValue)) return isRequired && fileValue === '' ? [[key, fileValue]] : [];
      const isLeftOut = !isRequired && !(key in oldFields);
      if (isLeftOut && (isSame(fileValue, field.default) || isEmpty(fileValue))) return [];
      return [[key, fileValue]];
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
