import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatClock, type OpeningHours, parseDay, weekdays } from '../../src/lib/opening-hours.ts';
import { seasons } from '../../src/lib/schemas/seasons.ts';
import type { SeasonalText } from '../../src/lib/site/season.ts';
import { composeBookingTexts, composeClosedTexts, describeSeasons } from '../../src/lib/site/season.ts';
import { getMain, readRoute, routes } from './page-links.ts';
import { textOf } from './site-files.ts';

const { hours: schedule } = parse(readFileSync('src/content/business.yaml', 'utf8')) as { hours: OpeningHours };
const { works, words } = seasons.parse(parse(readFileSync('src/content/seasons.yaml', 'utf8')));

/** Everything that a page may say of a day, for each half-month. */
const listLines = (route: string) =>
  [...getMain(readRoute(route)).matchAll(/<span data-today="([^"]*)"[^>]*><b>/g)]
    .map(([, said = '']) => JSON.parse(said.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as SeasonalText[])
    .map((changes) => ({ changes, isClosedLine: changes.some(([, said]) => said === '') }))
    // Not the dirt on the window of Home, of which the part of the year is a word of its own.
    .filter(({ changes }) => changes.every(({ length }) => length === 2));
const pages = routes.map((route) => ({ route, lines: listLines(route) }));
const listSaid = (changes: SeasonalText[]) => changes.map(([, said = '']) => said.replaceAll('\u00a0', ' '));
const sayAll = (lines: ReturnType<typeof listLines>) => lines.flatMap(({ changes }) => listSaid(changes));
const isForBuildings = (route: string) => /\/commercial(\/|-)/.test(route);

describe('what a page says of the day', () => {
  it('is what the season lets be done, with no date of its own', () => {
    const known = Object.values(works)
      .flatMap((work) => [
        describeSeasons([work]),
        ...listSaid([...composeBookingTexts([work], words), ...(composeClosedTexts([work], words) ?? [])]),
      ])
      .sort((a, b) => b.length - a.length);
    const strays = pages.flatMap(({ route, lines }) =>
      sayAll(lines)
        .map((said) => known.reduce((rest, sentence) => rest.replaceAll(sentence, ''), said).trim())
        .filter((rest) => rest !== '')
        .map((rest) => `${route}: ${rest}`),
    );
    expect(strays).toEqual([]);
  });

  it('stands on Home and on every page for homes', () => {
    const silent = pages.filter(
      ({ route, lines }) =>
        (route === '/' || /\/residential(\/|-)/.test(route)) && !lines.some(({ isClosedLine }) => !isClosedLine),
    );
    expect(silent.map(({ route }) => route)).toEqual([]);
  });

  it('is on a page for buildings at most when washing starts again', () => {
    const buildings = pages.filter(({ route }) => isForBuildings(route));
    expect(buildings.length).toBeGreaterThanOrEqual(28);
    const lines = buildings.flatMap(({ route, lines }) => lines.map((line) => ({ route, ...line })));
    expect(lines.filter(({ isClosedLine }) => !isClosedLine).map(({ route }) => route)).toEqual([]);
    expect(sayAll(lines).filter((said) => said.includes('booking'))).toEqual([]);
    expect(lines.map(({ route }) => route)).toEqual([
      '/services/commercial/parking-garages',
      '/services/commercial/pressure-washing',
      '/services/commercial/warehouse-industrial',
    ]);
  });

  it('stands in a page as the season alone, since nobody knows the day of the visit', () => {
    for (const { route } of pages) {
      const shown = textOf(
        getMain(readRoute(route)).replace(/<span data-today="[^"]*" (?:hidden|data-likely)[\s\S]*?<\/b>/g, ''),
      );
      expect([route, /\bbooking \w[\w ]* now\b|starts again/.test(shown)]).toEqual([route, false]);
    }
  });
});

it('no page names a better time than now', () => {
  const better =
    /\b(good|best|better|ideal|perfect) (dates?|days?|weeks?|months?|times?) (for|here|are|is|start|to (ask|book|clean|paint|start|wash))\b/i;
  expect(routes.filter((route) => better.test(textOf(readRoute(route))))).toEqual([]);
});

it('no page as delivered names an hour but that of opening and that of closing', () => {
  const hours = routes.flatMap((route) => readRoute(route).match(/\b\d{1,2}(:\d\d)?\s?[AP]\.?M\b/gi) ?? []);
  const open = weekdays.map((day) => parseDay(schedule[day])).filter((times) => times !== undefined);
  const known = open.flatMap(({ opens, closes }) => [formatClock(opens), formatClock(closes)]);
  expect(new Set(hours.map((hour) => hour.replace(/\s/, ' ')))).toEqual(new Set(known));
});
