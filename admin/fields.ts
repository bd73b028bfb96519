/** Creates the fields of a form from the shape of its data. */
import { formatServiceLabel, getFieldLabel, getItemLabel } from './field-names.ts';
import type { KnownNames } from './read-review.ts';
import {
  findSummaryKey,
  type Group,
  getRecordValue,
  getShapeLabel,
  isConfirmation,
  isTypedNumber,
  type Shape,
} from './shape.ts';
import type { SiteSource } from './site.ts';

export type Field = Group & { name: string };

export interface Choice {
  label: string;
  value: string;
}

/** The claims and services that a field can refer to. */
export type Choices = Record<'claims' | 'services', Choice[]>;

export function listChoices({ names, claims }: Pick<SiteSource, 'names' | 'claims'>): Choices {
  const services = Object.entries(names).flatMap(([path, label]) => {
    const [, value, kind = ''] = /^src\/content\/services\/((\w+)\/.+)\.yaml$/.exec(path) ?? [];
    return value ? [{ value, label: formatServiceLabel(kind, label) }] : [];
  });
  return { services, claims: claims.map((value) => ({ value, label: getFieldLabel(value) })) };
}

export function listKnownNames({ names }: Pick<SiteSource, 'names'>): KnownNames {
  const listNames = (folder: string) => {
    const named = Object.entries(names).filter(([path]) => path.startsWith(`src/content/${folder}/`));
    return [...new Set(named.map(([, name]) => name))];
  };
  return { services: listNames('services'), areas: listNames('areas') };
}

/** The fields of the CMS that show the faults found by the site's own rules (checked-field.tsx). */
export const checkedTypes = ['string', 'text', 'number', 'datetime', 'select'] as const;
type CheckedType = (typeof checkedTypes)[number];

export const checkedName = (type: CheckedType | 'hours') => `checked-${type}`;

/** Custom fields (picture-field.tsx, catalogue-field.tsx, questions-field.tsx, review-field.tsx). */
export const pictureWidget = 'site-picture';
export const catalogueWidget = 'site-catalogue';
export const questionsWidget = 'site-questions';
export const reviewWidget = 'site-review';
/** A text field with a note about how its hours are understood (describe-hours.ts). */
export const hoursWidget = checkedName('hours');

const day = { widget: checkedName('datetime'), type: 'date', format: 'YYYY-MM-DD' };
const longText =
  /text|saturdays|denver|damage|warranty|compensation|callOut|intro|answer|solution|description|alt|quote|caption|note|prepare|pets|price|home|summary|claim|edge|line|more|paragraphs|heading|sameDay|travel|emergency|paving|weather|hoursElse|pressAlways|shortPhone/i;
/** More fields whose texts are often longer than a line on a phone. Other names contain these words. */
const longTextNames =
  /^(address|after|ask|audience|beside|buildings|cancel|closed|counted|elsewhere|empty|estimate|factors|far|guarantee|invoices|lead|opening|payment|photos|pictures|plain|preview|privacy|property|quiet|reach|short|sill|sooner|springs|until|walk|washWater|we|you)$/;
const isLongText = (name: string) => longText.test(name) || longTextNames.test(name);
/** Groups that are open at first, because they are edited most. All others are collapsed. */
const expandedGroups = ['hero', 'hours', 'address', 'challenges'];

const choose = (options: unknown[]) => ({
  widget: checkedName('select'),
  options: options.map((value) => ({ label: typeof value === 'string' ? getFieldLabel(value) : String(value), value })),
});

function describeText(name: string, { references, format, isHours, enum: options }: Shape, choices: Choices): Group {
  if (options) return choose(options);
  if (references === 'pictures') return { widget: pictureWidget };
  if (references === 'areas') {
    // The CMS itself provides the areas, so that one that was just added can be chosen.
    const area = { collection: 'areas', value_field: '{{slug}}', display_fields: ['name'], search_fields: ['name'] };
    return { widget: 'relation', ...area };
  }
  if (references) return { widget: checkedName('select'), options: choices[references] };
  if (format === 'date') return day;
  if (isHours) return { widget: hoursWidget };
  return { widget: checkedName(isLongText(name) ? 'text' : 'string') };
}

function describeNumber(shape: Shape): Group {
  const { type, minimum, maximum, enum: options } = shape;
  if (options) return choose(options);
  // The number field of the CMS is empty for "$349.50", and drops a minus that is typed first.
  if (isTypedNumber(shape)) return { widget: checkedName('string') };
  return {
    widget: checkedName('number'),
    value_type: type === 'integer' ? 'int' : 'float',
    ...(minimum !== undefined && { min: minimum }),
    // The JSON Schema has the largest safe integer if there is no limit.
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

/** Lists that show the chosen value need the select field of the CMS: only there does the CMS resolve labels. */
const takePlain = <Part extends Group>(part: Part): Part =>
  part['widget'] === checkedName('select') ? { ...part, widget: 'select' } : part;

/** Returns the template of the line for an item in a collapsed list: "Driveway (Concrete)", "Dana R. (sample)". */
function describeSummary(item: Shape): string {
  const { category, sample } = item.properties ?? {};
  return [
    `{{${findSummaryKey(item)}}}`,
    category && ' ({{category}})',
    sample && "{{sample | ternary(' (sample)', '')}}",
  ]
    .filter(Boolean)
    .join('');
}

function describeList(name: string, shape: Shape, item: Shape, choices: Choices): Group {
  const { minItems: min, maxItems: max } = shape;
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  if (item.properties) {
    const fields = describeFields(item, choices).map((field) => (field.name === 'category' ? takePlain(field) : field));
    return { widget: 'list', ...limits, fields, summary: describeSummary(item), collapsed: true };
  }
  // Only the widget: the field of the list defines whether the list is required.
  const one = takePlain(describePart(name, item, choices));
  const isChoice = one['widget'] === 'relation' || one['widget'] === 'select';
  if (isChoice) return { ...one, ...limits, multiple: true };
  // A list without `field` has one-line inputs.
  const field = isLongText(name) && { field: { name: 'text', label: getItemLabel(getFieldLabel(name)), ...one } };
  return { widget: 'list', ...limits, ...field };
}

function describePart(name: string, shape: Shape, choices: Choices): Group {
  const value = getRecordValue(shape);
  if (value) {
    const title = shape.propertyNames?.references === 'services' ? 'Service' : 'Name';
    const key = takePlain(describeField('name', { title, ...shape.propertyNames, type: 'string' }, true, choices));
    const fields = value.properties ? describeFields(value, choices) : [describeField('value', value, true, choices)];
    return { widget: 'list', collapsed: true, fields: [key, ...fields], summary: '{{name}}' };
  }
  if (isConfirmation(shape)) return { ...day, required: false };
  if (shape.properties) {
    return { widget: 'object', collapsed: !expandedGroups.includes(name), fields: describeFields(shape, choices) };
  }
  const { items } = shape;
  // A tuple is the focal point of a picture, which is set by a click on the picture (picture-field.tsx).
  if (Array.isArray(items)) return { widget: 'hidden' };
  if (items) return describeList(name, shape, items, choices);
  if (shape.type === 'boolean') return { widget: 'boolean', required: false };
  if (shape.type === 'number' || shape.type === 'integer') return describeNumber(shape);
  return describeText(name, shape, choices);
}

/** One field of a form; `name` is its key in the file. */
export function describeField(name: string, shape: Shape, isRequired: boolean, choices: Choices): Field {
  if (shape.const !== undefined) return { name, widget: 'hidden', default: shape.const };
  const label = getShapeLabel(name, shape);
  const part = describePart(name, shape, choices);
  return {
    name,
    label,
    required: isRequired,
    // The CMS reads a hint as Markdown, and would make a link of [name](https://…).
    ...(shape.description && { hint: shape.description.replaceAll('[', '\\[') }),
    ...(part['widget'] === 'list' && { label_singular: getItemLabel(label) }),
    ...part,
    // An optional group that was just added is empty, so it is open.
    ...(part['widget'] === 'object' && !isRequired && { collapsed: 'auto' }),
  };
}

/** Creates the fields of a group. Rarely edited ones come last, and the id of an item is hidden: it is generated. */
export const describeFields = ({ properties = {}, required = [] }: Shape, choices: Choices): Field[] =>
  Object.entries(properties)
    .sort(([, one], [, other]) => Number(one.isRare ?? false) - Number(other.isRare ?? false))
    .map(([key, shape]) =>
      key === 'id' ? { name: key, widget: 'hidden' } : describeField(key, shape, required.includes(key), choices),
    );
