/** Names a field by its path in a file, with the labels of its form. */
import { formatDay } from '../src/lib/site/denver-clock.ts';
import { findForm } from './content-forms.ts';
import { formatServiceLabel, getFieldLabel } from './field-names.ts';
import { findSummaryKey, type Group, getItem, getRecordValue, getShapeLabel, isGroup, type Shape } from './shape.ts';

type Path = readonly (string | number)[];

/** A step on the way to a field: a group, an item of a list, or the field itself. */
export interface PathStep {
  /** `undefined` for an item without a name of its own. */
  label?: string | undefined;
  isItem: boolean;
  /** The place of an item of a list. */
  index?: number;
  shape?: Shape | undefined;
}

const maxNameLength = 40;
const isDay = /^\d{4}-\d\d-\d\d$/;

/** Returns the name of an item, else the field that a collapsed list shows for it: "Thanksgiving", "November 26, 2026". */
function findItemName(shape: Shape, item: unknown): string | undefined {
  if (!isGroup(item)) return undefined;
  const texts = [item['name'], item['author'], item[findSummaryKey(shape)]];
  const name = texts.find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined;
  if (name && isDay.test(name)) return formatDay(name);
  return name && name.length > maxNameLength ? `${name.slice(0, maxNameLength).trimEnd()}…` : name;
}

function getRecordLabel({ propertyNames }: Shape, key: string): string {
  const [kind = '', name] = propertyNames?.references === 'services' ? key.split('/') : [];
  return name ? formatServiceLabel(kind, getFieldLabel(name)) : getFieldLabel(key);
}

function listShapeSteps(shape: Shape, data: unknown, [key, ...rest]: Path): PathStep[] {
  if (key === undefined) return [];
  const inner = (data as Group | undefined)?.[key];
  const value = getRecordValue(shape);
  if (value)
    return [{ label: getRecordLabel(shape, String(key)), isItem: true }, ...listShapeSteps(value, inner, rest)];
  if (typeof key === 'number') {
    const item = getItem(shape) ?? {};
    return [
      { label: findItemName(item, inner), isItem: true, index: key, shape: item },
      ...listShapeSteps(item, inner, rest),
    ];
  }
  const field = shape.properties?.[key];
  const steps = listShapeSteps(field ?? {}, inner, rest);
  // The list in a group such as Questions is the group itself to a reader.
  return key === 'items' ? steps : [{ label: getShapeLabel(key, field), isItem: false, shape: field }, ...steps];
}

/** Without `data`, or where it lacks the item, items have no names. */
export const listSteps = (file: string, path: Path, data?: unknown): PathStep[] =>
  listShapeSteps(findForm(file)?.shape ?? {}, data, path);

/** Returns the label of a field: "Opening: Heading", "Days off, other hours: Thanksgiving: Hours", "Neighbors 2". */
export function formatFieldPath(file: string, path: Path, data?: unknown): string {
  const labels: string[] = [];
  for (const { label, index = 0 } of listSteps(file, path, data)) {
    if (label !== undefined) labels.push(label);
    else labels.splice(-1, 1, `${labels.at(-1) ?? 'No.'} ${index + 1}`);
  }
  return labels.join(': ');
}
