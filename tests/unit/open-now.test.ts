import { describe, expect, it } from 'vitest';
import { type DatedHours, getOpeningStatus as getStatus } from '../../src/lib/hours/opening-status.ts';

/** Uses a week that always applies, except on the days in `others`. */
const getOpeningStatus = (now: Date, week: string[], ...others: DatedHours[]) =>
  getStatus(now, [['', '9', week.join()], ...others]);

/** Begins on Monday. */
const hours = Array.from({ length: 7 }, () => '07:00 to 19:00');
const weekdays = [...hours.slice(0, 5), 'closed', 'closed'];
const shop = [...hours.slice(0, 5), '08:00 to 14:00', 'closed'];
const isOpen = (time: string) => getOpeningStatus(new Date(time), hours).isOpen;

describe('opening hours', () => {
  it('the company opens with the first minute, Mountain Standard Time', () => {
    expect(isOpen('2026-01-15T06:59:59.999-07:00')).toBe(false);
    expect(isOpen('2026-01-15T07:00:00-07:00')).toBe(true);
  });

  it('the company closes with the last minute, Mountain Daylight Time', () => {
    expect(isOpen('2026-07-15T18:59:59.999-06:00')).toBe(true);
    expect(isOpen('2026-07-15T19:00:00-06:00')).toBe(false);
  });

  it('opening hours follow the clocks forward on the second Sunday of March', () => {
    expect(isOpen('2026-03-07T13:30:00Z')).toBe(false);
    expect(isOpen('2026-03-08T13:30:00Z')).toBe(true);
    expect(isOpen('2026-03-08T12:59:00Z')).toBe(false);
  });

  it('opening hours follow the clocks back on the first Sunday of November', () => {
    expect(isOpen('2026-10-31T13:30:00Z')).toBe(true);
    expect(isOpen('2026-11-01T13:30:00Z')).toBe(false);
    expect(isOpen('2026-11-01T14:00:00Z')).toBe(true);
  });

  it('at midnight the company is closed, with the next opening', () => {
    expect(getOpeningStatus(new Date('2026-05-05T00:00:00-06:00'), hours)).toEqual({
      isOpen: false,
      state: 'We open at',
      detail: '7:00 AM',
    });
  });

  it('open hours name the closing time', () => {
    expect(getOpeningStatus(new Date('2026-05-05T12:00:00-06:00'), hours)).toMatchObject({
      isOpen: true,
      detail: 'until 7:00 PM',
    });
  });

  it('the next opening names its day if tomorrow is closed too', () => {
    const at = (time: string) => getOpeningStatus(new Date(time), weekdays).detail;
    expect(at('2026-05-08T06:00:00-06:00')).toBe('7:00 AM');
    expect(at('2026-05-08T20:00:00-06:00')).toBe('Monday 7:00 AM');
    expect(at('2026-05-09T06:00:00-06:00')).toBe('Monday 7:00 AM');
    expect(at('2026-05-10T12:00:00-06:00')).toBe('Monday 7:00 AM');
  });

  it('the evening of an open day needs no day for tomorrow, a day off does', () => {
    const at = (time: string) => getOpeningStatus(new Date(time), weekdays);
    expect(at('2026-05-07T20:00:00-06:00')).toMatchObject({ state: 'We open at', detail: '7:00 AM' });
    expect(at('2026-05-10T20:00:00-06:00')).toMatchObject({ state: 'We open', detail: 'Monday 7:00 AM' });
  });

  it('noon and midnight are named as such', () => {
    const odd = hours.map(() => '00:30 to 12:00');
    expect(getOpeningStatus(new Date('2026-05-05T08:00:00-06:00'), odd).detail).toBe('until 12:00 PM');
    expect(getOpeningStatus(new Date('2026-05-05T13:00:00-06:00'), odd).detail).toBe('12:30 AM');
  });

  it('the hours are those of the day', () => {
    const at = (time: string) => getOpeningStatus(new Date(time), shop);
    expect(at('2026-05-08T15:00:00-06:00')).toMatchObject({ isOpen: true, detail: 'until 7:00 PM' });
    expect(at('2026-05-08T19:00:00-06:00')).toMatchObject({ isOpen: false, detail: '8:00 AM' });
    expect(at('2026-05-09T13:59:00-06:00')).toMatchObject({ isOpen: true, detail: 'until 2:00 PM' });
    expect(at('2026-05-09T14:00:00-06:00')).toMatchObject({ isOpen: false, detail: 'Monday 7:00 AM' });
    expect(at('2026-05-10T12:00:00-06:00')).toMatchObject({ isOpen: false, detail: 'Monday 7:00 AM' });
  });

  it('a company open on one day only opens a week later', () => {
    const saturdays = hours.map((_, day) => (day === 5 ? '08:00 to 14:00' : 'closed'));
    expect(getOpeningStatus(new Date('2026-05-09T15:00:00-06:00'), saturdays).detail).toBe('Saturday 8:00 AM');
  });

  it('a vacation is skipped, with the date of an opening over a week away', () => {
    const vacation: DatedHours = ['2026-12-24', '2027-01-03', 'closed'];
    const at = (time: string) => getOpeningStatus(new Date(time), hours, vacation).detail;
    expect(at('2026-12-23T18:59:00-07:00')).toBe('until 7:00 PM');
    expect(at('2026-12-23T19:00:00-07:00')).toBe('January 4, 7:00 AM');
    expect(at('2026-12-30T12:00:00-07:00')).toBe('Monday 7:00 AM');
    expect(at('2027-01-03T12:00:00-07:00')).toBe('Monday 7:00 AM');
    expect(at('2027-01-04T07:00:00-07:00')).toBe('until 7:00 PM');
  });

  it('of two entries for a day the later one counts', () => {
    const at = (time: string) =>
      getOpeningStatus(
        new Date(time),
        hours,
        ['2026-12-24', '2026-12-26', 'closed'],
        ['2026-12-24', '2026-12-24', '08:00 to 12:00'],
      );
    expect(at('2026-12-24T11:00:00-07:00')).toMatchObject({ isOpen: true, detail: 'until 12:00 PM' });
    expect(at('2026-12-24T12:00:00-07:00')).toMatchObject({ isOpen: false, detail: 'Sunday 7:00 AM' });
  });

  it('hours may pause at noon', () => {
    const lunch = hours.map(() => '08:00 to 12:00 and 13:00 to 17:00');
    const at = (time: string) => getOpeningStatus(new Date(time), lunch);
    expect(at('2026-05-05T11:59:00-06:00')).toMatchObject({ isOpen: true, detail: 'until 12:00 PM' });
    expect(at('2026-05-05T12:00:00-06:00')).toMatchObject({ isOpen: false, detail: '1:00 PM' });
    expect(at('2026-05-05T13:00:00-06:00')).toMatchObject({ isOpen: true, detail: 'until 5:00 PM' });
  });

  it('hours may continue past midnight', () => {
    const night = [...hours.slice(0, 5), '18:00 to 02:00', '12:00 to 24:00'];
    const at = (time: string) => getOpeningStatus(new Date(time), night);
    expect(at('2026-05-09T23:00:00-06:00')).toMatchObject({ isOpen: true, detail: 'until 2:00 AM' });
    expect(at('2026-05-10T01:59:00-06:00')).toMatchObject({ isOpen: true, detail: 'until 2:00 AM' });
    expect(at('2026-05-10T02:00:00-06:00')).toMatchObject({ isOpen: false, detail: '12:00 PM' });
    expect(at('2026-05-10T23:59:00-06:00')).toMatchObject({ isOpen: true, detail: 'until midnight' });
    expect(at('2026-05-11T00:00:00-06:00')).toMatchObject({ isOpen: false, detail: '7:00 AM' });
  });

  it('hours continue over days that meet at midnight', () => {
    const fridays = hours.map((_, day) => (day >= 4 ? '24 hours' : 'closed'));
    const always = hours.map(() => '24 hours');
    const at = (time: string, week: string[]) => getOpeningStatus(new Date(time), week);
    expect(at('2026-05-08T12:00:00-06:00', fridays)).toMatchObject({ isOpen: true, detail: 'until Sunday midnight' });
    expect(at('2026-05-10T12:00:00-06:00', fridays)).toMatchObject({ isOpen: true, detail: 'until midnight' });
    expect(at('2026-05-11T00:00:00-06:00', fridays)).toMatchObject({ isOpen: false, detail: 'Friday 12:00 AM' });
    expect(at('2026-05-10T12:00:00-06:00', always)).toMatchObject({ isOpen: true, detail: 'around the clock' });
  });

  it('a day by appointment has no hours', () => {
    const saturdays = [...hours.slice(0, 5), 'by appointment', 'closed'];
    expect(getOpeningStatus(new Date('2026-05-09T10:00:00-06:00'), saturdays)).toMatchObject({
      isOpen: false,
      detail: 'Monday 7:00 AM',
    });
  });
});
