import { describe, expect, it } from 'vitest';
import { formatAnswerTime, formatDenverTime } from '../../src/islands/quote-form/answer-time.ts';
import { findTravel, type TravelTerms } from '../../src/site/find-travel.ts';

const terms: TravelTerms = {
  answers: { city: 'free', nearby: 'ahead', denver: 'in advance' },
  zips: {
    city: { '80903': 'Downtown', '80921': 'Flying Horse' },
    nearby: { '80829': 'Manitou Springs', '80921': 'Gleneagle' },
  },
  names: { 'Colorado Springs': 'city', 'Manitou Springs': 'nearby', Arvada: 'denver' },
};
const find = (address: string) => findTravel(address, terms);
const answers = (address: string) => {
  const travel = find(address);
  return travel && 'lines' in travel ? travel.lines.map(({ zone }) => terms.answers[zone]) : travel;
};

describe('the way to a property', () => {
  it.each([
    ['80903', ['free']],
    ['12 Example Ave, Colorado Springs, CO 80903', ['free']],
    ['12 Ruxton Ave, Manitou Springs, CO 80829-1234', ['ahead']],
    ['Manitou Springs, 80829', ['ahead']],
    ['80921', ['free', 'ahead']],
    ['12 Example Ave, Colorado Springs', ['free']],
    ['12 Example Ave, Colorado Springs, Colorado', ['free']],
    ['12 ruxton ave, manitou springs, co', ['ahead']],
    ['Arvada', ['in advance']],
    ['1 Main St, Arvada CO 80002', ['in advance']],
  ])('%s', (address, expected) => {
    expect(answers(address)).toEqual(expected);
  });

  it('names the places of the ZIP, or the town as its people write it', () => {
    expect(find('80829')).toEqual({ lines: [{ place: 'Manitou Springs', zip: '80829', zone: 'nearby' }] });
    expect(find('ARVADA')).toEqual({ lines: [{ place: 'Arvada', zone: 'denver' }] });
  });

  it('takes the last ZIP that it knows, since a house can have such a number', () => {
    expect(answers('80903 Example Rd, 80829')).toEqual(['ahead']);
  });

  it.each(['', '12', '809', '12 Arvada St', '80123 Example Rd', '12 Example Ave, Pueblo'])(
    'says nothing yet of "%s"',
    (address) => {
      expect(find(address)).toBeUndefined();
    },
  );

  it('says which ZIP it does not know', () => {
    expect(find('12 Example Ave, Pueblo, CO 81003')).toEqual({ unknownZip: '81003' });
    expect(find('12 Example Ave, Pueblo, CO 81003-0001 ')).toEqual({ unknownZip: '81003' });
  });

  it('takes no word of an address for a property of an object', () => {
    expect(find('constructor, toString')).toBeUndefined();
  });
});

describe('the time of the answer', () => {
  it('is 24 hours later on a clock in Denver, with its day', () => {
    expect(formatAnswerTime(new Date('2026-11-22T16:42:00-07:00'))).toBe('Monday, 4:42\u00a0PM');
    expect(formatAnswerTime(new Date('2026-11-22T00:05:00-07:00'))).toBe('Monday, 12:05\u00a0AM');
    expect(formatAnswerTime(new Date('2026-12-31T23:59:00-07:00'))).toBe('Friday, 11:59\u00a0PM');
  });

  it('stands with its date where it is past', () => {
    expect(formatDenverTime(new Date('2026-11-22T09:14:00-07:00'))).toBe('Sunday, November 22, 9:14\u00a0AM');
  });

  it('is 24 hours by the sun when the clocks change', () => {
    expect(formatAnswerTime(new Date('2027-03-13T23:30:00-07:00'))).toBe('Monday, 12:30\u00a0AM');
    expect(formatAnswerTime(new Date('2026-10-31T12:00:00-06:00'))).toBe('Sunday, 11:00\u00a0AM');
  });
});
