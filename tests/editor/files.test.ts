import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseText, readSite, root } from '../../editor/server/content.ts';
import { completeData, type FormSchema, getFormSchema, orderData } from '../../editor/server/form-schema.ts';
import { openFile } from '../../editor/server/save.ts';
import { changeText, createText } from '../../editor/server/yaml-document.ts';
import { findContentKind } from '../../src/content-loading/content-kinds.ts';
import { readChangedContent } from '../../src/content-loading/read-content.ts';
import { findLaunchIssues } from '../../src/launch/find-launch-issues.ts';

const files = globSync(['src/content/**/*.{yaml,md}', 'src/pictures/catalogue.yaml'])
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const read = (file: string) => readFileSync(file, 'utf8');
const { references } = readSite();

it('lists every content file, and no other', () => {
  expect(
    readSite()
      .files.map(({ file }) => file)
      .sort(),
  ).toEqual(files);
});

describe.each(files)('%s', (file) => {
  it('opens, and saved unedited is the same byte for byte', () => {
    const { data, body, schema } = openFile(file);
    expect(changeText(file, read(file), completeData(schema, data), body)).toBe(read(file));
  });

  it('is printed as it stands once one of its values has changed', () => {
    // A change that is taken back: what passes through the printer is the whole file.
    const text = read(file);
    const { data } = parseText(file, text);
    const other = Array.isArray(data) ? [...data.slice(1)] : { ...(data as object), added: 'x' };
    const changed = changeText(file, text, other);
    const lines = new Set(text.split('\n'));
    const foreign = changed.split('\n').filter((line) => !lines.has(line) && !line.startsWith('added: '));
    expect(foreign).toEqual([]);
  });

  it('has a field for everything it holds', () => {
    const missing: string[] = [];
    const walk = (data: unknown, schema: FormSchema, path: string) => {
      if (Array.isArray(data)) {
        const { items } = schema;
        for (const [index, item] of data.entries()) {
          walk(item, (Array.isArray(items) ? items[index] : items) ?? {}, `${path}.${index}`);
        }
      } else if (data && typeof data === 'object') {
        for (const [key, value] of Object.entries(data)) walk(value, schema.properties?.[key] ?? {}, `${path}.${key}`);
      } else if (schema.type === undefined) missing.push(path);
    };
    const { data, schema } = openFile(file);
    walk(data, schema, '');
    expect(missing).toEqual([]);
  });

  it('asks for each field in words for whoever programs nothing', () => {
    const words: string[] = [];
    JSON.stringify(openFile(file).schema, (key, value) => {
      if ((key === 'title' || key === 'description') && typeof value === 'string') words.push(value);
      return value;
    });
    const technical = /\.(yaml|md)\b|src\/|\bslug\b|\bslot\b|catalogue|YYYY|JavaScript|\bfalse\b|launch build/i;
    expect(words.filter((said) => technical.test(said))).toEqual([]);
  });
});

type Data = Record<string, unknown>;
type Break = { what: string; path: (string | number)[]; change: (data: unknown) => unknown };

const at = (path: (string | number)[], change: (value: unknown) => unknown) => (data: unknown) => {
  const copy = structuredClone(data) as Data;
  const [last, ...rest] = path.toReversed() as string[];
  const place = rest.toReversed().reduce<Data>((group, key) => group[key] as Data, copy);
  const value = change(place[last as string]);
  if (value === undefined) delete place[last as string];
  else place[last as string] = value;
  return copy;
};

/** Every rule that a schema states, broken one at a time in what a file holds. */
function listBreaks(data: unknown, schema: FormSchema, path: (string | number)[] = [], isRequired = true): Break[] {
  const here = (what: string, change: (value: unknown) => unknown): Break => ({ what, path, change: at(path, change) });
  const breaks: Break[] = [];
  if (path.length > 0 && isRequired) breaks.push(here('missing', () => undefined));
  if (Array.isArray(data)) {
    const { items, minItems = 0, maxItems } = schema;
    const cut = (change: (list: unknown[]) => unknown[]) => (list: unknown) => change(list as unknown[]);
    if (path.length > 0 && minItems > 0)
      breaks.push(
        here(
          'too few',
          cut((list) => list.slice(0, minItems - 1)),
        ),
      );
    if (path.length > 0 && maxItems !== undefined)
      breaks.push(
        here(
          'too many',
          cut((list) => [...list, ...Array(maxItems).fill(list[0])]),
        ),
      );
    const [first] = data;
    if (first === undefined) return breaks;
    return [...breaks, ...listBreaks(first, (Array.isArray(items) ? items[0] : items) ?? {}, [...path, 0], false)];
  }
  if (data && typeof data === 'object') {
    const { properties = {}, required = [] } = schema;
    const inner = Object.entries(data).flatMap(([key, value]) =>
      listBreaks(value, properties[key] ?? {}, [...path, key], required.includes(key)),
    );
    const stray: Break = {
      what: 'stray field',
      path: [...path, 'zzzzzzzzzz'],
      change:
        path.length > 0
          ? at(path, (group) => ({ ...(group as object), zzzzzzzzzz: 1 }))
          : (all) => ({ ...(all as object), zzzzzzzzzz: 1 }),
    };
    return [...breaks, ...(schema.additionalProperties === false ? [stray] : []), ...inner];
  }
  if (schema.const !== undefined) return [...breaks, here('another value', () => 'zzz')];
  if (schema.enum) return [...breaks, here('no choice', () => 'zzz')];
  if (schema.references) return [...breaks, here('a name of nothing', () => 'zzz-zzz')];
  if (schema.type === 'number' || schema.type === 'integer') return [...breaks, here('no number', () => 'many')];
  if (schema.type === 'boolean') return [...breaks, here('neither true nor false', () => 'perhaps')];
  if (schema.format === 'confirmation') return [...breaks, here('no day', () => 'soon')];
  if ('patternErrorMessage' in schema) {
    breaks.push(
      here('empty', () => ' '),
      here('no fact', (text) => `${text} {zzzz}`),
    );
    // Our own words, not those of a customer.
    if (!new RegExp(schema.pattern ?? '').test('x!')) {
      breaks.push(
        here('exclamation', (text) => `${text}!`),
        here('double space', (text) => `${text}  x`),
        here('half a link', (text) => `${text} [x](htps:/x.com)`),
      );
    }
  } else if (schema.pattern || schema.format) breaks.push(here('wrong form', () => 'Ü ü'));
  if (schema.format === 'uri') breaks.push(here('half an address', () => 'htps:/google.com/peak'));
  if (schema.maxLength) breaks.push(here('too long', () => 'x'.repeat((schema.maxLength as number) + 1)));
  if (schema.minLength && schema.minLength > 1) breaks.push(here('too short', () => 'x'));
  return breaks;
}

/** One file of each form that there is. */
const models = [
  ...new Map(
    files
      .filter((file) => !file.includes('/legal/'))
      .map((file) => [JSON.stringify(getFormSchema(file, parse(read(file)), references)), file]),
  ).values(),
];

describe.each(models)('the rules of %s', (file) => {
  const data = parse(read(file));
  // Of the catalogue each picture is a field with the same rules: one of them stands for all.
  const held = file.endsWith('catalogue.yaml') ? Object.fromEntries(Object.entries(data).slice(0, 1)) : data;
  const breaks = listBreaks(held, getFormSchema(file, data, references));

  it('are each seen to be enforced, at the field', () => {
    expect(breaks.length).toBeGreaterThan(0);
    /** Those of several breaks, made at once, that nobody complains of. */
    const findUnnoticed = (several: Break[]) => {
      const broken = several.reduce((all, { change }) => change(all), data as unknown);
      const { faults } = readChangedContent(root, new Map([[file, changeText(file, read(file), broken)]]));
      return several.filter(({ path }) => {
        const words = path.map(String);
        return !faults.some(
          (fault) =>
            fault.file === file &&
            fault.path.every((key, index) => String(key) === words[index]) &&
            // Among several, a fault of what holds them all is none of this one.
            (several.length === 1 || fault.path.length === words.length),
        );
      });
    };
    // One reading tells of all fields of a kind; what it hides behind another fault is broken once more alone.
    const groups = Object.groupBy(breaks, ({ what, path }) => `${what} ${path.length}`);
    const unnoticed = Object.values(groups)
      .flatMap((group = []) => findUnnoticed(group))
      .flatMap((hidden) => findUnnoticed([hidden]))
      .map(({ what, path }) => `${path.join('.')}: ${what}`);
    expect(unnoticed).toEqual([]);
  });
});

it('has a field for each line of check:launch that is about content', async () => {
  const issues = await findLaunchIssues({ root: process.cwd(), variables: {}, offline: true });
  for (const { where, field } of issues.filter(({ where }) => where.startsWith('src/'))) {
    if (!field) throw new Error(`${where} leads to no field`);
    const end = field.path.reduce<FormSchema | undefined>(
      (schema, key) =>
        schema?.properties?.[key] ?? (typeof key === 'number' ? (schema?.items as FormSchema) : undefined),
      openFile(field.file).schema,
    );
    expect(end, `${field.file} ${field.path}`).toBeDefined();
  }
});

it('knows the kind of every file that it makes a form of', () => {
  for (const file of files) expect(findContentKind(file)).toBeDefined();
});

describe('a change', () => {
  const text =
    '# Top\nname: A # beside\nlist:\n  # first\n  - { a: "1", b: x }\n  # second\n  - { a: "2", b: y }\nlast: [p, q]\n';
  const change = (data: object) => changeText('x.yaml', text, data);
  const data = parse(text);

  it('of one value changes its line alone, and keeps comments and quotes', () => {
    expect(change({ ...data, name: 'B' })).toBe(text.replace('name: A', 'name: B'));
    expect(change({ ...data, list: [data.list[0], { a: '3', b: 'y' }] })).toBe(text.replace('"2"', '"3"'));
  });

  it('of a list takes away or adds the lines of the item', () => {
    expect(change({ ...data, list: [data.list[1]] })).not.toContain('"1"');
    expect(change({ ...data, list: [data.list[1]] })).toContain('# second\n  - { a: "2", b: y }');
    expect(change({ ...data, list: [...data.list, { a: '3', b: 'z' }] })).toContain('- { a: "3", b: "z" }\nlast');
  });

  it('of order moves comments with their items', () => {
    expect(change({ ...data, list: data.list.toReversed() })).toMatch(/"2"[\s\S]*"1"/);
  });
});

it('writes new files in the order of their schema, with prose in quotes', () => {
  const schema: FormSchema = { properties: { name: { type: 'string' }, text: { type: 'string' } } };
  expect(createText(orderData(schema, { text: 'Two words', name: 'x' }), true)).toBe('name: x\ntext: "Two words"\n');
});
