import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getMain, readRoute } from './page-links.ts';
import { listHeadings } from './prose.ts';
import { textOf } from './site-files.ts';

const read = (file: string) => parse(readFileSync(file, 'utf8'));
const { labels } = read('src/content/pages/services.yaml').answers as { labels: Record<string, string> };

const pages = globSync('src/content/area-pages/*/*.yaml')
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => {
    const [, area = '', name = ''] = /([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? [];
    const path = name.replace('commercial-window-cleaning-', 'commercial-window-cleaning/');
    const route = `/areas-served/colorado-springs/${area}/${path}`;
    const main = getMain(readRoute(route));
    const strip = /<section[^>]* id="answers"[\s\S]*?<\/section>/.exec(main)?.[0] ?? '';
    const lines = [...strip.matchAll(/<dt>([\s\S]*?)<\/dt><dd>([\s\S]*?)<\/dd>/g)].map(
      ([, label = '', line = '']) => [textOf(label), textOf(line)] as const,
    );
    return { route, area, words: read(file), main, strip, answers: new Map(lines) };
  });
type AreaPage = (typeof pages)[number];

/** What a link leads to: the part of the page that begins at its anchor, or the whole page. */
function readTarget(href: string): string {
  const [route = '', anchor] = href.split('#');
  const main = getMain(readRoute(route));
  if (!anchor) return main;
  const from = main.indexOf(`id="${anchor}"`);
  return from < 0 ? '' : main.slice(from);
}

/** The links of the strip to other pages of the site. */
const targetsOf = ({ strip }: AreaPage) => [...strip.matchAll(/<a href="(\/[^"]*)"/g)].map(([, href = '']) => href);
const says = (topic: string) => (page: AreaPage) => (page.answers.get(labels[topic] ?? '') ?? '') !== '';

/** What buyers ask first. Each is answered on the page itself or behind one link of it. */
const questions: [question: string, isAnswered: (page: AreaPage) => boolean][] = [
  ['what drives the price', says('price')],
  [
    'who is insured, and for buildings the certificate',
    (page) =>
      (page.words.kind === 'commercial' ? /certificate of insurance/i : /\binsured\b/i).test(
        page.answers.get(labels['insurance'] ?? '') ?? '',
      ),
  ],
  ['how long it takes', says('time')],
  ['what happens when it rains', says('rain')],
  ['who has to be there', (page) => says('home')(page) || says('site')(page)],
  ['how to pay', says('payment')],
  [
    'what is not cleaned',
    ({ main, words }) =>
      listHeadings(main, 2).includes(words.timing.refusalHeading) && textOf(main).includes(words.timing.refusal),
  ],
  [
    'who comes',
    (page) =>
      /\bour own people\b/i.test(page.answers.get(labels['insurance'] ?? '') ?? '') &&
      targetsOf(page).some((href) => /\bfounded\b[\s\S]*\bLicensed\b|\bFully licensed\b/i.test(readTarget(href))),
  ],
  ['how soon', says('soon')],
  [
    'whether my ZIP is served',
    (page) => {
      const zips = read(`src/content/areas/${page.area}.yaml`).zips as string[];
      return targetsOf(page).some((href) => zips.every((zip) => readTarget(href).includes(`>${zip}</th>`)));
    },
  ],
];

describe('one tap from every area page at most, a buyer learns', () => {
  it.each(questions)('%s', (_, isAnswered) => {
    expect(pages.length).toBeGreaterThanOrEqual(55);
    expect(pages.filter((page) => !isAnswered(page)).map(({ route }) => route)).toEqual([]);
  });

  it('whatever else is asked, in a list of questions', () => {
    const faults = pages.filter((page) => !targetsOf(page).some((href) => /<details\b/.test(readTarget(href))));
    expect(faults.map(({ route }) => route)).toEqual([]);
  });
});
