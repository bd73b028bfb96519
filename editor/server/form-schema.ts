import { z } from 'zod';
import { type ContentKind, contentKinds, findContentKind, findPage } from '../../src/content-loading/content-kinds.ts';
import { areaPage } from '../../src/schemas/area-page.ts';
import type { Reference } from '../../src/schemas/reference.ts';
import { service } from '../../src/schemas/service.ts';
import { nameField } from './field-names.ts';

/** What a form is drawn from: JSON Schema, with what this project's schemas say besides. */
export interface FormSchema {
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: FormSchema[];
  properties?: Record<string, FormSchema>;
  required?: string[];
  additionalProperties?: boolean | FormSchema;
  propertyNames?: FormSchema;
  items?: FormSchema | FormSchema[];
  uniqueItems?: boolean;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  references?: Reference;
  default?: unknown;
  /** When it may, where not always. */
  mayBeEmpty?: string;
  /** Few owners touch it: the form shows it apart. */
  isRare?: boolean;
}

export type References = Record<Reference, { value: string; label: string }[]>;

const unionsByKind: Partial<Record<string, z.ZodType>> = { areaPages: areaPage, services: service };

const listBranches = (schema: z.ZodType): z.ZodObject[] =>
  schema instanceof z.ZodDiscriminatedUnion
    ? schema.options.flatMap((option) => listBranches(option as z.ZodType))
    : [schema as z.ZodObject];

/** The schema that a file is held against, of a file that may be of several kinds the one it says. */
function getSchema(file: string, data: unknown): z.ZodType {
  const kind = findContentKind(file);
  if (!kind) throw new Error(`${file} is no content that the site knows`);
  const page = findPage(file);
  if (page) return page.page.schema;
  const own = (data ?? {}) as Record<string, unknown>;
  const union = unionsByKind[kind];
  const branch =
    union &&
    listBranches(union).find(({ shape }) =>
      ['kind', 'service'].every((key) => !shape[key] || shape[key].safeParse(own[key]).success),
    );
  return branch ?? (contentKinds[kind] as ContentKind).list ?? contentKinds[kind].schema;
}

/** A form knows no open set of names: where the names are known, each becomes a field. */
function spellOutNames(schema: FormSchema, references: References): FormSchema {
  const { propertyNames: names, additionalProperties: value, ...rest } = schema;
  if (!names || typeof value !== 'object') return schema;
  const known = names.enum?.map((name) => ({ value: String(name), label: nameField(String(name)) }));
  const choices = known ?? (names.references && references[names.references]) ?? [];
  if (choices.length === 0) return schema;
  const properties = Object.fromEntries(choices.map((choice) => [choice.value, { ...value, title: choice.label }]));
  return { ...rest, type: 'object', properties, ...(known ? {} : { required: [] }) };
}

/** Labels from names, no defaults (what a file leaves out stays out), and fields that are false or a day as one. */
function prepare(given: FormSchema, references: References, name = ''): FormSchema {
  const { default: _, ...schema } = spellOutNames(given, references);
  const title = schema.title ?? nameField(name);
  const orDay = schema.anyOf?.find(({ const: value }) => value !== false);
  if (orDay && schema.anyOf?.length === 2) {
    return { type: 'string', format: 'confirmation', title, description: schema.description };
  }
  const { items, properties } = schema;
  return {
    ...schema,
    title,
    // A choice of several: boxes to tick.
    ...(items && !Array.isArray(items) && items.enum && { uniqueItems: true }),
    ...(Array.isArray(items) && { items: items.map((item, index) => prepare(item, references, `${index + 1}`)) }),
    ...(items && !Array.isArray(items) && { items: prepare(items, references, name) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [key, prepare(inner, references, key)]),
      ),
    }),
  };
}

/** The form of a file, drawn from the schema by which the build checks it. */
export function getFormSchema(file: string, data: unknown, references: References): FormSchema {
  const schema = z.toJSONSchema(getSchema(file, data), {
    io: 'input',
    target: 'draft-7',
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  }) as FormSchema;
  const kind = findContentKind(file) ?? 'pages';
  const form = prepare(schema, references);
  // In the form of the catalogue each picture is a field.
  if (kind === 'pictures' && typeof form.additionalProperties === 'object') {
    const entry = prepare(form.additionalProperties, references);
    const slots = Object.keys((data ?? {}) as object);
    return {
      type: 'object',
      properties: Object.fromEntries(slots.map((slot) => [slot, { ...entry, title: nameField(slot) }])),
    };
  }
  return form;
}

const slugify = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** What nobody should have to type: the one value a field can have, and the id of a new item. */
export function completeData(schema: FormSchema, data: unknown): unknown {
  if (Array.isArray(data)) {
    const { items } = schema;
    const known = new Set(data.map((item) => (item as { id?: string } | null)?.id));
    return data.map((item, index) => {
      const own = Array.isArray(items) ? items[index] : items;
      const whole = completeData(own ?? {}, item);
      if (!own?.properties?.['id'] || !whole || typeof whole !== 'object' || 'id' in whole) return whole;
      const { name, author, title, location, claim } = whole as Record<string, string | undefined>;
      const base = slugify([name ?? author ?? title ?? claim, location].filter(Boolean).join(' ')) || 'item';
      let id = base;
      for (let count = 2; known.has(id); count++) id = `${base}-${count}`;
      known.add(id);
      return { id, ...whole };
    });
  }
  if (!data || typeof data !== 'object') return data;
  const { properties = {}, required = [] } = schema;
  const entries = Object.entries(data).map(([key, value]) => [key, completeData(properties[key] ?? {}, value)]);
  const constants = required.flatMap((key) =>
    key in data || properties[key]?.const === undefined ? [] : [[key, properties[key].const]],
  );
  return Object.fromEntries([...entries, ...constants]);
}

/** New data in the order of its schema, however it was typed. */
export function orderData(schema: FormSchema, data: unknown): unknown {
  if (Array.isArray(data)) {
    const { items } = schema;
    return data.map((item, index) => orderData((Array.isArray(items) ? items[index] : items) ?? {}, item));
  }
  if (!data || typeof data !== 'object') return data;
  const properties = schema.properties ?? {};
  const place = (key: string) => {
    const index = Object.keys(properties).indexOf(key);
    return index < 0 ? Number.POSITIVE_INFINITY : index;
  };
  return Object.fromEntries(
    Object.entries(data)
      .sort(([one], [other]) => place(one) - place(other))
      .map(([key, value]) => [key, orderData(properties[key] ?? {}, value)]),
  );
}
