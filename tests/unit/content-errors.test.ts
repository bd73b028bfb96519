import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument, stringify } from 'yaml';
import { checkContent } from '../../src/lib/content/check-content.ts';
import type { PictureWidths } from '../../src/lib/content/check-references.ts';
import { formatFault } from '../../src/lib/content/fault.ts';
import { listContentFiles, readContent, readSource } from '../../src/lib/content/read-all.ts';
import { parseContentSource } from '../../src/lib/content/yaml-source.ts';

const about = 'src/content/pages/about.yaml';
const area = 'src/content/areas/fountain.yaml';
const business = 'src/content/business.yaml';
const catalogue = 'src/pictures/catalogue.yaml';
const claims = 'src/content/claims.yaml';
const page = 'src/content/area-pages/fountain/residential-window-cleaning.yaml';
const otherPage = 'src/content/area-pages/monument/residential-window-cleaning.yaml';
const prices = 'src/content/prices.yaml';
const reviews = 'src/content/reviews.yaml';
const service = 'src/content/services/residential/window-cleaning.yaml';
const terms = 'src/content/legal/terms-of-service.md';
const testimonials = 'src/content/testimonials.yaml';
const zips = 'src/content/zip-codes.yaml';

/** What stands in some files instead; undefined where a file is gone. */
type Texts = Record<string, string | undefined>;

const textOf = (file: string) => readFileSync(file, 'utf8');
const siteFiles = listContentFiles('.');
const siteText = Object.fromEntries(siteFiles.map((file) => [file, textOf(file)]));

function read(texts: Texts, widths?: PictureWidths) {
  const files = [...new Set([...siteFiles, ...Object.keys(texts)])];
  return checkContent(
    files.filter((file) => !(file in texts) || texts[file] !== undefined),
    (file) => (texts[file] === undefined ? readSource('.', file) : parseContentSource(file, texts[file])),
    widths,
  );
}
const faultsOf = (...parameters: Parameters<typeof read>) => read(...parameters).faults.map(formatFault);

const toPath = (field: string) => field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** A file with other values in some fields: undefined takes one out, a function makes it of what stands there. */
function edit(file: string, changes: Record<string, unknown>, text = siteText[file] ?? ''): Texts {
  const content = parseDocument(text);
  const data: unknown = content.toJS();
  for (const [field, change] of Object.entries(changes)) {
    const path = field ? toPath(field) : [];
    const now = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], data);
    const value = typeof change === 'function' ? change(now) : change;
    if (value === undefined) content.deleteIn(path);
    else if (path.length > 0) content.setIn(path, content.createNode(value));
    else return { [file]: stringify(value) };
  }
  return { [file]: String(content) };
}

const first = (count: number) => (list: unknown[]) => list.slice(0, count);
const misspell = (field: string, misspelled: string) => (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name === field ? misspelled : name, value]));
const more =
  (...items: unknown[]) =>
  (list: unknown[]) => [...list, ...items];

function expectOneFault(texts: Texts, file: string, ...parts: string[]) {
  const faults = faultsOf(texts);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.startsWith(file)).toBe(true);
  for (const part of parts) expect(faults[0]).toContain(part);
}

describe('the content of the site', () => {
  it('has no faults', () => {
    expect(readContent('.').faults).toEqual([]);
  });

  const link = 'See [the list](/services).';
  it.each<[string, Texts]>([
    [
      'the words of a customer as they were said',
      {
        ...edit(reviews, { '0.text': 'AWESOME!!!  Truly.' }),
        ...edit(testimonials, { '0.quote': 'Wow!' }),
      },
    ],
    ['a link where a page draws one', edit(about, { 'faq.items.0.answer': link })],
    ['an address and a sign in a legal text', { [terms]: `${siteText[terms]}\nWrite to <ana@x.com>, pay 5 < 6.\n` }],
    ['a description of 160 characters', edit(about, { description: 'a'.repeat(160) })],
    ['no price', { [prices]: 'confirmed: false\n' }],
    ...['349.5', '349.50', '1', '0.07', '1234567.89'].map((dollars): [string, Texts] => [
      `a price of ${dollars}`,
      {
        [prices]: `confirmed: 2026-11-20\nfrom:\n  residential/painting: { dollars: ${dollars}, unit: a room }\n`,
      },
    ]),
  ])('may hold %s', (_, texts) => {
    expect(faultsOf(texts)).toEqual([]);
  });

  it('says a day with quotes or without', () => {
    for (const day of ['2026-11-20', '"2026-11-20"']) {
      const text = siteText[claims]?.replace(/confirmed: .*/, `confirmed: ${day}`);
      const data = read({ [claims]: text }).files.find(({ kind }) => kind === 'claims')?.data;
      expect(data).toContainEqual(expect.objectContaining({ confirmed: '2026-11-20' }));
    }
  });

  it.each(['7 AM to 7 PM', '7:00 am - 7:00 pm', '7am–7pm', '7 a.m. until 7 p.m.', ' 07:00-19:00 ', '7 to 7 PM'])(
    'has the hours of 07:00 to 19:00 where somebody writes %s',
    (written) => {
      const content = read(edit(business, { 'hours.monday': written, 'hours.tuesday': 'Closed' }));
      expect(content.faults).toEqual([]);
      expect(content.business?.hours).toMatchObject({ monday: '07:00 to 19:00', tuesday: 'closed' });
    },
  );

  it('keeps a text whole of signs that only look strange', () => {
    const words = 'Ruiz \u2028 👩\u200d🔧 \u05e9\u202e “&” <b> 100\u00a0% e\u0301 #1';
    const { faults, files } = read(edit(reviews, { '0.text': words }));
    expect(faults).toEqual([]);
    expect(files.find(({ kind }) => kind === 'reviews')?.data).toContainEqual(expect.objectContaining({ text: words }));
  });
});

/** The faults of a file, whose first review has this for its text, as it is written. */
const reviewFaults = (written: string) =>
  parseContentSource(
    reviews,
    (siteText[reviews] ?? '').replace(/(?<=^ {2}text: ).*/m, () => written),
  ).faults.map(formatFault);

describe('a comment', () => {
  it('may stand on a line of its own, and behind what is no plain text', () => {
    const text = textOf(area)
      .replace(/^label: .*\n/m, '')
      .replace('name: Fountain', '# As signs say it.\nname: Fountain')
      .replace('zone: nearby', '# The towns around.\nzone: nearby\nlabel: "Fountain, 80817" # in quotes')
      .replace(/order: (\d+)/, 'order: $1 # in lists')
      .replace(/(near: .*)/, '$1 # by their files');
    expect(text.split('#')).toHaveLength(6);
    expect(faultsOf({ [area]: text })).toEqual([]);
  });

  it.each([
    ['behind it', 'They are our # 1 choice'],
    ['behind it, after a tab', 'They are our\t# 1 choice'],
    ['on its next line', 'They are our\n    # 1 choice'],
    ['before it', '# 1 choice\n    they are'],
    ['in place of it', '# 1 choice'],
    ['at the head of a block', '> # 1 choice\n    They are'],
    ['below a block, indented too little', '>\n      They are\n   # 1 choice'],
  ])('is refused where it may be part of a text: %s', (_, written) => {
    expect(reviewFaults(written)).toEqual([
      expect.stringMatching(/reviews\.yaml: #1\.text: YAML takes "# 1 choice" for a comment: .* in double quotes/),
    ]);
  });
});

describe('a text', () => {
  it.each([
    ['an anchor', '&Co did it', '&Co'],
    ['a tag', '!Wow they did', '!Wow'],
    ['a tag of YAML itself', '!!str yes', '!!str'],
    ['an alias', '*Co', '*Co'],
  ])('that begins like %s is refused with the fix', (_, written, sign) => {
    expect(reviewFaults(written)).toEqual([
      `${reviews}: #1.text: YAML takes ${sign} for a sign of its own: put the whole text in double quotes`,
    ]);
  });

  it.each(['000B', '0000', 'D83D', 'E000', '0085', '000D', 'FEFF', 'FFFD', 'FFFE'])('with U+%s is refused', (code) => {
    expect(reviewFaults(`"They came\\u${code} on time"`)).toEqual([
      `${reviews}: #1.text: has the character U+${code}, which no text has: type the words around it anew`,
    ]);
  });
});

describe('a file', () => {
  const text = `# Names\n${textOf(area).replace('Fountain', 'Fountaín')}`;
  const readBytes = (bytes: Buffer) => parseContentSource(area, bytes);

  it.each<[string, Buffer]>([
    ['with a byte-order mark', Buffer.from(`\ufeff${text}`)],
    ['with two of them', Buffer.from(`\ufeff\ufeff${text}`)],
    ['with the line ends of Windows', Buffer.from(text.replaceAll('\n', '\r\n'))],
  ])('%s is read as any other', (_, bytes) => {
    expect(readBytes(bytes)).toMatchObject({ data: readBytes(Buffer.from(text)).data, faults: [] });
  });

  it.each<[string, string, Buffer]>([
    ['UTF-16', 'line 1', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16', 'line 1', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16', 'line 2', Buffer.from(text, 'utf16le')],
    ['Windows-1252', 'line 2', Buffer.from(text, 'latin1')],
    ['Windows-1252', 'line 3', Buffer.concat([Buffer.from('# Names\n\n# '), Buffer.from([0xc3]), Buffer.from('\n')])],
  ])('saved as %s is refused with the fix, and the %s', (encoding, line, bytes) => {
    expect(readBytes(bytes).faults.map(formatFault)).toEqual([
      expect.stringMatching(new RegExp(`^${area}: is saved as ${encoding}.*: save it as UTF-8 \\(${line}\\)`)),
    ]);
  });

  it('is refused by the rule where its name breaks it', () => {
    const names = [' 2', ' (1)', ' - Copy', " (Ann's conflicted copy 2026-11-25)", 'Ä', 'a\u0308', '--a', '-'];
    const endings = ['.yml', '.YAML', '.yaml.txt', ''];
    const files = [...names.map((name) => `${name}.yaml`), ...endings].map(
      (name) => `src/content/areas/fountain${name}`,
    );
    const { faults } = read(Object.fromEntries(files.map((file) => [file, textOf(area)])));
    expect(faults.map(({ file }) => file)).toEqual(files);
    for (const { message } of faults)
      expect(message).toMatch(/^must be named in lowercase .* end in \.yaml.* rename it/);
  });

  it('is passed over where a system leaves it by itself, and named where it is a link to a folder', () => {
    const root = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('src/content', join(root, 'src/content'), { recursive: true });
    mkdirSync(join(root, 'src/pictures'));
    cpSync(catalogue, join(root, catalogue));
    const names = ['._fountain.yaml', '.DS_Store', 'Thumbs.db', 'desktop.ini', '~$fountain.yaml', 'fountain.yaml~'];
    for (const name of [...names, '.fountain.yaml.swp', '#fountain.yaml#', 'Icon\r'])
      writeFileSync(join(root, 'src/content/areas', name), Buffer.from([0, 5, 22, 7]));
    expect(readContent(root).faults).toEqual([]);
    symlinkSync(root, join(root, 'src/content/areas/all.yaml'));
    expect(readContent(root).faults.map(formatFault)).toEqual([
      expect.stringContaining('src/content/areas/all.yaml: cannot be read'),
    ]);
    rmSync(root, { recursive: true });
  });
});

it('tells a form the field of each fault', () => {
  const changes = {
    'benefits.items': first(5),
    'local.items.2.text': undefined,
    'local.items.1.text': 'Soon!',
    'challenges.items': first(1),
  };
  const { faults } = read(edit(page, changes));
  expect(new Set(faults.map(({ file }) => file))).toEqual(new Set([page]));
  expect(faults.map(({ path }) => path.join('.')).sort()).toEqual(Object.keys(changes).sort());
});

const full = 'url: must be a full address starting with https://';
const order = 'hours.monday: must open before it closes: write AM and PM, as in 7 AM to 7 PM';
const times = 'hours.monday: must be two times such as 7 AM to 7 PM, or closed';

/** What a person writes into a field of a file, and what the one message about it holds. */
const slips: Record<string, [field: string, written: unknown, ...said: string[]][]> = {
  [page]: [
    ['hero.intro', 'We clean windows. '.repeat(7).trim(), 'has 125 characters', 'room for 110', 'benefits.intro'],
    ['hero.heading', 'Clean '.repeat(17), 'is longer than 100 characters'],
    ['benefits.items', first(5), 'benefits.items: needs exactly 6 benefits, has 5: add 1'],
    [
      'challenges.items.1',
      misspell('solution', 'solutoin'),
      'items.#2.solutoin: is no field here: did you mean solution?',
    ],
    ['area', 'pueblo', 'area: there is no src/content/areas/pueblo.yaml', 'add it'],
    ['surfaces', { heading: 'What we wash' }, 'surfaces: is no field here'],
    ['local', undefined, 'local: is missing'],
    ['pictures.dirt', 'area-castle', 'there is no picture "area-castle"', 'add it'],
  ],
  [page.replace('window-cleaning', 'pressure-washing')]: [['surfaces', undefined, 'surfaces: is missing']],
  [page.replace('residential-window-cleaning', 'commercial-window-cleaning-hotel')]: [
    ['pictures.hero', 'area-log-home', 'area-log-home shows a home, the page is for businesses'],
  ],
  [service]: [
    ['card.features', more('One more'), 'card.features: needs exactly 4 features, has 5: remove 1'],
    ['details', [...'ABCDEFG'], 'details: must be at most 6'],
    ['kind', 'industrial', 'kind: "industrial" is none of the kinds there are'],
    ['pictures.dirt', 'commercial-hotel', 'commercial-hotel shows a business, the page is for homes'],
  ],
  'src/content/services/commercial/hotel-hospitality.yaml': [
    ['windowPages', undefined, 'services/commercial: needs exactly one service with windowPages of type hotel, has 0'],
  ],
  [area]: [
    ['label', undefined, 'label: is missing: add it'],
    ['label', 'a'.repeat(25), 'label: has "aaaa', 'which cards have no room for'],
    ['label', 'Fountain, '.repeat(5), 'label: is longer than 44 characters'],
    ['', misspell('label', 'lable'), 'lable: is no field here: did you mean label?'],
    ['population', 'about 29,802', 'population: is no field here'],
    ['name', 'Fountain 😀', 'name: has "😀", which the typefaces of cards and map lack'],
    ['zips.0', null, 'zips.#1: is empty: write it, or remove it'],
    ['zips.0', 80817, 'zips.#1: must be text: put it in quotes'],
    ['zips', more('80818'), `zips: 80818 is not under nearby in the ZIP check (${zips}): add it there`],
    [
      'zips',
      more('80132'),
      `zips: 80132 is another area's too: name both areas as places of 80132 in the ZIP check (${zips})`,
    ],
    ['near', ['monument', 'briargate', 'broadmoor', 'downtown', 'black-forest'], 'near: must be at most 4'],
    ['near', ['monument', 'briargate', 'monument'], 'near.#3: is in this list already: remove it'],
    ['near.0', 'fountain', 'near: an area is not near itself'],
    ['near.0', 'security-widfield', 'near.#1: there is no src/content/areas/security-widfield.yaml', 'widefield?'],
  ],
  [reviews]: [
    ['', first(11), 'needs at least 12 reviews, has 11'],
    ['0.date', '2099-01-01', '#1.date: is a day that has not come yet'],
    ['0.text', '\u200b \u00a0', '#1.text: is empty'],
    [
      '',
      (list: { id: string }[]) => list.map((review, at) => (at === 1 ? { ...review, id: list[0]?.id } : review)),
      'two items have the id',
    ],
  ],
  [testimonials]: [
    [
      '',
      (list: { shownOn?: string }[]) =>
        list.toSpliced(
          list.findIndex(({ shownOn }) => shownOn === 'reviews'),
          1,
        ),
      'needs at least 3 testimonials with shownOn: reviews, has 2',
    ],
    ...['source', 'date'].map((field): [string, unknown, string] => [
      '0',
      ({ sample: _, ...rest }: object & { sample?: boolean }) => ({
        ...rest,
        source: 'Google',
        date: '2026-11-20',
        [field]: undefined,
      }),
      `#1.${field}: is missing: write it`,
    ]),
  ],
  'src/content/gallery.yaml': [['0', undefined, 'has no pair of category windows']],
  [claims]: [['0.source', { name: 'Google', date: '2026-11-20' }, '#1.source: belongs to rating and review-count']],
  [business]: [
    ['brand', '{name}', 'brand: {name} is no fact', 'use one of brand'],
    [
      'hours',
      (week: object) => Object.fromEntries(Object.keys(week).map((day) => [day, 'closed'])),
      'open on one day at least',
    ],
    ['terms.emergency', 'Call {phone}.', 'terms.emergency: stands for other words itself'],
    ['links.reviews.url', 'htps:/google.com/peak', full],
    ['links.reviews.url', 'https://www.google,com/peak', full],
    ['links.reviews.url', 'https://example.com/a\u200bb', full],
    ...['7 PM to 7 AM', '8 to 5', '07:00 to 07:00'].map((hours): [string, string, string] => [
      'hours.monday',
      hours,
      order,
    ]),
    ...['7 AM', '1 to 5 PM', '1:00 to 5:00', '7 AM to 13 PM', 'mornings', '7 AM to noon to 5', '7:00 to 24:00'].map(
      (hours): [string, string, string] => ['hours.monday', hours, times],
    ),
  ],
  [about]: [
    ['title', `${'Glass '.repeat(9)}| {brand}`, 'title: is longer than 65 characters'],
    ['description', 'a'.repeat(161), 'description: is longer than 160 characters'],
    ['description', 'a'.repeat(69), 'description: is shorter than 70 characters'],
    [
      'faq.items.0.answer',
      'See [us](htps:/x.com).',
      'faq.items.#1.answer: has a link that leads nowhere: write [name]',
    ],
    ['closing.text', 'See [the list](/services).', 'closing.text: has a link', 'write its words alone'],
    ['closing.text', 'Call {telephone}.', 'closing.text: {telephone} is no fact: use one of', 'phone'],
    // What every object has.
    ['closing.text', 'Call the {constructor}.', 'closing.text: {constructor} is no fact'],
    ['story.owner', { name: 'Ana', text: 'Owner.', portrait: 'ana' }, 'owner.portrait: there is no picture "ana"'],
  ],
  'src/content/pages/home.yaml': [
    ['hero.views.0.wide', 'view-sumer', 'hero.views.#1.wide: there is no picture', 'view-summer?'],
  ],
  [zips]: [
    [
      'city.zips.0.areas',
      ['downtwn'],
      'city.zips.#1.areas.#1: there is no src/content/areas/downtwn.yaml',
      'downtown?',
    ],
    ['beside.0.area', 'briargat', 'beside.#1.area: there is no src/content/areas/briargat.yaml', 'briargate?'],
    ['city.zips', (list: object[]) => more({ ...list[0] })(list), 'city.zips.#', 'is in this list already'],
  ],
  'src/content/seasons.yaml': [
    ['works.houseWashing.open.0', { from: 9, to: 9 }, 'works.houseWashing.open.#1: must end after it starts'],
  ],
  [prices]: [
    ['from', { 'residential/glass': { dollars: 1, unit: 'a pane' } }, 'from: there is no src/content/services/'],
    ['from', { 'residential/painting': { dollars: 349.505, unit: 'a room' } }, 'must be dollars and whole cents'],
  ],
  [catalogue]: [
    ['my kitchen', parse(siteText[catalogue] ?? '')['house-timber'], 'my kitchen: must be lowercase words'],
  ],
};

describe('one message names file, field and fix', () => {
  describe.each(Object.entries(slips))('in %s', (file, rows) => {
    it.each(rows)('where %s is %j', (field, written, ...said) => {
      const place = file.endsWith('hotel-hospitality.yaml') ? 'src/content/services/commercial' : file;
      expectOneFault(edit(file, { [field]: written }), place, ...said);
    });
  });

  const legalText = siteText[terms] ?? '';
  it.each<[string, string, string | undefined, ...string[]]>([
    ['a file is no longer YAML', area, 'name: Fountain\nname: Monument\n', 'is not valid YAML', 'line 2'],
    ['a legal text holds a mark', terms, `${legalText}\n<Ana>\n`, 'no page shows <Ana>: write it in other words'],
    ['a legal text holds a comment', terms, `${legalText}\n<!-- later -->\n`, 'no page shows <!-- later -->'],
    ['a legal text holds an entity', terms, `${legalText}\n&#11;\n`, 'no page shows &#11;'],
    ['a legal text holds a reference', terms, `${legalText}\n[1]: see above\n`, 'no page shows [1]: see above'],
    ['a legal text leads nowhere', terms, `${legalText}\n[A](htps:/x.com).\n`, 'has a link that leads nowhere'],
    ['a legal text has two titles', terms, `${legalText}\n# More\n\nWords.\n`, 'a heading that begins with one #'],
    ['a legal text is empty', terms, legalText.replace(/(?<=\n---\n)[\s\S]*/, '\n'), 'has no text below its fields'],
    ['a legal text has no day', terms, legalText.replace(/^(lastUpdated: ).*$/m, '$1in spring'), 'lastUpdated: '],
    ['no page shows a file', 'src/content/pages/prices.yaml', 'title: A', 'no page shows it', 'src/lib/site/pages.ts'],
    ['no site knows a file', 'src/content/coupons.yaml', 'title: A', 'is no content that the site knows: move it'],
    ['a name is too long', `src/content/areas/${'a'.repeat(61)}.yaml`, textOf(area), 'of more than 60 characters'],
    ['a page has no words', about, undefined, 'is missing: write it', '/about', 'src/lib/site/pages.ts'],
    ['the facts are gone', business, undefined, 'is missing: bring it back'],
    [
      'no price stands where prices are confirmed',
      prices,
      'confirmed: 2026-11-20\nfrom: {}\n',
      'has no figure to stand by',
    ],
    ['the catalogue is gone', catalogue, undefined, 'is missing: bring it back'],
  ])('%s', (_, file, text, ...parts) => {
    expectOneFault({ [file]: text }, file, ...parts);
  });

  const noPrices = { [prices]: 'confirmed: false\nfrom: {}\n' };

  it('a service goes missing', () => {
    expectOneFault(
      { ...noPrices, 'src/content/services/commercial/painting.yaml': undefined },
      'src/content/services/commercial',
      'needs exactly 6 services, has 5',
    );
  });

  it('an area page lies under the name of another', () => {
    const wrong = page.replace('window-cleaning', 'windows');
    expectOneFault({ [page]: undefined, [wrong]: siteText[page] }, wrong, `is the page of ${page}: rename the file`);
  });

  it('two areas have one name, however it is written', () => {
    const twin = 'src/content/areas/fountain-valley.yaml';
    const nameBoth = (list: { zip: string }[]) =>
      list.map((each) => (each.zip === '80132' ? { ...each, places: 'Monument, Fountain' } : each));
    const texts = {
      [twin]: edit(area, { name: ' fountain ', zips: ['80132'] })[area],
      ...edit(zips, { 'nearby.zips': nameBoth }),
    };
    expectOneFault(texts, 'src/content/areas/fountain', 'remove the copy');
  });
});

it('names every page of areas whose service has another name', () => {
  const faults = faultsOf({
    [prices]: 'confirmed: false\nfrom: {}\n',
    [service]: undefined,
    [service.replace('window-', 'glass-')]: siteText[service],
  });
  expect(faults.length).toBeGreaterThan(5);
  expect(faults.length).toBeLessThan(siteFiles.filter((file) => file.includes('/area-pages/')).length);
  for (const fault of faults) expect(fault).toContain(`service: there is no ${service}: `);
});

it('tells of an area page that is the copy of another, with the place’s name in place of the other’s', () => {
  const text = siteText[otherPage]?.replace('area: monument', 'area: fountain').replaceAll('Monument', 'Fountain');
  // The view of the place has room for fewer words, which is told besides.
  const faults = faultsOf({ [page]: text }).filter((fault) => fault.includes(' is said in '));
  expect(faults).toEqual([
    expect.stringMatching(`^${page}: [\\w.#]+: is said in ${otherPage} too, as is 100 % .*: write what is true`),
    expect.stringMatching(`^${otherPage}: [\\w.#]+: is said in ${page} too`),
  ]);
});

it('tells of an area page that says in several places what another says', () => {
  const other = parse(siteText[otherPage] ?? '');
  const texts = edit(page, { benefits: other.benefits, challenges: other.challenges });
  expect(read(texts).faults).toEqual([
    expect.objectContaining({ file: page, path: expect.arrayContaining(['items', 'solution']) }),
    expect.objectContaining({ file: otherPage }),
  ]);
});

it('tells of a picture too narrow to open a page with', () => {
  const model = parse(siteText[catalogue] ?? '')['house-timber'];
  const pictures = edit(catalogue, { 'new-house': model });
  const openWith = (slot: string, ...widths: [string, number][]) =>
    faultsOf({ ...pictures, ...edit(page, { 'pictures.hero': slot }) }, new Map(widths));
  expect(openWith('new-house', ['new-house', 1199])).toEqual([
    `${page}: pictures.hero: new-house is 1199 pixels wide, and a page opens with it: choose one of at least 1200`,
  ]);
  expect(openWith('new-house', ['new-house', 1200])).toEqual([]);
});
