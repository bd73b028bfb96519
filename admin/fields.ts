/** The fields of a form, drawn from the shape of what it edits. */
import { getFieldLabel, getItemLabel } from './field-names.ts';
import type { KnownNames } from './read-review.ts';
import { type Group, getRecordValue, isConfirmation, type Shape } from './shape.ts';
import type { SiteSource } from './site.ts';

export type Field = Group & { name: string };

export interface Choice {
  label: string;
  value: string;
}

/** What names of other files may be chosen. */
export type Choices = Record<'claims' | 'services', Choice[]>;

export function listChoices({ names, claims }: Pick<SiteSource, 'names' | 'claims'>): Choices {
  const services = Object.entries(names).flatMap(([path, label]) => {
    const [, value, kind] = /^src\/content\/services\/((\w+)\/.+)\.yaml$/.exec(path) ?? [];
    // Painting is done for homes and for businesses.
    return value ? [{ value, label: `${label}, ${kind === 'residential' ? 'homes' : 'businesses'}` }] : [];
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

/** The fields of the CMS that say what the site's own rules find in them (checked-field.tsx). */
export const checkedTypes = ['string', 'text', 'number', 'datetime', 'select'] as const;
type CheckedType = (typeof checkedTypes)[number];

export const checkedName = (type: CheckedType | 'hours') => `checked-${type}`;

/** Fields of our own (picture-field.tsx, catalogue-field.tsx, questions-field.tsx, review-field.tsx). */
export const pictureWidget = 'site-picture';
export const catalogueWidget = 'site-catalogue';
export const questionsWidget = 'site-questions';
export const reviewWidget = 'site-review';
/** A text field that says below how it understands hours (describe-hours.ts). */
export const hoursWidget = checkedName('hours');

const day = { widget: checkedName('datetime'), type: 'date', format: 'YYYY-MM-DD' };
const longText =
  /text|saturdays|denver|damage|warranty|compensation|callOut|intro|answer|solution|description|alt|quote|caption|note|prepare|pets|price|home|summary|claim|edge|line|more|paragraphs/i;
/** What stands open, because it is changed most; all else unfolds at a press. */
const open = ['hero', 'hours', 'address', 'challenges'];

const choose = (options: unknown[]) => ({
  widget: checkedName('select'),
  options: options.map((value) => ({ label: typeof value === 'string' ? getFieldLabel(value) : String(value), value })),
});

function describeText(name: string, { references, format, isHours, enum: options }: Shape, choices: Choices): Group {
  if (options) return choose(options);
  if (references === 'pictures') return { widget: pictureWidget };
  if (references === 'areas') {
    // Asked of the CMS itself: an area that was just added can be chosen.
    const area = { collection: 'areas', value_field: '{{slug}}', display_fields: ['name'], search_fields: ['name'] };
    return { widget: 'relation', ...area };
  }
  if (references) return { widget: checkedName('select'), options: choices[references] };
  if (format === 'date') return day;
  if (isHours) return { widget: hoursWidget };
  return { widget: checkedName(longText.test(name) ? 'text' : 'string') };
}

function describeNumber({ type, minimum, maximum, enum: options }: Shape): Group {
  if (options) return choose(options);
  return {
    widget: checkedName('number'),
    value_type: type === 'integer' ? 'int' : 'float',
    ...(minimum !== undefined && { min: minimum }),
    // JSON Schema names the largest safe integer where there is no limit.
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

/** The CMS knows the names of choices in its own field alone: where a list shows what was chosen, that one stands. */
const takePlain = <Part extends Group>(part: Part): Part =>
  part['widget'] === checkedName('select') ? { ...part, widget: 'select' } : part;

function describeList(name: string, shape: Shape, item: Shape, choices: Choices): Group {
  const { minItems: min, maxItems: max } = shape;
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  if (item.properties) {
    const isTelling = ([key, { enum: options, references }]: [string, Shape]) =>
      key !== 'id' && !options && !references;
    const [summary = ''] = Object.entries(item.properties).find(isTelling) ?? [];
    const fields = describeFields(item, choices);
    return { widget: 'list', ...limits, fields, summary: `{{${summary}}}`, collapsed: true };
  }
  // The widget alone: whether the list itself may stay away is known to its own field.
  const one = takePlain(describePart(name, item, choices));
  const isChoice = one['widget'] === 'relation' || one['widget'] === 'select';
  if (isChoice) return { ...one, ...limits, multiple: true };
  // A list without a field of its own has boxes of one line.
  const field = longText.test(name) && { field: { name: 'text', label: getItemLabel(getFieldLabel(name)), ...one } };
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
    return { widget: 'object', collapsed: !open.includes(name), fields: describeFields(shape, choices) };
  }
  const { items } = shape;
  // Where a picture is cut is pointed at where it stands.
  if (Array.isArray(items)) return { widget: 'hidden' };
  if (items) return describeList(name, shape, items, choices);
  if (shape.type === 'boolean') return { widget: 'boolean', required: false };
  if (shape.type === 'number' || shape.type === 'integer') return describeNumber(shape);
  return describeText(name, shape, choices);
}

/** One field of a form; `name` is its key in the file. */
export function describeField(name: string, shape: Shape, isRequired: boolean, choices: Choices): Field {
  if (shape.const !== undefined) return { name, widget: 'hidden', default: shape.const };
  const label = shape.title ?? getFieldLabel(name);
  const part = describePart(name, shape, choices);
  return {
    name,
    label,
    required: isRequired,
    // The CMS reads a hint as Markdown, and would make a link of [name](https://…).
    ...(shape.description && { hint: shape.description.replaceAll('[', '\\[') }),
    ...(part['widget'] === 'list' && { label_singular: getItemLabel(label) }),
    ...part,
    // What was just added is empty, and stands open to be filled in.
    ...(part['widget'] === 'object' && !isRequired && { collapsed: 'auto' }),
  };
}

/** The fields of a group: what few owners touch comes last, and the id of an item is made. */
export const describeFields = ({ properties = {}, required = [] }: Shape, choices: Choices): Field[] =>
  Object.entries(properties)
    .sort(([, one], [, other]) => Number(one.isRare ?? false) - Number(other.isRare ?? false))
    .map(([key, shape]) =>
      key === 'id' ? { name: key, widget: 'hidden' } : describeField(key, shape, required.includes(key), choices),
    );
