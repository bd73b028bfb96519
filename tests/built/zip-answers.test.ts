import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findZipAnswer, type ZipAnswers } from '../../src/lib/site/find-zip-answer.ts';

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
    ?.lines.map(({ lead, text }) => `${lead ?? ''} ${text}`)
    .join(' ');

describe('the ZIP check', () => {
  it('the ZIP check says yes to every area and place, also misspelled', () => {
    const faults = [...areas.map(({ name }) => name), ...denver.places].filter((name) => {
      const slip = name.toLowerCase().replace(/^(..)(.)(.)/, '$1$3$2');
      const isYes = read(name)?.startsWith(words.yes.replace('[place]', name));
      return ask(name)?.place !== name || ask(slip)?.place !== name || !isYes;
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['UCCS', 'Cragmor'],
    ['cap hill', 'Capitol Hill'],
    ['capitol hill denver', 'Capitol Hill'],
    ['LoDo Denver, CO 80202', '80202'],
    ['briargate colorado springs', 'Briargate'],
    ['Downtown Denver', 'Downtown Denver'],
  ])('the ZIP check knows the colloquial name "%s"', (question, place) => {
    expect(ask(question)?.place).toBe(place);
  });

  it('the ZIP check knows the place behind each other name', () => {
    expect(Object.entries(answers.otherNames).filter(([, place]) => !answers.known[place])).toEqual([]);
  });

  it('the ZIP check links each area and its ZIP codes to its page', () => {
    const faults = areas.flatMap(({ name, slug, zips }) =>
      [name, ...zips].filter((question) => {
        const hrefs = ask(question)?.lines.flatMap(({ links }) => links.map(({ href }) => href));
        return !hrefs?.some((href) => href.startsWith(`/areas-served/colorado-springs/${slug}/`));
      }),
    );
    expect(faults).toEqual([]);
  });

  it('the ZIP check says yes to every ZIP code on its lists', () => {
    const [yes = ''] = words.yes.split(' ');
    expect(rows.filter(({ zip }) => ask(zip)?.lines[0]?.lead !== yes)).toEqual([]);
  });

  it('the ZIP check names the nearest area of an unlisted place and asks for the address', () => {
    const faults = lists.beside.filter(({ place, area }) => {
      const { name = '' } = areas.find(({ slug }) => slug === area) ?? {};
      const answer = ask(place);
      return (
        read(place) !== words.beside.replace('[area]', name) || !answer?.send || answer.lines[0]?.links.length !== 1
      );
    });
    expect(faults).toEqual([]);
  });

  it('the ZIP check never says no', () => {
    const far = ['90210', '10001', '1 Main St, Cheyenne, WY 82001'];
    expect(
      far.filter((question) => read(question) !== words.far || !ask(question)?.call || !ask(question)?.send),
    ).toEqual([]);
  });
});
