import { describe, expect, it } from 'vitest';
import { formatDayHours } from '../../src/lib/hours/opening-hours.ts';
import { parseHours } from '../../src/lib/hours/parse-hours.ts';

/** The hours of a day as an owner writes them, as content stores them, and as pages show them. */
const written: [written: string[], stored: string, shown: string][] = [
  [
    [
      '9-5',
      '9 to 5',
      '9am-5pm',
      '9 a.m. – 5 p.m.',
      '9:00-17:00',
      'from 9 until 5',
      '9-5pm',
      '09.00 - 17.00',
      '9 till 5',
      '900-1700',
      'Open 9–5.',
    ],
    '09:00 to 17:00',
    '9:00 AM to 5:00 PM',
  ],
  [['7 to 7', '7AM to 7PM', '07:00 to 19:00', '7 - 7 pm', '7a-7p'], '07:00 to 19:00', '7:00 AM to 7:00 PM'],
  [['8:30 to 4:30', '8.30am - 4.30pm'], '08:30 to 16:30', '8:30 AM to 4:30 PM'],
  [['8 to noon', '8-12', '8 am to 12 noon', '8 AM to 12 PM'], '08:00 to 12:00', '8:00 AM to 12:00 PM'],
  [['noon to 6', '12-6', '12 PM to 6 PM', 'Noon – 6pm'], '12:00 to 18:00', '12:00 PM to 6:00 PM'],
  [['1-5', '1 to 5 PM', '1:00 to 5:00', '13:00 to 17:00'], '13:00 to 17:00', '1:00 PM to 5:00 PM'],
  [['noon to midnight', '12 to midnight', '12 PM to 12 AM', '12:00-24:00'], '12:00 to 24:00', '12:00 PM to midnight'],
  [['midnight to 6 am', '12am-6am', '0:00 to 6:00'], '00:00 to 06:00', '12:00 AM to 6:00 AM'],
  [
    ['24 hours', '24h', '24/7', 'all day', 'open 24 hours a day', 'midnight to midnight', '0:00-24:00'],
    '24 hours',
    '24 hours a day',
  ],
  [
    ['8-12, 1-5', '8 to 12 and 1 to 5', '8am-12pm & 1pm-5pm', '8:00-12:00; 13:00-17:00', '8-noon / 1-5 pm'],
    '08:00 to 12:00 and 13:00 to 17:00',
    '8:00 AM to 12:00 PM and 1:00 PM to 5:00 PM',
  ],
  [
    ['6-10, 12-2, and 5-9'],
    '06:00 to 10:00 and 12:00 to 14:00 and 17:00 to 21:00',
    '6:00 AM to 10:00 AM, 12:00 PM to 2:00 PM and 5:00 PM to 9:00 PM',
  ],
  [['6 pm to 2 am', '18:00-02:00', '6pm-2'], '18:00 to 02:00', '6:00 PM to 2:00 AM'],
  [['7 PM to 7 AM'], '19:00 to 07:00', '7:00 PM to 7:00 AM'],
  [['by appointment', 'By Appointment Only', 'appointment only'], 'by appointment', 'by appointment'],
  [['closed', 'CLOSED', 'Closed all day', ' off '], 'closed', 'closed'],
];

const cases = written.flatMap(([ways, stored, shown]) => ways.map((way) => [way, stored, shown]));

describe('the hours of a day', () => {
  it.each(cases)('the hours %s are stored as %s and shown as %s', (way, stored, shown) => {
    expect(parseHours(way)).toEqual({ hours: stored });
    expect(formatDayHours(stored)).toBe(shown);
  });

  it('hours are unchanged when saved again', () => {
    for (const [, stored] of written) expect(parseHours(stored)).toEqual({ hours: stored });
  });

  it.each([
    ['', /^must be hours such as 9-5/],
    ['mornings', /^must be hours such as/],
    ['7 AM', /^must be hours such as/],
    ['7 AM to 13 PM', /^must be hours such as/],
    ['7 AM to noon to 5', /^must be hours such as/],
    ['9-25', /^must be hours such as/],
    ['9-5, by appointment', /^must be hours such as/],
    ['7:60 to 8', /^must be hours such as/],
    ['07:00 to 07:00', /same time: write 24 hours/],
    ['7 AM to 7 AM', /same time/],
    ['13:00-17:00, 08:00-12:00', /overlap/],
    ['8-1, 12-5', /overlap/],
    ['8 am to 10 am and 6 pm to 9 am', /overlap/],
  ])('the hours "%s" are refused with an example', (way, fault) => {
    expect(parseHours(way).fault).toMatch(fault);
  });
});
