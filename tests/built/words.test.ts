import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { nameHours, nameShortHours } from '../../src/schemas/opening-hours.ts';
import { readRoute, routes } from './page-links.ts';
import { getWords, listBlocks, listHeadings, listSentences, measureGrade } from './prose.ts';
import { textOf } from './site-files.ts';

const pages = routes
  .filter((route) => route !== '/404')
  .map((route) => {
    const html = readRoute(route);
    const words = getWords(html, { withShared: true });
    // What customers say stands as they said it.
    const ours = words.replace(/<blockquote[\s\S]*?<\/blockquote>/g, '');
    return { route, html, words, ours, own: getWords(html, { withShared: false }) };
  });
const areaPages = pages.filter(({ route }) => route.startsWith('/areas-served/'));
const areas = globSync('src/content/areas/*.yaml').map((file) => ({
  slug: file.replace(/^.*[\\/]/, '').replace('.yaml', ''),
  ...(parse(readFileSync(file, 'utf8')) as { name: string; zone: string }),
}));
const areaOf = (route: string) => areas.find(({ slug }) => route.split('/')[3] === slug);

const business = parse(readFileSync('src/content/business.yaml', 'utf8'));
const terms = Object.values(business.terms as Record<string, string>);
const fromBusiness = [...terms, nameHours(business.hours), nameShortHours(business.hours)] as string[];

/** Every sentence that says `topic` and holds no term, unless it is of a kind that is no term. */
function findStrays(topic: RegExp, kinds: [pattern: RegExp, reason: string][]): string[] {
  return pages.flatMap(({ route, ours }) =>
    listBlocks(ours)
      .flatMap(listSentences)
      .filter(
        (sentence) =>
          topic.test(sentence) &&
          !fromBusiness.some((term) => listSentences(term).some((part) => sentence.includes(part))) &&
          !kinds.some(([pattern]) => pattern.test(sentence)),
      )
      .map((sentence) => `${route}: ${sentence}`),
  );
}

describe('the terms are said one way, as src/content/business.yaml has them:', () => {
  it('same day', () => {
    expect(findStrays(/\bsame[ -]day\b/i, [])).toEqual([]);
  });

  it('travel', () => {
    const kinds: [RegExp, string][] = [
      [/^No travel charge\.$/, 'the strip of answers, behind the sentence that names the city'],
      [
        /^(Travel|Competitive travel rates, in the estimate|Do you charge for travel\?)$/,
        'labels of the region table, a question',
      ],
      [/\b[Bb]usiness[- ]travel\b/, 'guests, not the company'],
    ];
    expect(findStrays(/\btravel/i, kinds)).toEqual([]);
  });

  it('hours, day and night', () => {
    const kinds: [RegExp, string][] = [
      [/24\/7 (emergency response|for hospitality)/, 'as specified for hospitality'],
      [/([Ee]mergenc|[Hh]ospitality).*(around the clock|any hour|24\/7)/, 'the same in a heading'],
      [
        /\b(quiet|off-peak|business|working|access|free|happy|arrival|occupied|emptiest|morning|odd|early|an) hours?\b/i,
        'hours of others',
      ],
      [/estimate gives|their hours|hours your site/, 'hours of others'],
      [/24 to 48 hours/, 'how long a wall dries'],
      [/\bone hour\b/, 'how long the inbox remembers'],
      [/^Hours$/, 'a label'],
    ];
    expect(findStrays(/\b\d{1,2}(:\d\d)? ?[AP]M\b|\bhours?\b|around the clock|24\/7/i, kinds)).toEqual([]);
  });

  it('how high the poles reach', () => {
    const reach = /\bstor(y|ies)\b/i;
    const kinds: [RegExp, string][] = [
      [
        /^(?!.*\b(poles?|reach(es)?|ropes?|lifts?|ladders?)\b).*$/is,
        'tells how tall a building is, not how high we get',
      ],
    ];
    expect(findStrays(reach, kinds)).toEqual([]);
  });

  it('drains and wash water', () => {
    const kinds: [RegExp, string][] = [
      [/\b(no|not|nor|never|nothing|out of)\b/i, 'says that nothing gets there, as the term does'],
      [/[Ii]nlets are blocked|block the nearest inlet/, 'the same'],
      [/\buntreated\b/, 'where the drains of a town lead'],
      [/\b(plan|map|survey|drawings|traced|[Tt]rench|broken|reported)\b/, 'a look at the drains of a site'],
      [/\b(every|each|the|nobody|right|only) drains?\b|\bdrains (straight|to the street)/, 'the same'],
      [
        /(, |^|and |trace )(drains?|inlets)(,|\.|$| decide| and railings| are walked)|(drain by|agreed|floor) drain|^Drains that drain$/i,
        'the same, in a list or a title',
      ],
    ];
    expect(findStrays(/\b(drains?|inlets?)\b/i, kinds)).toEqual([]);
  });

  it('24 hours', () => {
    const kinds: [RegExp, string][] = [
      [/\b(US|Highway) 24\b/, 'the road'],
      [/24 to 48 hours/, 'how long a wall dries'],
      [/24\/7/, 'hospitality'],
    ];
    expect(findStrays(/\b24\b/, kinds)).toEqual([]);
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

  // Half of what was counted on the first 55 pages when an editor read them as a whole; more pages may say more.
  it('keep their habits of speech rare', () => {
    const own = areaPages.map((page) => page.own);
    const count = (pattern: RegExp) => own.reduce((sum, page) => sum + (textOf(page).match(pattern)?.length ?? 0), 0);
    const headings = own.flatMap((page) => listHeadings(page, 2));
    const paragraphs = own
      .flatMap(listBlocks)
      .map(listSentences)
      .filter(({ length }) => length > 1);
    const habits = {
      // In sentences: the labels of a wipe and the heading of the facts begin with a capital.
      before: count(/\bbefore\b/g),
      so: count(/, so\b/g),
      commaHeadings: headings.filter((heading) => heading.includes(',')).length,
      shortLastSentences: paragraphs.filter((sentences) => (sentences.at(-1)?.split(' ').length ?? 0) <= 7).length,
      triads: count(/[\w’-]+, [\w’ -]{2,40}?,? (?:and|or) [\w’-]+/g),
      freeAtTheEnd: own.filter((page) =>
        /\bfree\b/i.test(listBlocks(page).findLast((block) => block.endsWith('.')) ?? ''),
      ).length,
    };
    const most = { before: 101, so: 61, commaHeadings: 50, shortLastSentences: 94, triads: 250, freeAtTheEnd: 19 };
    console.info(habits);
    const isTooMany = ([habit, number]: [string, number]) =>
      number > (most[habit as keyof typeof most] * areaPages.length) / 55;
    expect(Object.entries(habits).filter(isTooMany)).toEqual([]);
  });
});

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
      /\bwe hear (them|it)\b|\bmanagers name\b|\bmany households like\b|\bwe get called\b|\bnearly everyone asks\b|\basked before every\b/i,
    ],
    [
      'promises nobody has made',
      /\btest patch on every job\b|\bTDS\b|chemical sheets|before-and-after photos|\bprotects (it|the slab)\b|\blast longer between\b/i,
    ],
    ['sunshine by the day', /\b300 days\b/i],
  ];
  it.each(banned)('is free of %s', (_, pattern) => {
    const found = pages.flatMap(({ route, ours }) =>
      listBlocks(ours)
        .filter((block) => pattern.test(block))
        .map((block) => `${route}: ${block}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['speaks of a work order', /work[ -]order/i],
    ['prints the brackets of a link', /\]\((?=[/#]|\w+:)/],
  ])('never %s, not even in what a script may show', (_, pattern) => {
    expect(pages.filter(({ html }) => pattern.test(html)).map(({ route }) => route)).toEqual([]);
  });

  it('shows no price that the owner has not confirmed', () => {
    const prices = parse(readFileSync('src/content/prices.yaml', 'utf8'));
    const figures = prices.confirmed ? Object.values(prices.from as Record<string, { dollars: number }>) : [];
    const limits = String(business.insurance?.limits).match(/\$[\d,]*\d/g) ?? [];
    const shown = [...figures.map(({ dollars }) => `$${dollars.toLocaleString('en-US')}`), ...limits];
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

  it('labels a sample as one, and only a sample', () => {
    const samples = [
      'src/content/reviews.yaml',
      'src/content/testimonials.yaml',
      ...globSync('src/content/area-pages/*/residential-*.yaml'),
    ]
      .flatMap((file) => {
        const data = parse(readFileSync(file, 'utf8'));
        return Array.isArray(data) ? data : (data.testimonial ?? []);
      })
      .filter(({ sample }) => sample);
    const plain = (words: string) => textOf(words).replace(/[“”]/g, '').trim();
    const invented = new Set(samples.map((sample) => plain(sample.quote ?? sample.text)));
    // A group of nothing but samples says it once for all.
    const wrong = pages.flatMap(({ route, words }) =>
      words.split('<section').flatMap((group) => {
        const quotes = [...group.matchAll(/<blockquote[^>]*>([\s\S]*?)<\/blockquote>/g)];
        const labels = group.match(/<(small|h2)\b[^>]*>Sample/g)?.length ?? 0;
        const inventions = quotes.filter(([, quote = '']) => invented.has(plain(quote))).length;
        const expected = inventions > 0 && inventions === quotes.length ? 1 : inventions;
        return labels === expected ? [] : [`${route}: ${labels} labels on ${inventions} samples`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
