import { describe, expect, it } from 'vitest';
import { findHoursContradictions } from '../../src/lib/content/find-hours-contradictions.ts';
import { listContentFiles, readContent as readSite, readSource } from '../../src/lib/content/read-content.ts';
import { parseContentSource } from '../../src/lib/content/yaml-source.ts';
import type { Business } from '../../src/lib/schemas/business.ts';
import { frozenRoot } from '../frozen-content.ts';

const { business } = readSite(frozenRoot);
if (!business) throw new Error('The specified content has no business.yaml.');
const closedSundays: Business = { ...business, hours: { ...business.hours, sunday: 'closed' } };
const office: Business = {
  ...business,
  hours: {
    ...Object.fromEntries(Object.keys(business.hours).map((day) => [day, '09:00 to 17:00'])),
    saturday: 'by appointment',
    sunday: 'closed',
  } as Business['hours'],
};

const findIn = (sentence: string, hours: Business) => {
  const source = parseContentSource('src/content/pages/home.yaml', `text: ${JSON.stringify(sentence)}`);
  return findHoursContradictions([source], hours);
};
const isFound = (sentence: string, hours: Business) => findIn(sentence, hours).length > 0;

it.each<[sentence: string, seven: boolean, sundays: boolean, office: boolean]>([
  ['We answer the phone {hours}.', false, false, false],
  ['We answer the phone seven days a week.', false, true, true],
  ['Call us 7 days a week!', false, true, true],
  ['We answer the phone every day.', false, true, true],
  ['The phone is answered daily.', false, true, true],
  ['Reach us Monday to Sunday.', false, true, true],
  ['We work on weekends, too.', false, true, true],
  ['Call Monday to Saturday.', true, false, true],
  ['Call Mon-Sat.', true, false, true],
  ['We are open Monday to Friday, and on Saturday.', true, false, true],
  ['Call Monday through Friday.', true, true, false],
  ['We’re closed on Sundays.', true, false, false],
  ['A Saturday or Sunday works, too.', false, true, true],
  ['A Tuesday suits us just as well.', false, false, false],
  ['We answer the phone 7:00 AM to 7:00 PM.', false, false, true],
  ['Our hours are 7 to 7.', false, false, true],
  ['Call 9-5, Mon-Fri.', true, true, false],
  ['Call us after 9 a.m.', true, true, false],
  ['Call us before 7 PM.', false, false, true],
  // This sentence is not about the hours.
  ['Dust blows in every day.', false, false, false],
  ['We keep fronts on the avenue off market Sundays.', false, false, false],
  ['Wait 24 to 48 hours before you call.', false, false, false],
  ['Call us every 3 to 6 months.', false, false, false],
  ['Pollen that’s back by the weekend', false, false, false],
  ['For hospitality emergencies we respond 24/7.', false, false, false],
  ['Check-in begins at 3 PM.', false, false, false],
])('"%s" is found where it disagrees with the hours', (sentence, seven, sundays, nine) => {
  expect([business, closedSundays, office].map((hours) => isFound(sentence, hours))).toEqual([seven, sundays, nine]);
});

it('hours in a sentence that differ from those of its days are found', () => {
  const shortSaturday: Business = { ...business, hours: { ...business.hours, saturday: '08:00 to 16:00' } };
  expect(isFound('We answer the phone 7:00 AM to 7:00 PM, seven days a week.', shortSaturday)).toBe(true);
  expect(isFound('We answer the phone seven days a week.', shortSaturday)).toBe(false);
});

describe('with new hours from a day on', () => {
  const later: Business = { ...business, newHours: [{ from: '2099-01-01', sunday: 'closed' }] };

  it.each([
    ['We answer the phone seven days a week.', ['from January 1, 2099']],
    ['We are closed on Sundays.', ['until December 31, 2098']],
    // Wrong before and after the change.
    ['We are closed on Mondays.', [undefined]],
    // An announcement is right on every day.
    ['From January 1, 2099, we are closed on Sundays.', []],
    ['From January 1, we are closed on Sundays.', []],
    ['From January 1, we are closed on Mondays.', [undefined]],
  ])('the owner reads when "%s" is wrong', (sentence, periods) => {
    expect(findIn(sentence, later).map(({ period }) => period)).toEqual(periods);
  });
});

it('shipped content agrees with its hours; closed Sundays list each sentence', () => {
  const sources = listContentFiles(frozenRoot).map((file) => readSource(frozenRoot, file));
  expect(findHoursContradictions(sources, business)).toEqual([]);
  expect(findHoursContradictions(sources, closedSundays)).toContainEqual({
    file: 'src/content/claims.yaml',
    path: [expect.any(Number), 'claim'],
    sentence: 'The company works year-round and answers the phone 7:00 AM to 7:00 PM, seven days a week.',
  });
});
