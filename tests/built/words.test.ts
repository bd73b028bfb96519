import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatHours, formatShortHours } from '../../src/lib/opening-hours.ts';
import { lowerFirst } from '../../src/lib/site/lower-first.ts';
import { readRoute, routes } from './page-links.ts';
import { getWords, listBlocks, listHeadings, listSentences, measureGrade } from './prose.ts';
import { textOf } from './site-files.ts';

const pages = routes.map((route) => {
  const html = readRoute(route);
  const words = getWords(html, { withShared: true });
  // What customers say stands as they said it.
  const ours = words.replace(/<blockquote[\s\S]*?<\/blockquote>(<figcaption[\s\S]*?<\/figcaption>)?/g, '');
  const sentences = listBlocks(ours).flatMap(listSentences);
  return { route, html, words, ours, sentences };
});
const areaPages = pages.filter(({ route }) => route.startsWith('/areas-served/'));
const areas = globSync('src/content/areas/*.yaml').map((file) => ({
  slug: file.replace(/^.*[\\/]/, '').replace('.yaml', ''),
  ...(parse(readFileSync(file, 'utf8')) as { name: string; zone: string }),
}));
const areaOf = (route: string) => areas.find(({ slug }) => route.split('/')[3] === slug);

const read = (file: string) => parse(readFileSync(`src/content/${file}`, 'utf8'));
const business = read('business.yaml');
const fromBusiness = [
  ...Object.values(business.terms as Record<string, string>),
  formatHours(business.hours),
  formatShortHours(business.hours),
].flatMap(listSentences);
/** How the lists of ZIP codes end the line of a place. */
const termsOfZips = [read('zip-codes.yaml').city.answer, ...fromBusiness].map((term) => `: ${lowerFirst(term)}`);

/** Every sentence or label that says `topic` and holds no term, unless it is `allowed`. */
const findStrays = (topic: RegExp, allowed = /^$/) =>
  pages.flatMap(({ route, sentences }) =>
    sentences
      .filter((sentence) => topic.test(sentence) && !allowed.test(sentence))
      .filter((sentence) => !fromBusiness.some((term) => sentence.includes(term)))
      .filter((sentence) => !(route === '/areas-served' && termsOfZips.some((terms) => sentence.endsWith(terms))))
      .map((sentence) => `${route}: ${sentence}`),
  );

describe('the terms are said one way, as src/content/business.yaml has them:', () => {
  it.each([
    ['same day', /\bsame[ -]day\b/i],
    ['travel', /\btravel (charge|cost|fee|rate)s?\b.*\.$/i],
    ['how high the poles reach', /^(?=.*\bstor(y|ies)\b)(?=.*\b(poles?|ropes?|lifts?|reach(es)?)\b)/i],
    ['until when we answer', /\b24[ -]hours?\b|\bwithin (\d+|an?|one|two|the) (minute|hour|day)s?\b/i],
  ])('%s', (_, topic) => {
    expect(findStrays(topic)).toEqual([]);
  });

  it('the hours, which have no end for hospitality alone', () => {
    const hospitality = /emergenc|hospitality/i;
    expect(findStrays(/\b\d{1,2}(:\d\d)? ?[AP]M\b/i)).toEqual([]);
    expect(findStrays(/24\/7|around the clock/i, hospitality)).toEqual([]);
  });

  it('no water of ours goes down a storm drain', () => {
    const ours = /^(?=.*\b(we|us|our|it|water)\b)(?=.*\bstorm (drain|inlet)s?\b)/i;
    expect(findStrays(ours, /\b(no|not|never|nothing|out of)\b/i)).toEqual([]);
  });
});

describe('area pages', () => {
  it('name service and area in the h1', () => {
    const faults = areaPages.filter(({ route, words }) => {
      const [heading = ''] = listHeadings(words, 1);
      const { name = '?' } = areaOf(route) ?? {};
      const [, service = 'window'] = /residential-(\w+)-/.exec(route) ?? [];
      const [, type = ''] = /commercial-window-cleaning\/(\w+)/.exec(route) ?? [];
      const says = (word: string) => heading.toLowerCase().includes(word.toLowerCase());
      return !(says(name) && says(service) && says(type) && /cleaning|washing/i.test(heading));
    });
    expect(faults.map(({ route, words }) => `${route}: ${listHeadings(words, 1)}`)).toEqual([]);
  });

  it('of the city name Colorado Springs in the h1, under it or in the description', () => {
    const faults = areaPages.filter(({ route, html, words }) => {
      const opening = /<h1[\s\S]*?<\/h1>[\s\S]*?<a\b/.exec(words)?.[0] ?? '';
      const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
      return areaOf(route)?.zone === 'city' && !`${opening} ${description}`.includes('Colorado Springs');
    });
    expect(faults.map(({ route }) => route)).toEqual([]);
  });

  const themes: Record<string, RegExp> = {
    'manitou-springs': /historic downtown[\s\S]*mineral deposit|mineral deposit[\s\S]*historic downtown/i,
    fountain: /wind-blown dust/i,
    'security-widefield': /military famil/i,
    monument: /pine sap/i,
    'black-forest': /rural estates/i,
    briargate: /\bHOA\b/,
    broadmoor: /luxury/i,
    'old-colorado-city': /\bhistoric\b/i,
    downtown: /\burban\b/i,
    'cheyenne-mountain': /mountain homes/i,
    'garden-of-the-gods': /red rock dust/i,
  };
  it.each(Object.entries(themes))('of %s say in their text what the area is known for', (area, theme) => {
    const ofArea = areaPages.filter(({ route }) => areaOf(route)?.slug === area);
    expect(ofArea.length).toBeGreaterThanOrEqual(3);
    const names = /<h3[^>]*>Neighborhoods<\/h3><ul[\s\S]*?<\/ul>/;
    const silent = ofArea.filter(({ words }) => !theme.test(textOf(words.replace(names, ''))));
    expect(silent.map(({ route }) => route)).toEqual([]);
  });

  it('of one service open in different ways', () => {
    const openings = areaPages.map(({ route, words }) => {
      const [, intro = ''] =
        /<h1[\s\S]*?<p\b[^>]*>([\s\S]*?)<\/p>/.exec(words.replace(/<p\b[^>]*>\s*<\/p>/g, '')) ?? [];
      return `${route.split('/').slice(4).join(' ')}: ${textOf(intro).split(' ').slice(0, 3).join(' ')}`;
    });
    expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([]);
  });
});

/** How many pages have each sentence. */
const spread = new Map<string, number>();
for (const { sentences } of pages) {
  for (const sentence of new Set(sentences)) spread.set(sentence, (spread.get(sentence) ?? 0) + 1);
}
/** What leads an item is a label, although it ends in a stop; a sentence begins as one, too. */
const readOwn = (ours: string) =>
  listBlocks(ours.replace(/<li><b>[\s\S]*?<\/b>/g, '<li>'))
    .flatMap(listSentences)
    .filter((sentence) => /^[\p{Lu}\d“].*[.?]”?$/u.test(sentence) && (spread.get(sentence) ?? 0) <= 2);
const countWords = (sentence: string) => sentence.match(/[\p{L}\p{N}]+(?:[’'.,:/-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

describe('Home, About, services and areas', () => {
  const written = pages.filter(({ route }) => /^\/(about)?$|^\/(services|areas-served)\/./.test(route));

  it('say what is theirs in sentences of a mean of 10 to 15 words, some short, some long, none over 34', () => {
    expect(written.length).toBeGreaterThanOrEqual(69);
    const faults = written.flatMap(({ route, ours }) => {
      const own = readOwn(ours);
      const lengths = own.map(countWords);
      const percentOf = (fits: (length: number) => boolean) => (lengths.filter(fits).length / lengths.length) * 100;
      const figures = {
        sentences: own.length,
        mean: lengths.reduce((sum, length) => sum + length, 0) / own.length,
        short: percentOf((length) => length < 9),
        long: percentOf((length) => length > 17),
        longest: Math.max(...lengths),
      };
      const { mean, short, long, longest } = figures;
      const holds = own.length > 9 && mean >= 10 && mean <= 15 && short <= 48 && long >= 6 && longest <= 34;
      return holds ? [] : [{ route, ...figures }];
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['commas before so', /, so\b/g, 3],
    ['semicolons', /;/g, 1],
  ])('have few %s', (_, pattern, most) => {
    const counts = written.map(({ route, ours }) => [route, textOf(ours).match(pattern)?.length ?? 0] as const);
    expect(counts.filter(([, count]) => count > most)).toEqual([]);
  });
});

/** What is read elsewhere or later: title, description, names of pictures and controls, and what scripts may show. */
const listUnseen = (html: string) =>
  [
    ...html.matchAll(
      /<title>([^<]*)|\s(?:content|alt|aria-label|placeholder|props|data-(?:today|sent|any))="([^"]*)"/g,
    ),
  ].map(([, title, words]) => textOf(title ?? words ?? ''));

describe('every page', () => {
  it('counts its points in at most five headings of the whole site', () => {
    const counted = pages.flatMap(({ words }) =>
      [1, 2]
        .flatMap((level) => listHeadings(words, level))
        .filter((heading) => /^(two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.test(heading)),
    );
    expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(5);
  });

  const banned: [string, RegExp][] = [
    ['exclamation marks', /!/],
    [
      'what nobody here says',
      /\b(sash(es)?|glaziers?|rotors?|stair-hall|rears|demineralized|hypochlorite|mended|recess|by a yard|bins|delegates|trustees|elevations?|on our route|you need not|seldom|perhaps|priced apart|an? (price|figure) comes back|name (a|the) (figure|price)|apartment blocks?)\b/i,
    ],
    ['what every company says', /\b(best|premier|transform\w*|hassle\w*|spotless\w*|peace of mind|trusted partner)\b/i],
    [
      'claims that need a pesticide license',
      /\bbiocid\w*|\b(kills?|killed|killing)\b|\bdisinfect\w*|\bsanitiz\w*|\bmildewcide\w*/i,
    ],
    [
      'British words',
      /\b(flats|pavements?|ring us|fortnight\w*|trading hours|forecourts?|cancelling|colour\w*|grey|storeys?|tyres?|kerbs?|neighbourhoods?)\b/i,
    ],
    [
      'experience nobody has told of',
      /\b(most|many) of our (customers|clients)\b|\bwe (often )?(hear (it|them)|get (asked|called))\b|\b(nearly )?every(one|body) asks\b/i,
    ],
    ['promises nobody has made', /\bchemical sheets\b|\bbefore-and-after photos\b|\blasts? longer\b|\b300 days\b/i],
  ];
  it.each(banned)('is free of %s', (_, pattern) => {
    const found = pages.flatMap(({ route, html, ours }) =>
      [...listBlocks(ours), ...listUnseen(html)]
        // Which word it was says whoever wrote the sentence what to change.
        .map((block) => ({ block, word: pattern.exec(block)?.[0] }))
        .filter(({ word }) => word)
        .map(({ block, word }) => `${route}: "${word}" in: ${block}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['speaks of a work order', /work[ -]order/i],
    ['prints the brackets of a link', /\]\((?=[/#.?]|\w+[:/.])/],
  ])('never %s, not even in what a script may show', (_, pattern) => {
    expect(pages.filter(({ html }) => pattern.test(html)).map(({ route }) => route)).toEqual([]);
  });

  it('shows no price that the owner has not confirmed', () => {
    const prices = parse(readFileSync('src/content/prices.yaml', 'utf8'));
    const figures = prices.confirmed ? Object.values(prices.from as Record<string, { dollars: number }>) : [];
    const limits = String(business.insurance?.limits).match(/\$[\d,]*\d/g) ?? [];
    const asMoney = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const shown = [...figures.map(({ dollars }) => asMoney.format(dollars).replace('.00', '')), ...limits];
    const strays = pages.flatMap(({ route, ours }) =>
      (textOf(ours).match(/\$\s?\d(?:[\d,.]*\d)?|\b\d+ dollars\b|\bper (pane|window|square foot)\b/gi) ?? [])
        .filter((price) => !shown.includes(price))
        .map((price) => `${route}: ${price}`),
    );
    expect(strays).toEqual([]);
  });

  it('is read at eighth grade or below', () => {
    const grades = pages
      .map(({ route, words }) => ({ route, grade: measureGrade(words) }))
      .sort((a, b) => b.grade - a.grade);
    console.info(`Hardest: ${grades[0]?.route}, grade ${grades[0]?.grade.toFixed(1)}`);
    expect(grades.filter(({ grade }) => !(grade <= 8))).toEqual([]);
  });

  it('says once on every page of a preview that there are samples', () => {
    const { preview } = parse(readFileSync('src/content/business.yaml', 'utf8')).notices;
    expect(pages.filter(({ html }) => html.split(preview).length !== 2)).toEqual([]);
  });
});
