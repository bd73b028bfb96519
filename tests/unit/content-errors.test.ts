import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isMap, isSeq, parse, parseDocument } from 'yaml';
import { formatFault } from '../../src/lib/content/fault.ts';
import { readContent } from '../../src/lib/content/read-all.ts';
import { parseContentSource } from '../../src/lib/content/yaml-source.ts';

const areaFile = 'src/content/areas/fountain.yaml';
const pageFile = 'src/content/area-pages/fountain/residential-window-cleaning.yaml';
const serviceFile = 'src/content/services/residential/window-cleaning.yaml';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('src/content', join(root, 'src/content'), { recursive: true });
  cpSync('src/pictures/catalogue.yaml', join(root, 'src/pictures/catalogue.yaml'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Edits one file of the copied content as a person would, comments and all. */
function edit(file: string, change: (content: ReturnType<typeof parseDocument>) => void) {
  const content = parseDocument(readFileSync(join(root, file), 'utf8'));
  change(content);
  writeFileSync(join(root, file), String(content));
}

function rename(file: string, field: string, misspelled: string) {
  edit(file, (content) => {
    if (!isMap(content.contents)) throw new Error(`${file} holds no fields`);
    content.set(misspelled, content.get(field));
    content.delete(field);
  });
}

/** So that no price names a service. */
const takeOutPrices = () => writeFileSync(join(root, 'src/content/prices.yaml'), 'confirmed: false\nfrom: {}\n');

const expectOneFault = (...parts: string[]) => {
  const faults = readContent(root).faults.map(formatFault);
  expect(faults).toHaveLength(1);
  for (const part of parts) expect(faults[0]).toContain(part);
};

it('says how long the words over an area’s view may be, and where the rest goes', () => {
  edit(pageFile, (content) => content.setIn(['hero', 'intro'], 'We clean windows. '.repeat(7).trim()));
  expectOneFault(pageFile, 'hero.intro', 'has 125 characters', 'room for 110', 'benefits.intro');
});

describe('a day', () => {
  it('may be written with quotes or without', () => {
    const file = join(root, 'src/content/claims.yaml');
    const text = readFileSync(file, 'utf8');
    for (const day of ['2026-11-20', '"2026-11-20"']) {
      writeFileSync(file, text.replace(/confirmed: .*/, `confirmed: ${day}`));
      const claims = readContent(root).files.find((content) => content.kind === 'claims');
      expect(claims?.data).toContainEqual(expect.objectContaining({ confirmed: '2026-11-20' }));
    }
  });
});

describe('hours', () => {
  it.each([
    '07:00 to 19:00',
    '7 AM to 7 PM',
    '7:00 am - 7:00 pm',
    '7am–7pm',
    '7 a.m. until 7 p.m.',
    '7:00 to 19:00',
    ' 07:00-19:00 ',
    '7 to 7 PM',
  ])('written %s are those of 07:00 to 19:00', (written) => {
    edit('src/content/business.yaml', (content) => {
      content.setIn(['hours', 'monday'], written);
      content.setIn(['hours', 'tuesday'], 'Closed');
    });
    const { faults, business } = readContent(root);
    expect(faults).toEqual([]);
    expect(business?.hours).toMatchObject({ monday: '07:00 to 19:00', tuesday: 'closed' });
  });
});

/** The faults of a file, whose first review has this for its text, as it is written. */
const reviewFaults = (written: string) => {
  const file = 'src/content/reviews.yaml';
  const text = readFileSync(file, 'utf8').replace(/(?<=^ {2}text: ).*/m, () => written);
  return parseContentSource(file, text).faults.map(formatFault);
};

describe('a comment', () => {
  it('may stand on a line of its own, and behind what is no plain text', () => {
    edit(areaFile, (content) => content.delete('label'));
    const text = readFileSync(join(root, areaFile), 'utf8')
      .replace('name: Fountain', '# As signs say it.\nname: Fountain')
      .replace('zone: nearby', '# The towns around.\nzone: nearby\nlabel: "Fountain, 80817" # in quotes')
      .replace(/order: (\d+)/, 'order: $1 # in lists')
      .replace(/(near: .*)/, '$1 # by their files');
    expect(text.split('#')).toHaveLength(6);
    writeFileSync(join(root, areaFile), text);
    expect(readContent(root).faults).toEqual([]);
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
      `src/content/reviews.yaml: #1.text: YAML takes ${sign} for a sign of its own: put the whole text in double quotes`,
    ]);
  });

  it.each(['000B', '0000', 'D83D', 'E000', '0085', '000D', 'FEFF', 'FFFD', 'FFFE'])('with U+%s is refused', (code) => {
    expect(reviewFaults(`"They came\\u${code} on time"`)).toEqual([
      `src/content/reviews.yaml: #1.text: has the character U+${code}, which no text has: type the words around it anew`,
    ]);
  });

  it('of signs that only look strange is kept whole', () => {
    const words = 'Ruiz \u2028 👩\u200d🔧 \u05e9\u202e “&” <b> 100\u00a0% e\u0301 #1';
    edit('src/content/reviews.yaml', (content) => content.setIn([0, 'text'], words));
    const { faults, files } = readContent(root);
    expect(faults).toEqual([]);
    expect(files.find(({ kind }) => kind === 'reviews')?.data).toContainEqual(expect.objectContaining({ text: words }));
  });
});

describe('a file', () => {
  const text = `# Names\n${readFileSync(areaFile, 'utf8').replace('Fountain', 'Fountaín')}`;
  const read = (bytes: Buffer) => parseContentSource(areaFile, bytes);
  const wide = [...`\ufeff${text}`].flatMap((sign) => [...Buffer.from(sign, 'utf16le'), 0, 0]);

  it.each<[string, Buffer]>([
    ['with a byte-order mark', Buffer.from(`\ufeff${text}`)],
    ['with two of them', Buffer.from(`\ufeff\ufeff${text}`)],
    ['with the line ends of Windows', Buffer.from(text.replaceAll('\n', '\r\n'))],
  ])('%s is read as any other', (_, bytes) => {
    expect(read(bytes)).toMatchObject({ data: read(Buffer.from(text)).data, faults: [] });
  });

  it.each<[string, string, Buffer]>([
    ['UTF-16', 'line 1', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16', 'line 1', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16', 'line 2', Buffer.from(text, 'utf16le')],
    ['UTF-32', 'line 1', Buffer.from(wide)],
    ['Windows-1252', 'line 2', Buffer.from(text, 'latin1')],
    ['Windows-1252', 'line 3', Buffer.concat([Buffer.from('# Names\n\n# '), Buffer.from([0xc3]), Buffer.from('\n')])],
  ])('saved as %s is refused with the fix, and the %s', (encoding, line, bytes) => {
    expect(read(bytes).faults.map(formatFault)).toEqual([
      expect.stringMatching(new RegExp(`^${areaFile}: is saved as ${encoding}.*: save it as UTF-8 \\(${line}\\)`)),
    ]);
  });

  it('is refused by the rule where its name breaks it', () => {
    const names = [' 2', ' (1)', ' - Copy', " (Ann's conflicted copy 2026-11-25)", 'Ä', 'a\u0308', '--a', '-'];
    const files = names.map((name) => `src/content/areas/fountain${name}.yaml`);
    for (const ending of ['.yml', '.YAML', '.yaml.txt', '']) files.push(`src/content/areas/fountain${ending}`);
    for (const file of files) cpSync(areaFile, join(root, file));
    const { faults } = readContent(root);
    expect(faults.map(({ file }) => file).sort()).toEqual(files.sort());
    for (const { message } of faults)
      expect(message).toMatch(/^must be named in lowercase .* end in \.yaml.* rename it/);
  });

  it('is passed over where a system leaves it by itself', () => {
    const names = ['._fountain.yaml', '.DS_Store', 'Thumbs.db', 'desktop.ini', '~$fountain.yaml', 'fountain.yaml~'];
    for (const name of [...names, '.fountain.yaml.swp', '#fountain.yaml#', 'Icon\r'])
      writeFileSync(join(root, 'src/content/areas', name), Buffer.from([0, 5, 22, 7]));
    expect(readContent(root).faults).toEqual([]);
  });
});

describe('the content of the site', () => {
  it('has no faults', () => {
    expect(readContent(root).faults).toEqual([]);
  });
});

it('takes the words of a customer as they were said', () => {
  edit('src/content/reviews.yaml', (content) => content.setIn([0, 'text'], 'AWESOME!!!  Truly.'));
  edit('src/content/testimonials.yaml', (content) => content.setIn([0, 'quote'], 'Wow!'));
  expect(readContent(root).faults).toEqual([]);
});

it('tells a form the field of each fault', () => {
  edit(pageFile, (content) => {
    content.deleteIn(['benefits', 'items', 5]);
    content.deleteIn(['local', 'items', 2, 'text']);
    content.setIn(['local', 'items', 1, 'text'], 'Soon!');
    content.addIn(['challenges', 'items'], content.getIn(['challenges', 'items', 0]));
  });
  const { faults } = readContent(root);
  expect(new Set(faults.map(({ file }) => file))).toEqual(new Set([pageFile]));
  expect(faults.map(({ path }) => path.join('.')).sort()).toEqual([
    'benefits.items',
    'challenges.items',
    'local.items.1.text',
    'local.items.2.text',
  ]);
});

describe('one message names file, field and fix when', () => {
  it('a bullet is dropped', () => {
    edit(pageFile, (content) => {
      const benefits = content.getIn(['benefits', 'items']);
      if (!isSeq(benefits)) throw new Error('No benefits to drop one of');
      benefits.items.pop();
    });
    expectOneFault(`${pageFile}: benefits.items: needs exactly 6 benefits, has 5: add 1`);
  });

  it('a review is dropped below the dozen', () => {
    edit('src/content/reviews.yaml', (content) => {
      if (isSeq(content.contents)) content.contents.items.splice(11);
    });
    expectOneFault('src/content/reviews.yaml: needs at least 12 reviews, has 11');
  });

  it('a category of the gallery loses its pair', () => {
    edit('src/content/gallery.yaml', (content) => content.delete(0));
    expectOneFault('src/content/gallery.yaml: has no pair of category windows');
  });

  it('a term of the business has braces in it', () => {
    edit('src/content/business.yaml', (content) => content.setIn(['terms', 'emergency'], 'Call {phone}.'));
    expectOneFault('src/content/business.yaml: terms.emergency: stands for other words itself');
  });

  it('an address, or a link within a sentence, has lost a letter', () => {
    edit('src/content/business.yaml', (content) => content.setIn(['links', 'reviews', 'url'], 'htps:/google.com/peak'));
    expectOneFault('src/content/business.yaml: links.reviews.url: must be a full address starting with https://');
    edit('src/content/business.yaml', (content) =>
      content.setIn(['links', 'reviews', 'url'], 'https://www.google,com/peak'),
    );
    expectOneFault('src/content/business.yaml: links.reviews.url: must be a full address starting with https://');
    edit('src/content/business.yaml', (content) =>
      content.setIn(['links', 'reviews', 'url'], 'https://google.com/peak'),
    );
    edit('src/content/pages/about.yaml', (content) =>
      content.setIn(['faq', 'items', 0, 'answer'], 'See [us](htps:/example.com).'),
    );
    expectOneFault('faq.items.#1.answer: has a link that leads nowhere: write [name](https://…)');
  });

  it('a featured testimonial is dropped', () => {
    edit('src/content/testimonials.yaml', (content) => {
      if (!isSeq(content.contents)) throw new Error('No testimonials');
      content.delete(content.contents.items.findIndex((item) => isMap(item) && item.get('shownOn') === 'reviews'));
    });
    expectOneFault('src/content/testimonials.yaml: needs at least 3 testimonials with shownOn: reviews, has 2');
  });

  it('a service goes missing', () => {
    takeOutPrices();
    rmSync(join(root, 'src/content/services/commercial/painting.yaml'));
    expectOneFault('src/content/services/commercial: needs exactly 6 services, has 5');
  });

  it('the service behind pages of areas has another name', () => {
    takeOutPrices();
    const pages = readContent(root).files.filter(({ kind }) => kind === 'areaPages').length;
    renameSync(join(root, serviceFile), join(root, serviceFile.replace('window-', 'glass-')));
    const faults = readContent(root).faults.map(formatFault);
    expect(faults.length).toBeGreaterThan(5);
    expect(faults.length).toBeLessThan(pages);
    for (const fault of faults) expect(fault).toContain(`service: there is no ${serviceFile}: `);
  });

  it('no service stands behind the pages for hotels', () => {
    edit('src/content/services/commercial/hotel-hospitality.yaml', (content) => content.delete('windowPages'));
    expectOneFault('src/content/services/commercial: needs exactly one service with windowPages of type hotel, has 0');
  });

  it('a bullet is added', () => {
    edit(serviceFile, (content) => content.addIn(['card', 'features'], 'One more'));
    expectOneFault(`${serviceFile}: card.features: needs exactly 4 features, has 5: remove 1`);
  });

  it.each([
    [serviceFile, 'details', ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'], 6],
    [areaFile, 'near', ['monument', 'briargate', 'broadmoor', 'downtown', 'black-forest'], 4],
  ])('%s holds more of its %s than there is room for', (file, field, items, most) => {
    edit(file, (content) => content.set(field, items));
    expectOneFault(`${file}: ${field}: must be at most ${most}`);
  });

  it('a field is misspelled', () => {
    rename(areaFile, 'label', 'labels');
    expectOneFault(`${areaFile}: labels: is no field here: did you mean label?`);
  });

  it('a field deep inside a list is misspelled', () => {
    edit(pageFile, (content) => {
      content.setIn(['challenges', 'items', 1, 'solutoin'], content.getIn(['challenges', 'items', 1, 'solution']));
      content.deleteIn(['challenges', 'items', 1, 'solution']);
    });
    expectOneFault(`${pageFile}: challenges.items.#2.solutoin: is no field here: did you mean solution?`);
  });

  it('a field nobody asked for is added', () => {
    edit(areaFile, (content) => content.set('population', 'about 29,802'));
    expectOneFault(`${areaFile}: population: is no field here`);
  });

  it('a field is missing', () => {
    edit(areaFile, (content) => content.delete('label'));
    expectOneFault(`${areaFile}: label: is missing: add it`);
  });

  it('an item of a list is left empty', () => {
    edit(areaFile, (content) => content.setIn(['zips', 0], null));
    expectOneFault(`${areaFile}: zips.#1: is empty: write it, or remove it`);
  });

  it('a ZIP lacks its quotes', () => {
    edit(areaFile, (content) => content.setIn(['zips', 0], 80817));
    expectOneFault(`${areaFile}: zips.#1: must be text: put it in quotes`);
  });

  it('a file is no longer YAML', () => {
    writeFileSync(join(root, areaFile), 'name: Fountain\nname: Monument\n');
    expectOneFault(`${areaFile}: is not valid YAML`, 'line 2');
  });

  it('an area is near one that does not exist', () => {
    edit(areaFile, (content) => content.setIn(['near', 0], 'security-widfield'));
    expectOneFault(
      `${areaFile}: near.#1: there is no src/content/areas/security-widfield.yaml`,
      'mean security-widefield?',
    );
  });

  it('two areas have one name, however it is written', () => {
    const twin = 'src/content/areas/fountain-valley.yaml';
    edit(areaFile, (content) => content.set('zips', ['80817']));
    cpSync(join(root, areaFile), join(root, twin));
    edit(twin, (content) => {
      content.set('name', ' fountain ');
      content.set('zips', ['80132']);
    });
    edit('src/content/zip-codes.yaml', (content) => {
      const zips = content.getIn(['nearby', 'zips']);
      if (!isSeq(zips)) throw new Error('No ZIP codes');
      const at = zips.items.findIndex((item) => isMap(item) && item.get('zip') === '80132');
      content.setIn(['nearby', 'zips', at, 'places'], 'Monument, Fountain');
    });
    expectOneFault(': name: is the name in src/content/areas/fountain', 'remove the copy');
  });

  it('two areas share a ZIP that names but one of them', () => {
    edit(areaFile, (content) => content.set('zips', ['80817', '80132']));
    expectOneFault(
      `${areaFile}: zips: 80132 is another area's too: name both areas as places of 80132 in the ZIP check (src/content/zip-codes.yaml)`,
    );
  });

  it('an area is near itself', () => {
    edit(areaFile, (content) => content.setIn(['near', 0], 'fountain'));
    expectOneFault(`${areaFile}: near: an area is not near itself`);
  });

  it('an area page names a picture that does not exist', () => {
    edit(pageFile, (content) => content.setIn(['pictures', 'dirt'], 'area-castle'));
    expectOneFault(`${pageFile}: pictures.dirt: there is no picture "area-castle"`, 'add it');
  });

  it('a page names a picture that does not exist, at any depth', () => {
    edit('src/content/pages/home.yaml', (content) => content.setIn(['hero', 'views', 0, 'wide'], 'view-sumer'));
    expectOneFault('src/content/pages/home.yaml: hero.views.#1.wide: there is no picture', 'view-summer?');
  });

  it('the owner has a portrait that does not exist, and a price a service', () => {
    const file = 'src/content/pages/about.yaml';
    edit(file, (content) =>
      content.setIn(['story', 'owner'], content.createNode({ name: 'Ana', text: 'Owner.', portrait: 'owner-portrat' })),
    );
    expectOneFault(`${file}: story.owner.portrait: there is no picture "owner-portrat" in src/pictures/catalogue.yaml`);
    edit(file, (content) => content.deleteIn(['story', 'owner']));
    const price = { dollars: 1, unit: 'for a pane' };
    edit('src/content/prices.yaml', (content) =>
      content.set('from', content.createNode({ 'residential/window-cleanin': price })),
    );
    expectOneFault('src/content/prices.yaml: from: there is no src/content/services/residential/window-cleanin.yaml');
  });

  it('a fact of the company names a fact that does not exist', () => {
    edit('src/content/business.yaml', (content) => content.set('brand', '{name}'));
    expectOneFault('src/content/business.yaml: brand: {name} is no fact', 'use one of brand');
  });

  it('an area page is of an area that does not exist', () => {
    edit(pageFile, (content) => content.set('area', 'pueblo'));
    expectOneFault(`${pageFile}: area: there is no src/content/areas/pueblo.yaml`, 'add it');
  });

  it('an area page has a band that belongs to another service, or lacks its own', () => {
    const names = { heading: 'What we wash', items: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'] };
    const pressureFile = pageFile.replace('window-cleaning', 'pressure-washing');
    const change = (file: string, band: string, value: unknown, fault: string) => {
      const text = readFileSync(join(root, file), 'utf8');
      edit(file, (content) => (value ? content.set(band, value) : content.delete(band)));
      expectOneFault(`${file}: ${band}: ${fault}`);
      writeFileSync(join(root, file), text);
    };
    change(pageFile, 'surfaces', names, 'is no field here');
    change(pageFile, 'local', undefined, 'is missing');
    change(pressureFile, 'surfaces', undefined, 'is missing');
  });

  it('an area page lies under the name of another', () => {
    const wrong = pageFile.replace('window-cleaning', 'windows');
    renameSync(join(root, pageFile), join(root, wrong));
    expectOneFault(`${wrong}: is the page of ${pageFile}: rename the file`);
  });

  it('an area page is the copy of another, with the place’s name in place of the other’s', () => {
    const copied = 'src/content/area-pages/monument/residential-window-cleaning.yaml';
    const text = readFileSync(join(root, copied), 'utf8');
    writeFileSync(
      join(root, pageFile),
      text.replace('area: monument', 'area: fountain').replaceAll('Monument', 'Fountain'),
    );
    // The view of the place has room for fewer words, which is told besides.
    const faults = readContent(root)
      .faults.map(formatFault)
      .filter((fault) => fault.includes(' is said in '));
    expect(faults).toEqual([
      expect.stringMatching(
        `^${pageFile}: [\\w.#]+: is said in ${copied} too, as is 100 % of this page .*: write what is true`,
      ),
      expect.stringMatching(`^${copied}: [\\w.#]+: is said in ${pageFile} too`),
    ]);
  });

  it('an area page says in several places what others say', () => {
    const copied = 'src/content/area-pages/monument/residential-window-cleaning.yaml';
    edit(pageFile, (content) => {
      const other = parseDocument(readFileSync(join(root, copied), 'utf8'));
      for (const field of ['benefits', 'challenges']) content.set(field, other.get(field));
    });
    expect(readContent(root).faults).toEqual([
      expect.objectContaining({ file: pageFile, path: expect.arrayContaining(['items', 'solution']) }),
      expect.objectContaining({ file: copied }),
    ]);
  });

  it('a page opens with a picture that is too narrow, or with one that stands in for it', () => {
    const faults = (...widths: [string, number][]) => readContent(root, new Map(widths)).faults.map(formatFault);
    edit('src/pictures/catalogue.yaml', (content) => {
      content.set('new-house', content.get('house-timber'));
      content.set(
        'old-house',
        content.createNode({ ...parse(String(content.get('house-timber'))), from: 'new-house' }),
      );
    });
    edit(pageFile, (content) => content.setIn(['pictures', 'hero'], 'new-house'));
    expect(faults(['new-house', 1199])).toEqual([
      `${pageFile}: pictures.hero: new-house is 1199 pixels wide, and a page opens with it: choose one of at least 1200`,
    ]);
    expect(faults(['new-house', 1200])).toEqual([]);
    edit(pageFile, (content) => content.setIn(['pictures', 'hero'], 'old-house'));
    expect(faults(['new-house', 1199])).toEqual([
      expect.stringContaining('new-house, which stands in for old-house, is 1199 pixels wide'),
    ]);
    expect(faults(['old-house', 1200], ['new-house', 1199])).toEqual([]);
  });

  it('a service names a picture that does not exist', () => {
    edit(serviceFile, (content) => content.setIn(['pictures', 'dirt'], 'glass-castle'));
    expectOneFault(`${serviceFile}: pictures.dirt: there is no picture "glass-castle"`, 'add it');
  });

  it('a page for homes shows a business, or one for businesses a home', () => {
    edit(serviceFile, (content) => content.setIn(['pictures', 'dirt'], 'commercial-hotel'));
    expectOneFault(`${serviceFile}: pictures.dirt: commercial-hotel shows a business, the page is for homes`);
    edit(serviceFile, (content) => content.deleteIn(['pictures', 'dirt']));
    const hotels = 'src/content/area-pages/fountain/commercial-window-cleaning-hotel.yaml';
    edit(hotels, (content) => content.setIn(['pictures', 'hero'], 'area-log-home'));
    expectOneFault(`${hotels}: pictures.hero: area-log-home shows a home, the page is for businesses`);
  });

  it('a service is of no kind', () => {
    edit(serviceFile, (content) => content.set('kind', 'industrial'));
    expectOneFault(`${serviceFile}: kind: "industrial" is none of the kinds there are`);
  });

  it('the ZIP check leads to an area that does not exist', () => {
    edit('src/content/zip-codes.yaml', (content) => content.setIn(['city', 'zips', 0, 'areas'], ['downtwn']));
    expectOneFault(
      'src/content/zip-codes.yaml: city.zips.#1.areas.#1: there is no src/content/areas/downtwn.yaml: did you mean downtown?',
    );
  });

  it('a place beside the lists is near to no area', () => {
    edit('src/content/zip-codes.yaml', (content) => content.setIn(['beside', 0, 'area'], 'briargat'));
    expectOneFault(
      'src/content/zip-codes.yaml: beside.#1.area: there is no src/content/areas/briargat.yaml: did you mean briargate?',
    );
  });

  it('the ZIP check does not know a ZIP of an area', () => {
    edit(areaFile, (content) => content.addIn(['zips'], '80818'));
    expectOneFault(
      `${areaFile}: zips: 80818 is not under nearby in the ZIP check (src/content/zip-codes.yaml): add it there`,
    );
  });

  it('a file holds the words of a page that has no entry', () => {
    writeFileSync(join(root, 'src/content/pages/prices.yaml'), 'title: Prices');
    expectOneFault('src/content/pages/prices.yaml: no page shows it: add an entry for it to src/lib/site/pages.ts');
  });

  it('a page has an entry and no words', () => {
    rmSync(join(root, 'src/content/pages/about.yaml'));
    expectOneFault('src/content/pages/about.yaml: is missing: write it', '/about', 'src/lib/site/pages.ts');
  });

  it.each(['src/content/business.yaml', 'src/pictures/catalogue.yaml'])('%s is missing', (file) => {
    rmSync(join(root, file));
    expectOneFault(`${file}: is missing: bring it back`);
  });

  it('a picture has a name that no file can have', () => {
    edit('src/pictures/catalogue.yaml', (content) => {
      content.set('my kitchen', content.get('house-timber'));
    });
    expectOneFault('src/pictures/catalogue.yaml: my kitchen: must be lowercase words joined by hyphens');
  });

  it('a name of an area cannot be drawn', () => {
    edit(areaFile, (content) => content.set('name', 'Fountain 😀'));
    expectOneFault(`${areaFile}: name: has "😀", which the typefaces of cards and map lack`);
  });

  it('a legal text holds what no page shows', () => {
    const file = 'src/content/legal/terms-of-service.md';
    const text = readFileSync(join(root, file), 'utf8');
    for (const lost of ['<Ana>', '<!-- later -->', '&#11;', '[1]: see above']) {
      writeFileSync(join(root, file), `${text}\n${lost}\n`);
      expectOneFault(`${file}: no page shows ${lost}: write it in other words`);
    }
    writeFileSync(join(root, file), `${text}\nWrite to <ana@example.com>, and pay 5 < 6.\n`);
    expect(readContent(root).faults).toEqual([]);
  });

  it('a file lies where no content belongs', () => {
    writeFileSync(join(root, 'src/content/coupons.yaml'), 'title: Coupons');
    expectOneFault('src/content/coupons.yaml: is no content that the site knows: move it');
  });

  it('a title is too long once the brand is filled in', () => {
    edit('src/content/pages/about.yaml', (content) => content.set('title', `${'Glass '.repeat(9)}| {brand}`));
    expectOneFault('src/content/pages/about.yaml: title: is longer than 65 characters');
  });

  it('a description is longer or shorter than what search engines show', () => {
    const describeAbout = (length: number) =>
      edit('src/content/pages/about.yaml', (content) => content.set('description', 'a'.repeat(length)));
    for (const [most, fault] of [
      [161, 'longer than 160'],
      [69, 'shorter than 70'],
    ] as const) {
      describeAbout(most);
      expectOneFault(`src/content/pages/about.yaml: description: is ${fault} characters`);
    }
    describeAbout(160);
    expect(readContent(root).faults).toEqual([]);
  });

  it('a season ends where it starts', () => {
    const file = 'src/content/seasons.yaml';
    edit(file, (content) =>
      content.setIn(['works', 'houseWashing', 'open', 0], content.createNode({ from: 9, to: 9 })),
    );
    expectOneFault(`${file}: works.houseWashing.open.#1: must end after it starts`);
  });

  it('a claim has a source that no page says', () => {
    const file = 'src/content/claims.yaml';
    edit(file, (content) => content.setIn([0, 'source'], content.createNode({ name: 'Google', date: '2026-11-20' })));
    expectOneFault(`${file}: #1.source: belongs to rating and review-count alone: remove it`);
  });

  it('what a customer said has a source and no day, or a day and no source', () => {
    const provenance = { source: 'Google', date: '2026-11-20' };
    for (const missing of ['source', 'date'] as const) {
      edit('src/content/testimonials.yaml', (content) => {
        content.deleteIn([0, 'sample']);
        for (const [field, value] of Object.entries(provenance)) content.setIn([0, field], value);
        content.deleteIn([0, missing]);
      });
      expectOneFault(`src/content/testimonials.yaml: #1.${missing}: is missing: write it`);
    }
  });

  it('a link of a legal text leads nowhere', () => {
    const file = 'src/content/legal/terms-of-service.md';
    appendFileSync(join(root, file), '\nSee [the office](htps:/example.com).\n');
    expectOneFault(`${file}: has a link that leads nowhere`);
  });

  it('a price is confirmed that is none, or has less than a cent', () => {
    const file = 'src/content/prices.yaml';
    writeFileSync(join(root, file), 'confirmed: 2026-11-20\nfrom: {}\n');
    expectOneFault(`${file}: confirmed: has no figure to stand by: write one under from`);
    writeFileSync(join(root, file), 'confirmed: false\n');
    expect(readContent(root).faults).toEqual([]);
    const price = (dollars: string) =>
      writeFileSync(
        join(root, file),
        `confirmed: 2026-11-20\nfrom:\n  residential/painting: { dollars: ${dollars}, unit: a room }\n`,
      );
    price('349.505');
    expectOneFault(`${file}: from.residential/painting.dollars: must be dollars and whole cents`);
    for (const dollars of ['349.5', '349.50', '1', '0.07', '1234567.89']) {
      price(dollars);
      expect(readContent(root).faults).toEqual([]);
    }
  });

  it('a day opens after it closes, or says no two times', () => {
    const file = 'src/content/business.yaml';
    const say = (hours: string) => edit(file, (content) => content.setIn(['hours', 'monday'], hours));
    for (const hours of ['7 PM to 7 AM', '8 to 5', '07:00 to 07:00']) {
      say(hours);
      expectOneFault(`${file}: hours.monday: must open before it closes: write it as 7 AM to 7 PM`);
    }
    for (const hours of [
      '7 AM',
      '1 to 5 PM',
      '1:00 to 5:00',
      '7 AM to 13 PM',
      '7 to 25',
      'mornings',
      '7 AM to noon to 5',
    ]) {
      say(hours);
      expectOneFault(`${file}: hours.monday: must be two times such as 7 AM to 7 PM, or closed`);
    }
  });

  it('a word, a label or a heading is too long for the cards of shared links', () => {
    const [long, heading] = ['a'.repeat(25), 'Clean '.repeat(17)];
    edit(areaFile, (content) => content.set('label', long));
    expectOneFault(`${areaFile}: label: has "${long}", which cards have no room for`);
    edit(areaFile, (content) => content.set('label', 'Fountain, '.repeat(5)));
    expectOneFault(`${areaFile}: label: is longer than 44 characters`);
    edit(areaFile, (content) => content.set('label', 'Fountain'));
    edit(pageFile, (content) => content.setIn(['hero', 'heading'], heading));
    expectOneFault(`${pageFile}: hero.heading: is longer than 100 characters`);
  });

  it('a list says one thing twice', () => {
    edit(areaFile, (content) => content.set('near', ['monument', 'briargate', 'monument']));
    expectOneFault(`${areaFile}: near.#3: is in this list already: remove it`);
    edit(areaFile, (content) => content.set('near', ['monument', 'briargate']));
    const file = 'src/content/zip-codes.yaml';
    edit(file, (content) => content.addIn(['city', 'zips'], content.getIn(['city', 'zips', 0])));
    expectOneFault(`${file}: city.zips.#`, 'is in this list already');
  });

  it('a text shows nothing, or an address holds what nobody sees', () => {
    const file = 'src/content/reviews.yaml';
    const text = readFileSync(join(root, file), 'utf8');
    edit(file, (content) => content.setIn([0, 'text'], '\u200b \u00a0'));
    expectOneFault(`${file}: #1.text: is empty`);
    writeFileSync(join(root, file), text);
    edit('src/content/business.yaml', (content) =>
      content.setIn(['links', 'reviews', 'url'], 'https://example.com/a\u200bb'),
    );
    expectOneFault('src/content/business.yaml: links.reviews.url: must be a full address');
  });

  it('something was so on a day that has not come yet', () => {
    edit('src/content/reviews.yaml', (content) => content.setIn([0, 'date'], '2099-01-01'));
    expectOneFault('src/content/reviews.yaml: #1.date: is a day that has not come yet');
    edit('src/content/reviews.yaml', (content) => content.setIn([0, 'date'], '2026-11-05'));
    edit('src/content/prices.yaml', (content) => content.set('confirmed', '2099-01-01'));
    expect(readContent(root).faults.map(formatFault)).toContainEqual(
      expect.stringContaining('confirmed: is a day that has'),
    );
  });

  it('a legal text has no text, or a second title', () => {
    const file = 'src/content/legal/terms-of-service.md';
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), `${text}\n# More\n\nWords.\n`);
    expectOneFault(`${file}: has a heading that begins with one #`);
    writeFileSync(join(root, file), text.replace(/(?<=\n---\n)[\s\S]*/, '\n'));
    expectOneFault(`${file}: has no text below its fields`);
  });

  it('a file is a link to a folder, or its name is too long', () => {
    symlinkSync(root, join(root, 'src/content/areas/all.yaml'));
    expectOneFault('src/content/areas/all.yaml: cannot be read');
    rmSync(join(root, 'src/content/areas/all.yaml'));
    cpSync(join(root, areaFile), join(root, `src/content/areas/${'a'.repeat(61)}.yaml`));
    expect(readContent(root).faults.map(formatFault)).toContainEqual(
      expect.stringContaining('of more than 60 characters'),
    );
  });

  it('two items of a list have one id', () => {
    edit('src/content/reviews.yaml', (content) => content.setIn([1, 'id'], content.getIn([0, 'id'])));
    expectOneFault('src/content/reviews.yaml: two items have the id');
  });

  it('a link stands where a page would print its brackets, and nowhere else', () => {
    const link = 'See [the list](/services).';
    edit('src/content/pages/about.yaml', (content) => content.setIn(['faq', 'items', 0, 'answer'], link));
    expect(readContent(root).faults).toEqual([]);
    edit('src/content/pages/about.yaml', (content) => content.setIn(['closing', 'text'], link));
    expectOneFault('src/content/pages/about.yaml: closing.text: has a link', 'write its words alone');
  });

  it('a sentence names a fact that does not exist', () => {
    edit('src/content/pages/about.yaml', (content) => content.setIn(['closing', 'text'], 'Call {telephone}.'));
    expectOneFault('src/content/pages/about.yaml: closing.text: {telephone} is no fact: use one of', 'phone');
    // What every object has.
    edit('src/content/pages/about.yaml', (content) => content.setIn(['closing', 'text'], 'Call the {constructor}.'));
    expectOneFault('src/content/pages/about.yaml: closing.text: {constructor} is no fact');
  });

  it('the day at the top of a legal text is none', () => {
    const file = 'src/content/legal/privacy-policy.md';
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), text.replace(/^lastUpdated: .*$/m, 'lastUpdated: in spring'));
    expectOneFault(`${file}: lastUpdated: `);
  });
});
