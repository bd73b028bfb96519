import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findZipAnswer, type ZipAnswers } from '../../src/lib/site/zip-check-rule.ts';

const answers: ZipAnswers = JSON.parse(readFileSync('dist/zip-answers.json', 'utf8'));
const readYaml = (file: string) => parse(readFileSync(`src/content/${file}`, 'utf8'));
const areas: { name: string; slug: string; zips: string[] }[] = readdirSync('src/content/areas').map((file) => ({
  ...readYaml(`areas/${file}`),
  slug: file.replace('.yaml', ''),
}));
const lists: Record<'city' | 'nearby' | 'denver', { answer: string; zips: { zip: string; places: string }[] }> & {
  beside: { place: string; area: string }[];
  ask: Record<'yes' | 'beside' | 'far', string>;
} = readYaml('zip-codes.yaml');
const { ask: words } = lists;
const rows = [...lists.city.zips, ...lists.nearby.zips, ...lists.denver.zips];
const { denver }: { denver: { places: string[] } } = parse(readFileSync('src/content/pages/areas-served.yaml', 'utf8'));
const ask = (question: string) => findZipAnswer(question, answers);
const read = (question: string) =>
  ask(question)
    ?.lines.map(({ lead, words }) => `${lead ?? ''} ${words}`)
    .join(' ');

/** Each way in which two letters, or one and the one beside it, go wrong. */
function listSlips(name: string): string[] {
  const slips = new Set<string>();
  const letters = [...name];
  for (let at = 0; at < letters.length; at++) {
    const next = letters[at + 1];
    slips.add(letters.toSpliced(at, 1).join(''));
    slips.add(letters.toSpliced(at, 1, 'x').join(''));
    slips.add(letters.toSpliced(at, 0, 'x').join(''));
    if (next) slips.add(letters.toSpliced(at, 2, next, letters[at] as string).join(''));
    // One letter wrong is as much as a name of four can bear.
    if (name.length > 5 && at > 1 && at < letters.length - 1) {
      slips.add(letters.toSpliced(at, 1).toSpliced(1, 1, 'x').join(''));
      slips.add(letters.toSpliced(at, 0, 'x').toSpliced(1, 1).join(''));
    }
  }
  return [...slips];
}

describe('"Do we come to you?"', () => {
  it.each([...areas.map(({ name }) => name), ...denver.places])(
    'is answered with yes for %s, with any slip of one or two letters',
    (name) => {
      const place = ask(name)?.place;
      expect(place).toBe(name);
      // The terms follow in the same sentence.
      expect(read(name)?.startsWith(words.yes.replace('[place]', name))).toBe(true);
      expect(read(name)).toMatch(/: [a-z]/);
      for (const slip of listSlips(name.toLowerCase())) {
        expect({ slip, place: ask(slip)?.place }).toEqual({ slip, place });
      }
    },
  );

  it.each(areas)('leads from $name and its ZIPs to its page', ({ name, slug, zips }) => {
    for (const question of [name, ...zips]) {
      const hrefs = ask(question)?.lines.flatMap(({ links }) => links.map(({ href }) => href));
      expect(hrefs).toContain(`/areas-served/colorado-springs/${slug}/residential-window-cleaning`);
    }
  });

  it('says yes to every ZIP of its lists', () => {
    const [yes = ''] = words.yes.split(' ');
    for (const { zip } of rows) expect(ask(zip)?.lines[0]?.lead).toBe(yes);
  });

  it('names the nearest area of what lies beside its lists, and asks for the address', () => {
    for (const { place, area } of lists.beside) {
      const { name } = areas.find(({ slug }) => slug === area) ?? {};
      expect(read(place)).toBe(words.beside.replace('[area]', name ?? ''));
      expect(ask(place)?.send).toBe(true);
      expect(ask(place)?.lines[0]?.links).toHaveLength(1);
    }
    expect(ask('80840')?.place).toBe('80840');
    expect(ask('woodland park')?.place).toBe('Woodland Park');
  });

  it('answers a ZIP of one place as that place, in Denver as anywhere', () => {
    for (const { zip, places } of rows) {
      const isShared = rows.filter((row) => row.zip === zip).length > 1;
      if (!isShared && !places.includes(',')) expect({ zip, said: read(zip) }).toEqual({ zip, said: read(places) });
    }
  });

  it('has a ZIP of each place that it names in and around Denver', () => {
    const named = lists.denver.zips.flatMap(({ places }) => places.split(', '));
    expect(named).toEqual(expect.arrayContaining(denver.places));
    expect([...denver.places, 'Denver']).toEqual(expect.arrayContaining(named));
  });

  it('never says no', () => {
    for (const zip of ['80104', '80010', '81003', '80302', '1 Main St, Cheyenne, WY 82001']) {
      expect(ask(zip)).toMatchObject({ call: true, send: true });
      expect(read(zip)).toBe(words.far);
    }
  });

  it.each(['Nevada', 'Aurora', 'Boulder', 'Golden', 'Parker', 'Pueblo', 'Littleton', 'Castle Rock', 'Highlands Ranch'])(
    'takes %s for no slip of a served name',
    (name) => {
      expect(ask(name)?.place).toBeUndefined();
    },
  );
});
