import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatFault } from '../../src/lib/content/fault.ts';
import { readContent } from '../../src/lib/content/read-content.ts';
import { parseContentSource } from '../../src/lib/content/yaml-source.ts';
import { editFile, frozenFiles, frozenRoot, readContentWith, readFrozen, type Texts } from '../frozen-content.ts';

const about = 'src/content/pages/about.yaml';
const answers = 'src/content/answers.yaml';
const area = 'src/content/areas/fountain.yaml';
const business = 'src/content/business.yaml';
const catalogue = 'src/pictures/catalogue.yaml';
const claims = 'src/content/claims.yaml';
const page = 'src/content/area-pages/fountain/residential-window-cleaning.yaml';
const prices = 'src/content/prices.yaml';
const reviews = 'src/content/reviews.yaml';
const service = 'src/content/services/residential/window-cleaning.yaml';
const terms = 'src/content/legal/terms-of-service.md';
const testimonials = 'src/content/testimonials.yaml';
const zips = 'src/content/zip-codes.yaml';

const siteText = Object.fromEntries(frozenFiles.map((file) => [file, readFrozen(file)]));
const textOf = readFrozen;
const read = readContentWith;
const edit = editFile;
const faultsOf = (texts: Texts) => read(texts).faults.map(formatFault);

const misspell = (field: string, misspelled: string) => (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name === field ? misspelled : name, value]));

function expectOneFault(texts: Texts, file: string, ...parts: string[]) {
  const faults = faultsOf(texts);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.startsWith(file)).toBe(true);
  for (const part of parts) expect(faults[0]).toContain(part);
}

describe('content', () => {
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
    ['no answer', { [answers]: 'confirmed: false\n' }],
    ['an area without a place in lists, which is then last', edit(area, { order: undefined })],
    ['no price', { [prices]: 'confirmed: false\n' }],
    ...['349.5', '349.50', '1', '0.07', '1234567.89'].map((dollars): [string, Texts] => [
      `a price of ${dollars}`,
      {
        [prices]: `confirmed: 2026-11-20\nfrom:\n  residential/painting: { dollars: ${dollars}, unit: a room }\n`,
      },
    ]),
  ])('content may contain %s', (_, texts) => {
    expect(faultsOf(texts)).toEqual([]);
  });

  it('a date may be written with or without quotes', () => {
    for (const day of ['2026-11-20', '"2026-11-20"']) {
      const text = siteText[claims]?.replace(/confirmed: .*/, `confirmed: ${day}`);
      const data = read({ [claims]: text }).files.find(({ kind }) => kind === 'claims')?.data;
      expect(data).toContainEqual(expect.objectContaining({ confirmed: '2026-11-20' }));
    }
  });

  it.each(['7 AM to 7 PM', '7:00 am - 7:00 pm', '7am–7pm', '7 a.m. until 7 p.m.', ' 07:00-19:00 ', '7 to 7 PM'])(
    '%s is read as 07:00 to 19:00',
    (written) => {
      const content = read(edit(business, { 'hours.monday': written, 'hours.tuesday': 'Closed' }));
      expect(content.faults).toEqual([]);
      expect(content.business?.hours).toMatchObject({ monday: '07:00 to 19:00', tuesday: 'closed' });
    },
  );

  it('unusual characters in a text are kept', () => {
    const text = 'Ruiz \u2028 👩\u200d🔧 \u05e9\u202e “&” <b> 100\u00a0% e\u0301 #1';
    const { faults, files } = read(edit(reviews, { '0.text': text }));
    expect(faults).toEqual([]);
    expect(files.find(({ kind }) => kind === 'reviews')?.data).toContainEqual(expect.objectContaining({ text }));
  });
});

/** Returns the faults of a file whose first review has this raw text. */
const reviewFaults = (written: string) =>
  parseContentSource(
    reviews,
    (siteText[reviews] ?? '').replace(/(?<=^ {2}text: ).*/m, () => written),
  ).faults.map(formatFault);

describe('a comment', () => {
  it('a comment may be on its own line or after a value', () => {
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
  ])('a comment that may be part of a text is refused: %s', (_, written) => {
    expect(reviewFaults(written)).toEqual([
      expect.stringMatching(/reviews\.yaml: #1\.text: YAML reads "# 1 choice" as a comment: .* in double quotes/),
    ]);
  });
});

describe('a text', () => {
  it.each([
    ['an anchor', '&Co did it', '&Co'],
    ['a tag', '!Wow they did', '!Wow'],
    ['a tag of YAML itself', '!!str yes', '!!str'],
    ['an alias', '*Co', '*Co'],
  ])('a text that starts like %s is refused with the fix', (_, written, sign) => {
    expect(reviewFaults(written)).toEqual([
      `${reviews}: #1.text: YAML reads ${sign} as a special character: put the whole text in double quotes`,
    ]);
  });

  it.each(['000B', '0000', 'D83D', 'E000', '0085', '000D', 'FEFF', 'FFFD', 'FFFE'])(
    'a text with U+%s is refused',
    (code) => {
      expect(reviewFaults(`"They came\\u${code} on time"`)).toEqual([
        `${reviews}: #1.text: has the character U+${code}, which is not allowed in a text: delete it and type the words around it again`,
      ]);
    },
  );
});

describe('a file', () => {
  const text = `# Names\n${textOf(area).replace('Fountain', 'Fountaín')}`;
  const readBytes = (bytes: Buffer) => parseContentSource(area, bytes);

  it.each<[string, Buffer]>([
    ['with a byte-order mark', Buffer.from(`\ufeff${text}`)],
    ['with two of them', Buffer.from(`\ufeff\ufeff${text}`)],
    ['with the line ends of Windows', Buffer.from(text.replaceAll('\n', '\r\n'))],
  ])('a file with %s is read like any other', (_, bytes) => {
    expect(readBytes(bytes)).toMatchObject({ data: readBytes(Buffer.from(text)).data, faults: [] });
  });

  it.each<[string, string, Buffer]>([
    ['UTF-16', 'line 1', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16', 'line 1', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16', 'line 2', Buffer.from(text, 'utf16le')],
    ['Windows-1252', 'line 2', Buffer.from(text, 'latin1')],
    ['Windows-1252', 'line 3', Buffer.concat([Buffer.from('# Names\n\n# '), Buffer.from([0xc3]), Buffer.from('\n')])],
  ])('a file saved as %s is refused with the fix, and the %s', (encoding, line, bytes) => {
    expect(readBytes(bytes).faults.map(formatFault)).toEqual([
      expect.stringMatching(new RegExp(`^${area}: is saved as ${encoding}.*: save it as UTF-8 \\(${line}\\)`)),
    ]);
  });

  it('an invalid file name is refused with the rule', () => {
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

  it('files of the operating system are ignored, and linked folders reported', () => {
    const root = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(frozenRoot, root, { recursive: true });
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

it('a form gets the field of each error', () => {
  const changes = {
    'benefits.items': [],
    'local.items.2.text': undefined,
    'local.items.1.text': ' ',
    neighborhoods: undefined,
  };
  const { faults } = read(edit(page, changes));
  expect(new Set(faults.map(({ file }) => file))).toEqual(new Set([page]));
  expect(faults.map(({ path }) => path.join('.')).sort()).toEqual(Object.keys(changes).sort());
});

const full = 'url: must be an address on the web';
const times = 'hours.monday: must be hours such as 9-5, 8-12 and 1-5, noon to midnight';

/** Maps a file to mistakes in its fields, each with parts of the one message about it. */
const slips: Record<string, [field: string, written: unknown, ...said: string[]][]> = {
  [page]: [
    ['benefits.items', [], 'benefits.items: is empty: add an item'],
    [
      'challenges.items.1',
      misspell('solution', 'solutoin'),
      'items.#2.solutoin: is not a field here: did you mean solution?',
    ],
    ['area', 'pueblo', 'area: there is no src/content/areas/pueblo.yaml', 'add it'],
    ['surfaces', { heading: 'What we wash' }, 'surfaces: is not a field here'],
    ['local', undefined, 'local: is missing'],
    ['pictures.dirt', 'area-castle', 'there is no picture "area-castle"', 'add it'],
  ],
  [page.replace('window-cleaning', 'pressure-washing')]: [['surfaces', undefined, 'surfaces: is missing']],
  [service]: [
    ['card.features', 'Screens', 'card.features: must be a list, each item on a line that starts with -'],
    ['kind', 'industrial', 'kind: "industrial" is not one of the possible kinds'],
  ],
  'src/content/services/commercial/hotel-hospitality.yaml': [
    ['windowPages', undefined, 'services/commercial: needs exactly one service with windowPages of type hotel, has 0'],
  ],
  [area]: [
    ['label', undefined, 'label: is missing: add it'],
    ['', misspell('label', 'lable'), 'lable: is not a field here: did you mean label?'],
    ['population', 'about 29,802', 'population: is not a field here'],
    ['zips.0', null, 'zips.#1: is empty: write it, or remove it'],
    ['map.longitude', 104.7, 'map.longitude: needs its minus: write -104.7'],
    ['map.longitude', -104.483, 'map.longitude: is outside the map', 'leave Map out for a place beyond it'],
    ['map.latitude', 39.74, 'map.latitude: is outside the map', '38.65 to 39.16'],
    ['near.0', 'security-widfield', 'near.#1: there is no src/content/areas/security-widfield.yaml', 'widefield?'],
  ],
  [reviews]: [
    ['0.date', '2099-01-01', '#1.date: is in the future'],
    ['0.text', '\u200b \u00a0', '#1.text: is empty'],
    [
      '',
      (list: { id: string }[]) => list.map((review, at) => (at === 1 ? { ...review, id: list[0]?.id } : review)),
      'two items have the id',
    ],
  ],
  [testimonials]: [
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
  [claims]: [['0.source', { name: 'Google', date: '2026-11-20' }, '#1.source: is only for rating and review-count']],
  [business]: [
    ['brand', 'Peak & Pane {phon}', 'brand: {phon} is not a fact: did you mean {phone}?'],
    ['map.embedUrl', 'http://maps.example.com/embed', 'map.embedUrl: must start with https://'],
    [
      'hours',
      (week: object) => Object.fromEntries(Object.keys(week).map((day) => [day, 'closed'])),
      'open on one day at least',
    ],
    ['terms.emergency', 'Call {phone}.', 'terms.emergency: must not contain braces'],
    ['links.reviews.url', 'htps:/google.com/peak', full],
    ['links.reviews.url', 'https://www.google,com/peak', full],
    ['links.reviews.url', 'https://example.com/a\u200bb', full],
    ['hours.monday', '07:00 to 07:00', 'hours.monday: opens and closes at the same time: write 24 hours'],
    ['hours.monday', 'mornings', times],
    ['exceptions', [{ from: '2026-12-25', hours: 'maybe' }], 'exceptions.#1.hours: must be hours such as 9-5'],
    ['exceptions', [{ from: 'Christmas', hours: 'closed' }], 'exceptions.#1.from: must be a day such as 2026-11-20'],
    [
      'exceptions',
      [{ from: '12/26/2026', to: '12/24/2026', hours: 'closed' }],
      'exceptions.#1.to: is before the first day',
    ],
    ['newHours', [{ from: '2027-01-01' }], 'newHours.#1: changes no day: write the hours of those that change'],
  ],
  [about]: [
    [
      'faq.items.0.answer',
      'See [us](htps:/x.com).',
      'faq.items.#1.answer: has a link without a valid address: write [name]',
    ],
    ['closing.text', 'Call {phnoe}.', 'closing.text: {phnoe} is not a fact: did you mean {phone}?'],
    [
      'faq.items.0.answer',
      'See [us](/abuot).',
      'faq.items.#1.answer: has a link to /abuot, which is not a page of this site',
    ],
  ],
  [answers]: [
    ['people', [{ name: 'Ana', role: 'Owner', portrait: 'ana' }], 'people.#1.portrait: there is no picture "ana"'],
    ['denverMinimum', 'Call {phone}.', 'denverMinimum: must not contain braces'],
    ['languages', [{ language: 'Spannish', text: 'Hablamos español.' }], 'languages.#1.language'],
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
  ],
  'src/content/seasons.yaml': [
    ['works.houseWashing.open.0', { from: 9, to: 9 }, 'works.houseWashing.open.#1: must end after it starts'],
  ],
  'src/content/redirects.yaml': [
    ['0', { from: '/about', to: '/services' }, '#1.from: /about is a page of this site', 'remove the line'],
    ['0', { from: '/old.html', to: '/servces' }, '#1.to: redirects to /servces, which is not a page of this site'],
    ['0', { from: '/api/quote', to: '/contact' }, '#1.from: is used by the site itself'],
    ['0', { from: '/requests/', to: '/contact' }, '#1.from: is used by the site itself'],
    ['0', { from: '/About/', to: '/abuot' }, '#1.to: redirects to /abuot, which is not a page of this site'],
    ['0', { from: '/old.html', to: '/old.html' }, '#1.to: redirects to /old.html, which is not a page of this site'],
    ['0', { from: '/index.php?page=2', to: '/contact' }, '#1.from: must end before ?'],
    ['0', { from: '/blog/*', to: '/contact' }, '#1.from: must be one address'],
    ['0', { from: 'https://www.example.com/', to: '/contact' }, '#1.from: is the home page'],
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
    it.each(rows)('the error for %s as %j names file, field and fix', (field, written, ...said) => {
      const place = file.endsWith('hotel-hospitality.yaml') ? 'src/content/services/commercial' : file;
      expectOneFault(edit(file, { [field]: written }), place, ...said);
    });
  });

  const legalText = siteText[terms] ?? '';
  it.each<[string, string, string | undefined, ...string[]]>([
    ['a file is no longer YAML', area, 'name: Fountain\nname: Monument\n', 'is not valid YAML', 'line 2'],
    [
      'a legal text holds a mark',
      terms,
      `${legalText}\n<Ana>\n`,
      'contains <Ana>, which pages do not show: write it in another way',
    ],
    ['a legal text holds a comment', terms, `${legalText}\n<!-- later -->\n`, 'contains <!-- later -->'],
    ['a legal text holds an entity', terms, `${legalText}\n&#11;\n`, 'contains &#11;'],
    ['a legal text holds a reference', terms, `${legalText}\n[1]: see above\n`, 'contains [1]: see above'],
    ['a legal text leads nowhere', terms, `${legalText}\n[A](htps:/x.com).\n`, 'has a link without a valid address'],
    ['a legal text is empty', terms, legalText.replace(/(?<=\n---\n)[\s\S]*/, '\n'), 'has no text below its fields'],
    ['a legal text has no day', terms, legalText.replace(/^(lastUpdated: ).*$/m, '$1in spring'), 'lastUpdated: '],
    ['a name is too long', `src/content/areas/${'a'.repeat(61)}.yaml`, textOf(area), 'of more than 60 characters'],
    ['a page has no words', about, undefined, 'is missing: write it', '/about', 'src/lib/site/pages.ts'],
    ['the facts are gone', business, undefined, 'is missing: restore it'],
    ['no price stands where prices are confirmed', prices, 'confirmed: 2026-11-20\nfrom: {}\n', 'confirms no price'],
    ['the catalogue is gone', catalogue, undefined, 'is missing: restore it'],
  ])('the error for %s names file, field and fix', (_, file, text, ...parts) => {
    expectOneFault({ [file]: text }, file, ...parts);
  });

  it('an area page in the folder of another area is refused', () => {
    const wrong = page.replace('window-cleaning', 'windows');
    expectOneFault(
      { [page]: undefined, [wrong]: siteText[page] },
      wrong,
      `must be named ${page}, after its area and service: rename the file`,
    );
  });

  it('two areas with one name are refused, however it is written', () => {
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

it('every area page whose service was renamed is named', () => {
  const faults = faultsOf({
    [prices]: 'confirmed: false\nfrom: {}\n',
    [service]: undefined,
    [service.replace('window-', 'glass-')]: siteText[service],
  });
  expect(faults.length).toBeGreaterThan(5);
  expect(faults.length).toBeLessThan(frozenFiles.filter((file) => file.includes('/area-pages/')).length);
  const links = /has a link to \/services\/residential\/window-cleaning, which is not a page of this site/;
  const others = faults.filter((fault) => !fault.includes(`service: there is no ${service}: `));
  for (const fault of others) expect(fault).toMatch(links);
  expect(faults.length - others.length).toBeGreaterThan(5);
});

it.each(['title', 'description'])('both pages with one %s are named', (field) => {
  const gallery = 'src/content/pages/gallery.yaml';
  const words = (parse(siteText[gallery] ?? '') as Record<string, string>)[field];
  expect(faultsOf(edit(about, { [field]: words }))).toEqual([
    expect.stringContaining(`${about}: ${field}: is the same in ${gallery}`),
    expect.stringContaining(`${gallery}: ${field}: is the same in ${about}`),
  ]);
});
