import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getFacts } from '../../src/lib/content/facts.ts';
import { type OpeningHours, weekdays } from '../../src/lib/hours/opening-hours.ts';
import {
  formatHours,
  formatHoursFigure,
  formatOpenDays,
  formatShortHours,
  getSchedule,
  listHoursLines,
} from '../../src/lib/hours/schedule.ts';
import { businessSchema as schema } from '../../src/lib/schemas/business.ts';
import type { Seasons } from '../../src/lib/schemas/seasons.ts';
import { composeBusiness } from '../../src/lib/seo/business-data.ts';
import { composeLlms } from '../../src/lib/seo/llms.ts';
import { composeVcard } from '../../src/lib/seo/vcard.ts';
import { readContent } from '../specified/specified-content.ts';

const given = readContent('business');
const siteUrl = 'https://www.peakandpane.example';

/** Creates a week that begins on Monday. */
const week = (...days: string[]) =>
  Object.fromEntries(weekdays.map((day, index) => [day, days[index] ?? 'closed'])) as OpeningHours;
const [long, short, late, lunch] = [
  '07:00 to 19:00',
  '08:00 to 14:00',
  '12:00 to 20:30',
  '08:00 to 12:00 and 13:00 to 17:00',
];
const shop = week(long, long, long, long, long, short, 'closed');

describe('the sentence of the opening hours', () => {
  it.each<[hours: OpeningHours, sentence: string, short: string, days: string]>([
    [
      week(long, long, long, long, long, long, long),
      'Monday to Sunday, 7:00 AM to 7:00 PM',
      '7:00 AM to 7:00 PM',
      'seven days a week',
    ],
    [
      shop,
      'Monday to Friday, 7:00 AM to 7:00 PM, and Saturday, 8:00 AM to 2:00 PM',
      '7:00 AM to 7:00 PM, Saturday 8:00 AM to 2:00 PM',
      'Monday to Saturday',
    ],
    [
      week(long, 'closed', long, late, long, long, long),
      'Monday, Wednesday and Friday to Sunday, 7:00 AM to 7:00 PM, and Thursday, 12:00 PM to 8:30 PM',
      '7:00 AM to 7:00 PM, Thursday 12:00 PM to 8:30 PM',
      'Monday and Wednesday to Sunday',
    ],
    [
      week('closed', 'closed', 'closed', 'closed', 'closed', short, short),
      'Saturday and Sunday, 8:00 AM to 2:00 PM',
      '8:00 AM to 2:00 PM',
      'Saturday and Sunday',
    ],
    [
      week(lunch, lunch, lunch, lunch, lunch, 'by appointment', '24 hours'),
      'Monday to Friday, 8:00 AM to 12:00 PM and 1:00 PM to 5:00 PM, Saturday, by appointment, and Sunday, 24 hours a day',
      '8:00 AM to 12:00 PM and 1:00 PM to 5:00 PM, Sunday 24 hours a day, Saturday by appointment',
      'Monday to Friday and Sunday',
    ],
  ])('the sentence of the hours groups consecutive days: %#', (hours, sentence, words, days) => {
    const schedule = getSchedule({ hours }, '2026-12-20');
    expect([formatHours(schedule), formatShortHours(schedule), formatOpenDays(schedule)]).toEqual([
      sentence,
      words,
      days,
    ]);
  });
});

it.each([
  [[long, long, short], '7 to 7'],
  [[lunch], '8 to 5'],
  [['12:30 to 24:00'], '12:30 to midnight'],
  [['24 hours'], '24 hours'],
])('the figure of %j is %s if no other hours follow', (days, figure) => {
  const hours = week(...days);
  const change = { from: '2027-01-01', ...week(late, late, late, late) };
  expect(formatHoursFigure(getSchedule({ hours }, '2026-12-20'))).toBe(figure);
  expect(formatHoursFigure(getSchedule({ hours, newHours: [change] }, '2026-12-20'))).toBe('');
  expect(formatHoursFigure(getSchedule({ hours, newHours: [change] }, '2027-01-01'))).toBe('12 to 8:30');
});

describe('hours with dates', () => {
  const hours = week(long, long, long, long, long, long, long);
  const written = schema.parse({
    ...given,
    hours,
    newHours: [
      { from: '6/1/2027', sunday: 'noon to 5' },
      { from: 'Jan 1, 2027', saturday: '9-12', sunday: 'closed' },
    ],
    exceptions: [
      { from: '2026-12-31', to: '2027-01-02', hours: 'closed' },
      { from: '12/24/2026', to: '12/26/2026', hours: 'Closed', name: 'Christmas' },
      { from: '2026-11-26', hours: '9-12', name: 'Thanksgiving' },
      { from: '2027-11-30', to: '2027-12-02', hours: '24 hours' },
    ],
  });
  const listOn = (today: string) => listHoursLines(getSchedule(written, today));

  it('hours with dates are listed in order until they are over', () => {
    expect(listOn('2026-11-26')).toEqual([
      { text: 'Monday to Sunday, 7:00 AM to 7:00 PM, until December 31, 2026', through: '2026-12-31' },
      {
        text: 'January 1 to May 31, 2027: Monday to Friday, 7:00 AM to 7:00 PM, and Saturday, 9:00 AM to 12:00 PM',
        through: '2027-05-31',
      },
      {
        text: 'From June 1, 2027: Monday to Friday, 7:00 AM to 7:00 PM, Saturday, 9:00 AM to 12:00 PM, and Sunday, 12:00 PM to 5:00 PM',
        through: undefined,
      },
      { text: 'Thanksgiving, November 26, 2026: 9:00 AM to 12:00 PM', through: '2026-11-26' },
      { text: 'Christmas, December 24 to 26, 2026: closed', through: '2026-12-26' },
      { text: 'December 31, 2026, to January 2, 2027: closed', through: '2027-01-02' },
      { text: 'November 30 to December 2, 2027: 24 hours a day', through: '2027-12-02' },
    ]);
    expect(listOn('2027-01-02').map(({ through }) => through)).toEqual([
      '2027-05-31',
      undefined,
      '2027-01-02',
      '2027-12-02',
    ]);
    expect(listOn('2027-12-03')).toEqual([
      {
        text: 'Monday to Friday, 7:00 AM to 7:00 PM, Saturday, 9:00 AM to 12:00 PM, and Sunday, 12:00 PM to 5:00 PM',
        through: undefined,
      },
    ]);
  });

  it('sentences about the hours are true before and after a change', () => {
    const schedule = getSchedule({ hours, newHours: [{ from: '2027-01-01', ...week(short, short) }] }, '2026-12-20');
    expect(formatHours(schedule)).toBe(
      'Monday to Sunday, 7:00 AM to 7:00 PM, until December 31, 2026, and Monday and Tuesday, 8:00 AM to 2:00 PM, from January 1, 2027',
    );
    expect(formatOpenDays(schedule)).toBe(
      'seven days a week until December 31, 2026, and Monday and Tuesday from January 1, 2027',
    );
  });

  it('sentences about the hours leave out days off, by their dates if they are few', () => {
    const christmas = { from: '2026-12-24', to: '2026-12-26', hours: 'closed' };
    const format = (...exceptions: (typeof christmas)[]) => {
      const schedule = getSchedule({ hours, exceptions }, '2026-12-20');
      return [formatHours(schedule), formatShortHours(schedule), formatOpenDays(schedule)];
    };
    const usual = ['Monday to Sunday, 7:00 AM to 7:00 PM', '7:00 AM to 7:00 PM', 'seven days a week'];
    expect(format(christmas)).toEqual(usual.map((text) => `${text}, except December 24 to 26, 2026`));
    const inventory = { from: '2027-01-02', to: '2027-01-02', hours: '9-12' };
    expect(format(inventory, christmas)[2]).toBe(
      'seven days a week, except December 24 to 26, 2026, and January 2, 2027',
    );
    const days = ['2027-05-31', '2027-07-05'].map((day) => ({ ...inventory, from: day, to: day }));
    expect(format(christmas, inventory, ...days)[2]).toBe('seven days a week, except on special days');
  });

  it.each([
    [{ exceptions: [{ from: '2026-12-26', to: '2026-12-24', hours: 'closed' }] }, 'exceptions.0.to'],
    [{ exceptions: [{ from: 'Christmas', hours: 'closed' }] }, 'exceptions.0.from'],
    [{ newHours: [{ from: '2027-01-01' }] }, 'newHours.0'],
    [{ newHours: [{ from: '2027-01-01', sunday: 'maybe' }] }, 'newHours.0.sunday'],
  ])('impossible hours are refused at their field: %#', (change, path) => {
    const { error } = schema.safeParse({ ...given, ...change });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});

describe('what stands for the hours', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-20T12:00:00-07:00') }));
  afterEach(() => void vi.useRealTimers());

  const business = schema.parse({ ...given, hours: shop });
  const dated = schema.parse({
    ...given,
    hours: week(lunch, 'closed', 'closed', 'closed', 'closed', '6 pm to 2 am', '24 hours'),
    newHours: [{ from: '2027-01-01', ...week(long, long) }],
    exceptions: [
      { from: '2026-12-24', to: '2026-12-26', hours: 'closed', name: 'Christmas' },
      { from: '2026-12-31', hours: '9-12' },
      { from: '2026-11-26', hours: 'closed' },
    ],
  });

  it('content, vCard and llms.txt follow the hours', () => {
    const sentence = 'Monday to Friday, 7:00 AM to 7:00 PM, and Saturday, 8:00 AM to 2:00 PM';
    expect(getFacts(business, { works: {} } as Seasons)).toMatchObject({
      days: 'Monday to Saturday',
      hours: sentence,
      hoursFigure: '7 to 7',
      hoursShort: '7:00 AM to 7:00 PM, Saturday 8:00 AM to 2:00 PM',
    });
    expect(composeVcard(business, siteUrl).replaceAll('\r\n ', '').replaceAll('\\,', ',')).toContain(sentence);
    expect(composeLlms([], business, siteUrl)).toContain(sentence);
    expect(composeLlms([], dated, siteUrl)).toContain('\n- Christmas, December 24 to 26, 2026: closed\n');
  });

  it('structured data lists each group of open days, and no closed day', () => {
    expect(composeBusiness(business, siteUrl)).toMatchObject({
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '07:00',
          closes: '19:00',
        },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '08:00', closes: '14:00' },
      ],
    });
    expect(composeBusiness(business, siteUrl)).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  it('structured data lists coming hours with dates, and no past ones', () => {
    const data = composeBusiness(dated, siteUrl) as object as Record<string, Record<string, unknown>[]>;
    const withoutType = (list: Record<string, unknown>[] = []) => list.map(({ '@type': _, ...rest }) => rest);
    const until = { validThrough: '2026-12-31' };
    expect(withoutType(data['openingHoursSpecification'])).toEqual([
      { dayOfWeek: ['Monday'], opens: '08:00', closes: '12:00', ...until },
      { dayOfWeek: ['Monday'], opens: '13:00', closes: '17:00', ...until },
      { dayOfWeek: ['Saturday'], opens: '18:00', closes: '02:00', ...until },
      { dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59', ...until },
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '07:00', closes: '19:00', validFrom: '2027-01-01' },
    ]);
    expect(withoutType(data['specialOpeningHoursSpecification'])).toEqual([
      { opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2026-12-26' },
      { opens: '09:00', closes: '12:00', validFrom: '2026-12-31', validThrough: '2026-12-31' },
    ]);
  });
});
