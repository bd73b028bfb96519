import { describe, expect, test } from 'vitest';
import { drawHouse } from '../../src/components/sections/service/draw-house.ts';
import { pricesSchema } from '../../src/lib/schemas/prices.ts';
import { describePaneCount, isPaneCountLine, readPaneCount, sumPanes } from '../../src/lib/site/pane-count.ts';
import { formatPriceRange } from '../../src/lib/site/price-range.ts';

const read = (query: string) => readPaneCount(new URLSearchParams(query));
const example = read('double-hung=9&sliders=6&door-panes=9&skylights=2&stories=2');
const exampleLine =
  '41 panes: 9 double-hung windows, 6 sliders, 9 small panes in a door, 2 skylights; two stories; inside and out';

const figures = {
  outside: { low: 5, high: 6.5 },
  both: { low: 7, high: 9 },
  minimum: 150,
  secondStory: 10,
};

describe('an estimate for a visitor', () => {
  // Results in dollars: panes × price × 1.1 for the second story, rounded outward to tens.
  test.each([
    ['the example', example, '$310 to $410'],
    ['outside only', { ...example, sides: 'outside' as const }, '$220 to $300'],
    ['one story, without the surcharge', { ...example, stories: 1 as const }, '$280 to $370'],
    ['no panes', read('stories=2'), ''],
    ['one pane, at the minimum', read('skylights=1'), '$150'],
    ['both ends just below the minimum', read('skylights=16'), '$150'],
    ['the high end just above the minimum', read('skylights=17'), '$150 to $160'],
    ['the low end just above the minimum', read('skylights=23'), '$160 to $210'],
    ['300 panes', read('double-hung=99&sliders=51&stories=2'), '$2,310 to $2,970'],
  ])('the estimate is right for %s', (_, count, range) => {
    expect(formatPriceRange(count, figures)).toBe(range);
  });

  test('a rounding error does not widen the estimate', () => {
    const both = { low: 10, high: 10 };
    expect(formatPriceRange(read('skylights=10&stories=2'), { ...figures, both, minimum: 0 })).toBe('$110');
  });
});

describe('the owner’s prices per pane', () => {
  const panes = { outside: figures.outside, both: figures.both };

  test('prices per pane need no minimum and no surcharge', () => {
    const parsed = pricesSchema.parse({ confirmed: '2026-11-20', panes });
    expect(parsed.panes).toEqual({ ...panes, minimum: 0, secondStory: 0 });
  });

  test('prices per pane are refused if the low one exceeds the high one', () => {
    const { error } = pricesSchema.safeParse({ confirmed: false, panes: { ...panes, both: { low: 9, high: 7 } } });
    expect(error?.issues[0]).toMatchObject({ path: ['panes', 'both', 'high'] });
  });
});

describe('the line in the quote request', () => {
  test('the line in the request names each window, the stories and the sides', () => {
    expect(describePaneCount(example)).toBe(exampleLine);
    expect(describePaneCount(read('picture-windows=1&sides=outside'))).toBe(
      '1 pane: 1 picture or casement window; one story; outside only',
    );
  });

  test('without panes there is no line, and the address adds no text', () => {
    expect(describePaneCount(read('service=window-cleaning'))).toBe('');
    expect(describePaneCount(read('sliders=Win+a+prize&sides=Win+a+prize'))).toBe('');
    expect(sumPanes(read('sliders=1e9&skylights=-4&door-panes=2.7'))).toBe(99 * 2 + 2);
  });

  test('a new count replaces the line if the visitor added no text', () => {
    expect(isPaneCountLine(exampleLine)).toBe(true);
    for (const line of [
      `${exampleLine}, and a dog`,
      exampleLine.replace('sliders', 'old sliders'),
      '41 panes',
      'Hotel',
    ])
      expect(isPaneCountLine(line), line).toBe(false);
  });
});

describe('the drawn house', () => {
  const countShapes = (path: string) => path.split('z').length - 1;

  test('the drawn house shows each window, small pane and skylight', () => {
    const { glass, hidden } = drawHouse(example);
    expect(countShapes(glass)).toBe(9 + 6 + 9 + 2);
    expect(hidden).toBe(0);
  });

  test.each([1, 2])('the drawn house of %i stories counts windows that do not fit', (stories) => {
    const query = `double-hung=20&sliders=20&picture-windows=20&door-panes=20&skylights=20&stories=${stories}`;
    const { glass, hidden } = drawHouse(read(query));
    expect(countShapes(glass) + hidden).toBe(100);
    expect(hidden).toBeGreaterThan(0);
  });
});
