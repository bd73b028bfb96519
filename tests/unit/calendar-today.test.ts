import { describe, expect, it } from 'vitest';
import { describeToday, getYearShare, type TodayData } from '../../src/scripts/calendar-today.ts';

const words = {
  lands: '[month]: [dirt].',
  quiet: '[month]: nothing.',
  next: 'Next good [work] date: [date].',
  now: 'Good [work] date now: [date].',
  until: 'Good [work] dates until [date].',
};
const data: TodayData = {
  lands: [
    {
      name: 'deicer',
      spans: [
        { from: 1, to: 9 },
        { from: 21, to: 25 },
      ],
    },
    { name: 'pollen', spans: [{ from: 10, to: 12 }] },
    { name: 'moths', spans: [{ from: 10, to: 13 }] },
  ],
  good: [
    { from: 6, to: 7 },
    { from: 12, to: 15 },
    { from: 23, to: 25, called: 'any mild day' },
  ],
  work: 'window',
  words,
};
const say = (time: string, changes: Partial<TodayData> = {}) => describeToday(new Date(time), { ...data, ...changes });

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const names = 'January February March April May June July August September October November December'.split(' ');
/** Noon in Denver, standard time or not. */
const noon = (month: number, day: number) => new Date(Date.UTC(2027, month - 1, day, 19));

describe('the sentence of the day', () => {
  it('names the month and its half rightly on every day of a year', () => {
    const wrong: string[] = [];
    for (const [index, length] of lengths.entries()) {
      for (let day = 1; day <= length; day++) {
        const half = index * 2 + (day > 15 ? 2 : 1);
        const good = [{ from: half, to: half + 1 }];
        const said = describeToday(noon(index + 1, day), { ...data, good });
        const expected = `Good window dates until ${day > 15 ? 'late' : 'early'} ${names[index]}.`;
        if (!said.startsWith(`${names[index]}: `) || !said.endsWith(expected)) wrong.push(`${names[index]} ${day}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('turns with the last minute of each month, in Denver and nowhere else', () => {
    for (const [index, length] of lengths.entries()) {
      const offset = index >= 2 && index < 10 ? '-06:00' : '-07:00';
      const month = String(index + 1).padStart(2, '0');
      const last = new Date(`2027-${month}-${length}T23:59:59${offset}`);
      expect(describeToday(last, data)).toMatch(new RegExp(`^${names[index]}:`));
      expect(describeToday(new Date(+last + 1000), data)).toMatch(new RegExp(`^${names[(index + 1) % 12]}:`));
    }
  });

  it('knows the last day of February in a leap year', () => {
    expect(say('2028-02-29T23:59:59-07:00')).toMatch(/^February:/);
    expect(say('2028-03-01T00:00:00-07:00')).toMatch(/^March:/);
  });

  it('lists what lands, and says so when nothing does', () => {
    expect(say('2027-06-01T12:00:00-06:00')).toMatch(/^June: pollen and moths\. /);
    expect(say('2027-06-16T12:00:00-06:00')).toMatch(/^June: moths\. /);
    expect(say('2027-09-01T12:00:00-06:00')).toMatch(/^September: nothing\. /);
  });

  it('names the next good date, into the next year too', () => {
    expect(say('2027-11-22T12:00:00-07:00')).toBe('November: deicer. Next good window date: any mild day.');
    expect(say('2027-04-30T23:00:00-06:00')).toBe('April: deicer. Next good window date: late June.');
    expect(say('2027-12-31T23:00:00-07:00', { good: [{ from: 6, to: 7 }] })).toBe(
      'December: deicer. Next good window date: late March.',
    );
  });

  it('says how long a good date lasts, over the turn of the year too', () => {
    expect(say('2027-06-16T00:00:00-06:00')).toMatch(/Good window dates until late July\.$/);
    expect(say('2027-08-01T00:00:00-06:00')).toMatch(/Next good window date: any mild day\.$/);
    expect(say('2027-12-05T12:00:00-07:00')).toMatch(/Good window date now: any mild day\.$/);
    const winter = [
      { from: 1, to: 3 },
      { from: 23, to: 25 },
    ];
    expect(say('2027-12-20T12:00:00-07:00', { good: winter })).toMatch(/until late January\.$/);
  });
});

describe('the line of the day', () => {
  it('stands in its own half-month on every day of a year, and never goes back', () => {
    let before = 0;
    for (const [index, length] of lengths.entries()) {
      for (let day = 1; day <= length; day++) {
        const share = getYearShare(noon(index + 1, day));
        const half = index * 2 + (day > 15 ? 1 : 0);
        expect(Math.floor((share / 100) * 24)).toBe(half);
        expect(share).toBeGreaterThan(before);
        before = share;
      }
    }
  });
});
