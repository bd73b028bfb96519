import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { readSiteSource } from '../../admin/build-admin.ts';
import { createConfig } from '../../admin/config.ts';
import { areaPageFolder, areaPageForms, singleForms } from '../../admin/content-forms.ts';
import { checkedName, describeField, type Field } from '../../admin/fields.ts';
import { toKeyPath } from '../../admin/form-data.ts';
import { combineFormats, createFormat, type Format, type RefusedSaveError, sourceKey } from '../../admin/format.ts';
import { type Group, getItem, getRecordValue, isConfirmation, isGroup, type Shape } from '../../admin/shape.ts';
import { Site } from '../../admin/site.ts';
import { changeText } from '../../admin/yaml-document.ts';
import { getAreaPageName } from '../../src/lib/schemas/area-page.ts';
import { frozenFiles, frozenRoot, readFrozen } from '../frozen-content.ts';

const files = frozenFiles;
const readFile = readFrozen;

/** The site as the page has it after the CMS has read every file. */
const { pictures, widths } = await readSiteSource('.', { repo: 'owner/site' });
const site = new Site({ ...(await readSiteSource(frozenRoot, { repo: 'owner/site' })), pictures, widths });
for (const path of files) site.setText(path, readFile(path));

const single = new Map(singleForms.map((form) => [form, createFormat(form, site)]));
const parts = Object.fromEntries(Object.entries(areaPageForms).map(([name, form]) => [name, createFormat(form, site)]));
const areaPages = combineFormats(parts, getAreaPageName, (area) => area);

/** Returns the form of a file. An area page is part of a form; `at` is its path in it. */
function openForm(path: string): { format: Format; shape: Shape; at: string[] } {
  const work = /^src\/content\/area-pages\/[\w-]+\/([\w-]+)\.yaml$/.exec(path)?.[1];
  const area = areaPageForms[work ?? ''];
  if (area && path.startsWith(areaPageFolder)) return { format: areaPages, shape: area.shape, at: ['page'] };
  const [form, format] = [...single].find(([{ place }]) => path.startsWith(place)) ?? [];
  if (!form || !format) throw new Error(`${path} has no form`);
  const isList = form.shape.type === 'array' || form.shape.propertyNames !== undefined;
  return { format, shape: form.shape, at: isList ? ['items'] : [] };
}

/** One file of each form. */
const models = [...new Map(files.map((file) => [JSON.stringify(openForm(file).shape), file])).values()];

test('every file passes through its form unchanged, byte for byte', () => {
  const changed = (process.env['TEST_ALL'] ? files : models).filter((path) => {
    const { format } = openForm(path);
    const text = readFile(path);
    // The CMS passes the value of `fromFile` to `toFile`.
    return format.toFile(format.fromFile(text), path) !== text;
  });
  expect(changed).toEqual([]);
});

/** Lists the texts that a form shows in fields of one line, with the name of the field. */
function listOneLineTexts(name: string, shape: Shape, value: unknown): [name: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap((inner) => listOneLineTexts(name, getItem(shape) ?? {}, inner));
  if (isGroup(value)) {
    const getShape = (key: string) => getRecordValue(shape) ?? shape.properties?.[key] ?? {};
    return Object.entries(value).flatMap(([key, inner]) => listOneLineTexts(key, getShape(key), inner));
  }
  if (typeof value !== 'string' || shape.format === 'uri') return [];
  const { widget } = describeField(name, shape, true, { claims: [], services: [] });
  return widget === checkedName('string') ? [[name, value]] : [];
}

test('a field whose text is often longer than a line on a phone has several lines', () => {
  const texts = files.flatMap((path) => {
    const head = path.endsWith('.md') ? (readFile(path).split('---')[1] ?? '') : readFile(path);
    return listOneLineTexts('', openForm(path).shape, parse(head));
  });
  const textsByName = Map.groupBy(texts, ([name]) => name);
  // Claims list the files in which they are made.
  textsByName.delete('where');
  const isLong = ([, text]: [string, string]) => text.length > 40;
  const names = [...textsByName].filter(([, all]) => all.filter(isLong).length > all.length / 3);
  expect(names).toEqual([]);
});

type Path = (string | number)[];
interface Break {
  what: string;
  path: Path;
  change: (value: unknown) => unknown;
}

function applyBreak(data: unknown, { path, change }: Break): unknown {
  const copy = structuredClone(data);
  const place = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy);
  const last = path.at(-1) ?? '';
  const group = place as Record<string, unknown>;
  const value = change(group[last]);
  if (value === undefined) delete group[last];
  else group[last] = value;
  return copy;
}

/** Breaks every rule of a schema in the content of a file, one at a time. */
function listBreaks(data: unknown, shape: Shape, path: Path = [], isRequired = false): Break[] {
  const here = (what: string, change: (value: unknown) => unknown): Break => ({ what, path, change });
  if (shape.const !== undefined) return [];
  if (isConfirmation(shape)) return [here('no day', () => 'soon')];
  const missing = isRequired ? [here('missing', () => undefined)] : [];
  const value = getRecordValue(shape);
  if (value && isGroup(data)) {
    return Object.entries(data)
      .slice(0, 1)
      .flatMap(([key, inner]) => listBreaks(inner, value, [...path, key]));
  }
  if (Array.isArray(data)) {
    const { minItems = 0, maxItems } = shape;
    const [first] = data;
    // A form has a fixed number of fixed items.
    if (Array.isArray(shape.items)) return [...missing, ...listBreaks(first, shape.items[0] ?? {}, [...path, 0])];
    const item = getItem(shape);
    return [
      ...missing,
      ...(path.length > 0 && minItems > 0
        ? [here('too few', (list) => (list as unknown[]).slice(0, minItems - 1))]
        : []),
      ...(path.length > 0 && maxItems !== undefined
        ? [here('too many', (list) => [...(list as unknown[]), ...Array(maxItems).fill(first)])]
        : []),
      ...(item && first !== undefined ? listBreaks(first, item, [...path, 0]) : []),
    ];
  }
  if (isGroup(data)) {
    const { properties = {}, required = [] } = shape;
    const inner = Object.entries(data).flatMap(([key, one]) =>
      key === 'id' ? [] : listBreaks(one, properties[key] ?? {}, [...path, key], required.includes(key)),
    );
    return [...missing, ...inner];
  }
  return [...missing, ...listTextBreaks(shape, here)];
}

function listTextBreaks(shape: Shape, here: (what: string, change: (value: unknown) => unknown) => Break): Break[] {
  const { enum: options, references, type, format } = shape;
  const { pattern } = shape as { pattern?: string };
  if (options) return [here('no choice', () => 'zzz')];
  if (references) return [here('a name of nothing', () => 'zzz-zzz')];
  if (type === 'number' || type === 'integer') return [here('no number', () => 'many')];
  if (type === 'boolean') return [here('neither true nor false', () => 'perhaps')];
  if (format === 'uri') return [here('half an address', () => 'htps:/google.com/peak')];
  if (!('patternErrorMessage' in shape)) return pattern || format ? [here('wrong form', () => 'Ü ü')] : [];
  return [here('empty', () => ' '), here('a misspelled fact', (text) => `${text} {phon}`)];
}

/** Reported only for content without other faults: a check of both kinds together would not report these. */
const isFoundLast = ({ what }: Break) => ['a name of nothing', 'a misspelled fact'].includes(what);

const overlap = (one: Path, other: Path) => one.slice(0, other.length).every((key, index) => key === other[index]);

/** Combines breaks of different fields, so that the whole site is read only a few times. */
function groupBreaks(breaks: Break[]): Break[][] {
  const groups: Break[][] = [];
  for (const broken of breaks) {
    const fits = (group: Break[]) =>
      group.every((other) => isFoundLast(other) === isFoundLast(broken) && !overlap(broken.path, other.path));
    const group = groups.find(fits);
    if (group) group.push(broken);
    else groups.push([broken]);
  }
  return groups;
}

/** An empty list has no field to break. */
const hasFields = (file: string) => !file.endsWith('.md') && !/^\[\]$/m.test(readFile(file));

describe.each(models.filter(hasFields))('the rules of %s', (path) => {
  const { format, shape, at } = openForm(path);
  const text = readFile(path);
  const data: unknown = parse(text);
  /** Returns the form's data after this input. */
  const holdTyped = (typed: unknown) => ({ ...format.fromFile(changeText(text, typed)), [sourceKey]: text });

  it('each rule of the build is reported at its field, and nothing is written', () => {
    const breaks = listBreaks(data, shape);
    expect(breaks.length).toBeGreaterThan(0);
    const findUnnoticed = (several: Break[]) => {
      const broken = several.reduce(applyBreak, data);
      const faults = [...format.findFaults(holdTyped(broken), path)];
      return several.filter(({ path: place }) => {
        const field = [...at, ...toKeyPath(shape, broken, place)].join('.');
        // With several breaks, a fault of a group around them does not count for this one.
        const isAt = (shown: string) =>
          shown === field ||
          (several.length === 1 && field.startsWith(`${shown}.`)) ||
          (several.length === 1 && shown === '');
        return !faults.some(([shown, message]) => isAt(shown) && message.length > 8);
      });
    };
    // A fault that another one hides is tried again alone.
    const [first] = breaks;
    expect(() => format.toFile(holdTyped(first && applyBreak(data, first)), path)).toThrow(/\w.*: /);
    const unnoticed = groupBreaks(breaks)
      .flatMap((group) => findUnnoticed(group))
      .flatMap((hidden) => findUnnoticed([hidden]));
    expect(unnoticed.map(({ what, path: place }) => `${place.join('.')}: ${what}`)).toEqual([]);
  });
});

describe('a rule between files', () => {
  const refuse = (path: string, change: (text: string) => string) => {
    const { format } = openForm(path);
    const text = readFile(path);
    return expect(() => format.toFile({ ...format.fromFile(change(text)), [sourceKey]: text }, path));
  };

  it('a reference to a missing file is reported at its field', () => {
    refuse('src/content/areas/monument.yaml', (text) => text.replace(/near: \[/, 'near: [nowhere, ')).toThrow(
      /nowhere/,
    );
  });

  it('errors that a change causes in other pages are reported', () => {
    refuse('src/content/business.yaml', (text) => text.replace(/founded: \d+/, 'founded: 1800')).toThrow(/1900/);
  });
});

test('a line of a refused save leads to its field, also in another form', () => {
  const refuse = (path: string, change: (text: string) => string) => {
    const { format } = openForm(path);
    try {
      format.toFile({ ...format.fromFile(change(readFile(path))), [sourceKey]: readFile(path) }, path);
    } catch (error) {
      return (error as RefusedSaveError).lines;
    }
    return [];
  };
  const area = 'src/content/areas/monument.yaml';
  expect(refuse(area, (text) => text.replace(/near: \[/, 'near: [nowhere, '))).toMatchObject([
    { text: expect.stringMatching(/^Neighbors 1: /), file: area, keyPath: 'near.0' },
  ]);
  const page = 'src/content/area-pages/monument/residential-window-cleaning.yaml';
  expect(refuse(page, (text) => text.replace(/hero: [\w-]+/, 'hero: nothing'))).toMatchObject([
    { file: page, keyPath: 'page.pictures.hero' },
  ]);
  const claims = 'src/content/claims.yaml';
  const elsewhere = refuse(claims, (text) => text.replace('- id: at-home', '- id: at-houses'));
  expect(elsewhere).toContainEqual({
    text: expect.stringMatching(/^Services for homes: Roof cleaning: .*at-home/),
    file: 'src/content/services/residential/roof-cleaning.yaml',
    keyPath: expect.stringMatching(/\.claim$/),
  });
});

test('a refused save tells the owner everything that the page still lacks', () => {
  const path = 'src/content/area-pages/monument/residential-window-cleaning.yaml';
  const { format } = openForm(path);
  const opened = format.fromFile(readFile(path));
  const page = { ...(opened['page'] as Group), neighborhoods: [], pictures: {}, closing: { heading: '' } };
  const save = () => format.toFile({ ...opened, page }, path);
  expect(save).toThrow(/^Pictures: Opening: is missing/m);
  expect(save).toThrow(/^Pictures: With what can go wrong: is missing/m);
  expect(save).toThrow(/^Neighborhoods: is empty: add an item$/m);
  expect(save).toThrow(/^Call at the end: Heading: is empty: write it$/m);
});

test('the form of an area page marks the fields that a published page needs', () => {
  const { collections } = createConfig({ repo: '' }, { claims: [], services: [] });
  const { fields = [] } = collections.find(({ name }) => name === 'area-pages') as { fields?: Field[] };
  const page = fields.find(({ name }) => name === 'page');
  const { types = [] } = page as { types?: { fields: Field[] }[] };
  const getField = (name: string) => types[0]?.fields.find((field) => field.name === name);
  expect(getField('neighborhoods')).toMatchObject({ label: 'Neighborhoods *', required: false });
  expect(getField('description')).toMatchObject({ label: 'Description', required: false });
});

test('the lists of pairs and reviews name the category, and mark samples', () => {
  const getSummary = (place: string) => {
    const { shape } = openForm(place);
    return describeField('items', shape, true, { claims: [], services: [] })['summary'];
  };
  expect(getSummary('src/content/gallery.yaml')).toBe('{{title}} ({{category}})');
  expect(getSummary('src/content/reviews.yaml')).toBe("{{name}}{{sample | ternary(' (sample)', '')}}");
});

test('the owner types a price with or without its dollar sign', () => {
  const path = 'src/content/prices.yaml';
  const { format } = openForm(path);
  const typePrice = (dollars: string) => ({
    ...format.fromFile('confirmed: false\nfrom: {}\n'),
    from: [{ name: 'residential/window-cleaning', dollars, unit: 'for a small house' }],
  });
  for (const dollars of ['$1,349.50', '1349.50', ' $ 1349.5 ', '$1349,50', '1,349,50']) {
    const text = format.toFile(typePrice(dollars), path);
    expect(parse(text).from['residential/window-cleaning'].dollars).toBe(1349.5);
    expect(format.fromFile(text)['from']).toMatchObject([{ dollars: '1349.5' }]);
  }
  for (const dollars of ['by estimate', '34,9', '3,49,50'])
    expect(format.findFaults(typePrice(dollars), path)).toEqual(new Map([['from.0.dollars', 'must be a number']]));
});

test('the owner types a longitude as a map app shows it, and corrects a missing minus', () => {
  const path = 'src/content/areas/monument.yaml';
  const { format, shape } = openForm(path);
  const longitudeShape = shape.properties?.['map']?.properties?.['longitude'] ?? {};
  const { widget } = describeField('longitude', longitudeShape, true, { claims: [], services: [] });
  // A number field drops a minus that is typed over a selected number.
  expect(widget).toBe(checkedName('string'));
  const typeLongitude = (longitude: string) => {
    const opened = format.fromFile(readFile(path));
    return { ...opened, map: { ...(opened['map'] as Group), longitude } };
  };
  for (const longitude of ['-104.78', '−104.78', '104.78° W', ' 104.78 w']) {
    const text = format.toFile(typeLongitude(longitude), path);
    expect(parse(text).map.longitude).toBe(-104.78);
    expect(format.fromFile(text)['map']).toMatchObject({ longitude: '-104.78' });
  }
  const findFault = (longitude: string) => format.findFaults(typeLongitude(longitude), path).get('map.longitude');
  expect(findFault('104.78')).toBe('needs its minus: write -104.78');
  expect(findFault('-104.483')).toMatch(/^is outside the map, .* leave Map out for a place beyond it$/);
  expect(findFault('104.483')).toMatch(/^is outside the map/);
  expect(findFault('38.92, -104.86')).toBe('must be a number');
});

describe('a form that was opened before another window saved the same file', () => {
  const path = 'src/content/business.yaml';
  const text = readFile(path);
  const { format } = openForm(path);
  const opened = format.fromFile(text);
  const other = text.replace(/^offer: .*$/m, 'offer: Estimates cost nothing');

  it("a save keeps another window's changes to other fields", () => {
    site.setText(path, other);
    const written = parse(format.toFile({ ...opened, founded: 2012 }, path));
    expect(written).toEqual({ ...parse(other), founded: 2012 });
    site.setText(path, text);
  });

  it("a save over another window's change is refused at the field once", () => {
    site.setText(path, other);
    const held = { ...opened, offer: 'Estimates by tomorrow' };
    expect(() => format.toFile(held, path)).toThrow(
      /^Offer: was changed in another window .* “Estimates cost nothing”\. You wrote: “Estimates by tomorrow”\. To keep yours, save once more/,
    );
    // The next save keeps the own text, and every other change of both windows.
    expect(parse(format.toFile({ ...held, founded: 2012 }, path))).toEqual({
      ...parse(other),
      offer: 'Estimates by tomorrow',
      founded: 2012,
    });
    // A further change by the other window is a new conflict.
    site.setText(path, text.replace(/^offer: .*$/m, 'offer: Estimates by phone'));
    expect([...format.findFaults(held, path).keys()]).toEqual(['offer']);
    site.setText(path, text);
  });

  it('two changes of one list show the texts of both, not the whole list', () => {
    const reviews = 'src/content/reviews.yaml';
    const list = openForm(reviews).format;
    const [first, second] = parse(readFile(reviews));
    const replace = (name: string, text: string) =>
      readFile(reviews).replace(`text: ${JSON.stringify(name)}`, `text: ${text}`);
    site.setText(reviews, replace(first.text, 'Theirs.'));
    const held = { ...list.fromFile(replace(second.text, 'Ours.')), [sourceKey]: readFile(reviews) };
    expect(() => list.toFile(held, reviews)).toThrow(
      `This list was changed in another window since you opened this form. It now says: “${first.name}: Text: Theirs.”. You wrote: “${second.name}: Text: Ours.”.`,
    );
    // Saving once more would drop the other change.
    expect(() => list.toFile(held, reviews)).toThrow('This list was changed in another window');
    site.setText(reviews, readFile(reviews));
  });

  it('a paragraph changed in two windows is refused at the field of the text', () => {
    const terms = 'src/content/legal/privacy-policy.md';
    const { format: policy } = openForm(terms);
    const held = policy.fromFile(readFile(terms));
    site.setText(terms, `${readFile(terms)}Theirs.\n`);
    const own = { ...held, body: `${held['body']}\n\nOurs.` };
    expect([...policy.findFaults(own, terms).keys()]).toEqual(['body']);
    expect(() => policy.toFile(own, terms)).toThrow(
      /^Text: was changed .*“Text: Theirs\.”|^Text: was changed .*“Theirs\.”/,
    );
    site.setText(terms, readFile(terms));
  });
});

describe('a twelfth area', () => {
  const fixture = 'tests/fixtures/twelfth-area';
  const areaFile = 'src/content/areas/rockrimmon.yaml';
  const pageFile = 'src/content/area-pages/rockrimmon/residential-house-washing.yaml';
  /** Returns the form's data as typed, without an existing file. */
  const typeAnew = (path: string, text: string) => {
    const { [sourceKey]: _, ...held } = openForm(path).format.fromFile(text);
    return held;
  };

  it('a new area and its page are written as typed', () => {
    const copy = openForm(areaFile).format;
    const area = readFileSync(`${fixture}/areas/rockrimmon.yaml`, 'utf8');
    const writtenArea = copy.toFile(typeAnew(areaFile, area), areaFile);
    expect(parse(writtenArea)).toEqual(parse(area));
    site.setText(areaFile, writtenArea);

    const page = readFileSync(`${fixture}/${pageFile.replace('src/content/', '')}`, 'utf8');
    const { format } = openForm(pageFile);
    expect(parse(format.toFile(typeAnew(pageFile, page), pageFile))).toEqual(parse(page));
  });
});
