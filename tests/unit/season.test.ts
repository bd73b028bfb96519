import { describe, expect, it, test } from 'vitest';
import {
  composeBookingTexts,
  composeClosedTexts,
  describeSeason,
  describeSeasons,
  getAvailability,
  type Work,
} from '../../src/lib/site/season.ts';
import { getCurrentText, readDenverDate } from '../../src/lib/site/today.ts';

const templates = {
  now: 'Booking [work] now, [how].',
  until: 'Booking [work] now, [how] until [date].',
  closed: '[work] starts again in [date].',
  first: 'First dates',
  ask: 'Ask',
};
type Span = [from: number, to: number];
const createWork = (open: Span[], some: Span[] = [], name = 'Roofs'): Work => {
  const toSpans = (list: Span[]) => list.map(([from, to]) => ({ from, to }));
  return {
    name,
    open: toSpans(open),
    day: 'any day',
    ...(some.length && { some: { spans: toSpans(some), days: 'mild days' } }),
  };
};
const isAllYear = createWork([[1, 25]], [], 'Interiors');
/** Lasts from late April to September, with mild days in early April and early October. */
const roofs = createWork(
  [[8, 19]],
  [
    [7, 8],
    [19, 20],
  ],
);
const getBooking = (works: Work[], half: number) => getCurrentText(composeBookingTexts(works, templates), half).join();
const getClosed = (works: Work[], half: number) =>
  getCurrentText(composeClosedTexts(works, templates) ?? [], half).join();

test.each([
  [6, 'closed'],
  [7, 'limited'],
  [8, 'open'],
  [18, 'open'],
  [19, 'limited'],
  [20, 'closed'],
])('a season includes its first half-month and ends before its last: %i is %s', (half, availability) => {
  expect(getAvailability(roofs, half)).toBe(availability);
});

describe('a visitor reads', () => {
  it.each([
    [7, 'Booking roofs now, mild days.'],
    [8, 'Booking roofs now, any day.'],
    [16, 'Booking roofs now, any day.'],
    [17, 'Booking roofs now, any day until early October.'],
    [19, 'Booking roofs now, mild days until early October.'],
  ])('in half-month %i a visitor reads: %s', (half, sentence) => {
    expect(getBooking([roofs], half)).toBe(sentence);
    expect(getClosed([roofs], half)).toBe('');
  });

  it.each([20, 24, 1, 6])('in half-month %i a visitor reads when closed work starts again', (half) => {
    expect(getClosed([roofs], half)).toBe('Roofs starts again in April.');
    expect(getBooking([roofs], half)).toBe(describeSeasons([roofs]));
  });

  it('the text for several kinds of work agrees with that of each', () => {
    expect(getBooking([isAllYear, roofs], 1)).toBe('Booking interiors now, any day. Roofs starts again in April.');
    expect(composeClosedTexts([isAllYear, roofs], templates)).toBeUndefined();
  });
});

describe('without JavaScript a season', () => {
  it.each<[string, Span[], Span[]]>([
    ['all year', [[1, 25]], []],
    [
      'all year',
      [[8, 19]],
      [
        [1, 8],
        [19, 25],
      ],
    ],
    ['May', [[9, 11]], []],
    ['early May', [[9, 10]], []],
    ['late May', [[10, 11]], []],
    ['mid-\u2060May to early October', [[10, 20]], []],
    ['April to September', [[7, 19]], []],
    [
      'March and July',
      [
        [5, 7],
        [13, 15],
      ],
      [],
    ],
    [
      'April to October',
      [[9, 20]],
      [
        [7, 9],
        [20, 21],
      ],
    ],
  ])('without JavaScript a season is %s', (season, open, some) => {
    expect(describeSeason(createWork(open, some))).toBe(season);
  });
});

describe('the date in Denver', () => {
  it.each([
    ['2027-01-01T00:00:00-07:00', 1, 1],
    ['2027-01-15T23:59:59-07:00', 1, 1],
    ['2027-01-16T00:00:00-07:00', 1, 2],
    ['2027-01-31T23:59:59-07:00', 1, 2],
    ['2028-02-29T23:59:59-07:00', 2, 4],
    ['2027-05-15T23:59:59-06:00', 5, 9],
    ['2027-05-16T00:00:00-06:00', 5, 10],
    ['2027-10-31T23:59:59-06:00', 10, 20],
    ['2027-11-01T00:00:00-06:00', 11, 21],
    ['2027-12-31T23:59:59-07:00', 12, 24],
  ])('at %s the month in Denver is %i and the half-month %i', (moment, month, half) => {
    expect(readDenverDate(new Date(moment))).toEqual({ month, halfMonth: half });
  });

  it.each([
    [4, 'late'],
    [5, 'early'],
    [19, 'early'],
    [20, 'late'],
  ])('the text of half-month %i is chosen: %s', (half, text) => {
    const changes: [number, string][] = [
      [5, 'early'],
      [20, 'late'],
    ];
    expect(getCurrentText(changes, half)).toEqual([text]);
  });
});
