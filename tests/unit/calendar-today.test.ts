import { describe, expect, it } from 'vitest';
import { describeToday, type TodayData } from '../../src/scripts/calendar-today.ts';

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
  ],
  mild: [
    { from: 1, to: 6 },
    { from: 20, to: 25 },
  ],
  words: {
    lands: '[month]: [dirt]',
    quiet: '[month]: nothing',
    good: { now: 'Good until [date].', next: 'Book.' },
    mild: { now: 'Mild days.', next: 'Then [date].' },
    between: { now: 'Dry days.', next: 'Better from [date].' },
  },
};
const say = (time: string, changes: Partial<TodayData> = {}) => {
  const { heading, now, next } = describeToday(new Date(time), { ...data, ...changes });
  return `${heading}. ${now} ${next}`;
};

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const names = 'January February March April May June July August September October November December'.split(' ');
/** Noon in Denver, standard time or not. */
const noon = (month: number, day: number) => new Date(Date.UTC(2027, month - 1, day, 19));

describe('the words of the day', () => {
  it('name the month and its half rightly on every day of a year', () => {
    const wrong: string[] = [];
    for (const [index, length] of lengths.entries()) {
      for (let day = 1; day <= length; day++) {
        const half = index * 2 + (day > 15 ? 2 : 1);
        const { heading, now } = describeToday(noon(index + 1, day), { ...data, good: [{ from: half, to: half + 1 }] });
        const expected = `Good until ${day > 15 ? 'late' : 'early'} ${names[index]}.`;
        if (!heading.startsWith(`${names[index]}: `) || now !== expected) wrong.push(`${names[index]} ${day}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('turn with the last minute of each month, in Denver and nowhere else', () => {
    for (const [index, length] of lengths.entries()) {
      const offset = index >= 2 && index < 10 ? '-06:00' : '-07:00';
      const month = String(index + 1).padStart(2, '0');
      const last = new Date(`2027-${month}-${length}T23:59:59${offset}`);
      expect(describeToday(last, data).heading).toMatch(new RegExp(`^${names[index]}:`));
      expect(describeToday(new Date(+last + 1000), data).heading).toMatch(new RegExp(`^${names[(index + 1) % 12]}:`));
    }
  });

  it('know the last day of February in a leap year', () => {
    expect(say('2028-02-29T23:59:59-07:00')).toMatch(/^February:/);
    expect(say('2028-03-01T00:00:00-07:00')).toMatch(/^March:/);
  });

  it('list what lands, and say so when nothing does', () => {
    expect(say('2027-06-01T12:00:00-06:00')).toMatch(/^June: pollen and moths\. /);
    expect(say('2027-06-16T12:00:00-06:00')).toMatch(/^June: moths\. /);
    expect(say('2027-09-01T12:00:00-06:00')).toMatch(/^September: nothing\. /);
  });

  it('offer mild days in winter and name the month of the next good stretch, into the next year too', () => {
    expect(say('2027-11-22T12:00:00-07:00')).toBe('November: deicer. Mild days. Then March.');
    expect(say('2027-01-22T12:00:00-07:00')).toBe('January: deicer. Mild days. Then March.');
  });

  it('offer dry days between good stretches, and say from when it is better', () => {
    expect(say('2027-04-30T23:00:00-06:00')).toBe('April: deicer. Dry days. Better from late June.');
    expect(say('2027-08-01T00:00:00-06:00', { mild: [] })).toMatch(/Dry days\. Better from late March\.$/);
  });

  it('say how long a good stretch lasts, over the turn of the year too', () => {
    expect(say('2027-06-16T00:00:00-06:00')).toMatch(/Good until late July\. Book\.$/);
    const winter = [
      { from: 1, to: 3 },
      { from: 23, to: 25 },
    ];
    expect(say('2027-12-20T12:00:00-07:00', { good: winter })).toMatch(/Good until late January\. Book\.$/);
  });
});
