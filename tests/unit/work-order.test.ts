import { describe, expect, it } from 'vitest';
import { formatAnswerTime, formatDenverTime } from '../../src/islands/quote-form/answer-time.ts';
import { composeTravelAnswers } from '../../src/page-content/travel-answers.ts';
import { answerEach, answerTravel } from '../../src/site/answer-travel.ts';

const area = (name: string, slug: string, zone: 'city' | 'nearby', ...zips: string[]) => ({ name, slug, zone, zips });
const row = (zip: string, places: string, ...areas: string[]) => ({ zip, places, areas });
const answers = composeTravelAnswers({
  zipCodes: {
    city: {
      heading: 'Colorado Springs',
      answer: 'Free.',
      zips: [row('80903', 'Downtown'), row('80921', 'Flying Horse, Northgate', 'briargate')],
    },
    nearby: {
      heading: 'Around it',
      answer: 'Ahead.',
      zips: [row('80829', 'Manitou Springs'), row('80911', 'Security-Widefield'), row('80921', 'Gleneagle')],
    },
    denver: { heading: 'Denver Metro', answer: 'In advance.' },
    beside: [
      { place: '80840', area: 'briargate' },
      { place: 'Woodland Park', area: 'manitou-springs' },
    ],
    ask: {
      label: '',
      hint: '',
      lists: '',
      yes: 'Yes. [place] is on our route:',
      beside: 'Perhaps. Nearest is [area].',
      denver: 'Yes, Denver: [terms]',
      denverEdge: 'Perhaps: parts.',
      far: 'Perhaps. Call:',
      short: 'Five digits.',
      send: 'Send it.',
      link: 'See [area]',
    },
  },
  sameDay: { words: '', never: [] },
  denverPlaces: ['Arvada', 'Highlands', 'LoDo'],
  areas: [
    area('Briargate', 'briargate', 'city', '80920'),
    area('Fountain', 'fountain', 'nearby', '80817'),
    area('Manitou Springs', 'manitou-springs', 'nearby', '80829'),
    area('Security-Widefield', 'security-widefield', 'nearby', '80911'),
  ],
});
const find = (address: string) => answerTravel(address, answers);
const read = (address: string) => find(address)?.lines.map(({ lead, words }) => (lead ? `${lead} ${words}` : words));

describe('the way to a property', () => {
  it.each([
    ['80903', 'Yes. Downtown is on our route: free.'],
    ['12 Example Ave, Colorado Springs, CO 80903', 'Yes. Downtown is on our route: free.'],
    ['12 Ruxton Ave, Manitou Springs, CO 80829-1234', 'Yes. Manitou Springs is on our route: ahead.'],
    ['12 Example Ave, Colorado Springs', 'Yes. Colorado Springs is on our route: free.'],
    ['12 Example Ave, Colorado Springs, Colorado', 'Yes. Colorado Springs is on our route: free.'],
    ['12 ruxton ave, manitou springs, co', 'Yes. Manitou Springs is on our route: ahead.'],
    ['ARVADA', 'Yes. Arvada is on our route: in advance.'],
    ['1 Main St, Arvada CO 80002', 'Yes. Arvada is on our route: in advance.'],
    ['Northgate', 'Yes. Northgate is on our route: free.'],
    ['Widefield', 'Yes. Security-Widefield is on our route: ahead.'],
    // A house can have the number of a ZIP.
    ['80903 Example Rd, 80829', 'Yes. Manitou Springs is on our route: ahead.'],
    ['80903 Example Rd, Manitou Springs', 'Yes. Manitou Springs is on our route: ahead.'],
    ['12 Ruxton Ave, CO 80829, USA', 'Yes. Manitou Springs is on our route: ahead.'],
    ['12 Ruxton Ave Manitou Springs CO', 'Yes. Manitou Springs is on our route: ahead.'],
    ['12 Ruxton Ave, Manitou', 'Yes. Manitou Springs is on our route: ahead.'],
  ])('%s', (address, expected) => {
    expect(read(address)).toEqual([expected]);
  });

  it('has two sides where the city line cuts through a ZIP, each with its own areas', () => {
    expect(read('80921')).toEqual(['Yes. 80921 is on our route: Flying Horse, Northgate: free.', 'Gleneagle: ahead.']);
    expect(find('80921')?.lines.map(({ links }) => links.map(({ name }) => name))).toEqual([['See Briargate'], []]);
  });

  it.each(['', '12', '809', '19250', '12 Arvada St', '12 S Fountain', '80123 Example Rd', '12 Example Ave, Apt B'])(
    'says nothing yet of "%s"',
    (address) => {
      expect(find(address)).toBeUndefined();
    },
  );

  it.each([
    ['80840', 'Perhaps. Nearest is Briargate.', '80840'],
    ['2304 Cadet Dr, USAF Academy, CO 80840', 'Perhaps. Nearest is Briargate.', '80840'],
    ['woodland park', 'Perhaps. Nearest is Manitou Springs.', 'Woodland Park'],
    ['80202', 'Yes, Denver: in advance.', '80202'],
    ['1 Main St, Aurora, CO 80012', 'Yes, Denver: in advance.', '80012'],
    ['1 Main St, Littleton, CO 80120', 'Perhaps: parts.', '80120'],
    ['80601-1234', 'Perhaps: parts.', '80601'],
    ['12 Example Ave, Pueblo, CO 81003-0001 ', 'Perhaps. Call:', undefined],
    ['81003', 'Perhaps. Call:', undefined],
    ['1 Example Ave, Fountain, FL 32438', 'Perhaps. Call:', undefined],
  ])('asks its own lists first, then what lies beside them: %s', (address, expected, place) => {
    expect(read(address)).toEqual([expected]);
    expect(find(address)?.place).toBe(place);
    // The address decides where a place is beside the lists, and nowhere else.
    expect(find(address)?.send).toBe(place && true);
  });

  it('reads a name with a slip, where no ZIP says more', () => {
    expect(find('fountian')?.place).toBe('Fountain');
    expect(find('12 Ruxton Ave, Manitu Sprngs')?.place).toBe('Manitou Springs');
    expect(find('Woodlnd Park')?.place).toBe('Woodland Park');
    expect(find('Fountian, CO 80120')?.place).toBe('80120');
  });

  it.each(['Nevada', 'Highlands Ranch', 'Colorado', 'Mountains', 'Loop', 'Springs'])(
    'takes %s for no slip of another name',
    (name) => {
      expect(find(name)?.place).toBeUndefined();
    },
  );

  it('waits with slips, and with what is far, while a name is being typed', () => {
    expect(answerTravel('Highlands R', answers, false)).toBeUndefined();
    expect(answerTravel('Highlands', answers, false)).toBeDefined();
    expect(answerTravel('Puebl', answers, false)).toBeUndefined();
    for (const begun of ['Mani', '1 Main St, Colorado', '1 Main St, Colorado Spr']) expect(find(begun)).toBeUndefined();
  });

  it.each(['Pueblo CO', 'Pueblo, CO', 'Pueblo', '1 Main St Pueblo CO', '1 Main St, Golden', '80829 Elm St, Pueblo'])(
    'sends to the phone whoever names a town on no list: %s',
    (address) => {
      expect(find(address)).toMatchObject({ call: true });
    },
  );

  it.each([
    ['1 Main St, Fountain and 12 Ruxton Ave, Manitou Springs', '', ['Fountain', 'Manitou Springs']],
    ['1 Main St, Fountain, CO 80817, 12 Ruxton Ave, Manitou Springs, CO 80829', '', ['Fountain', 'Manitou Springs']],
    ['1 Main St, Fountain; 2 Main St, Fountain', '', ['Fountain']],
    ['1 Main St, Fountain & 5 Elm St, Pueblo', '', ['Fountain', undefined]],
    ['Fountain', '6 in Briargate and 1 in Aurora, 80012\nPlease call, thanks', ['Fountain', 'Briargate', '80012']],
    ['12 Example Ave, Downtown, Colorado Springs, CO 80903, USA', '', ['Downtown']],
  ])('answers once for each place of "%s" and "%s"', (address, list, expected) => {
    expect(answerEach(address, list, answers).map(({ place }) => place)).toEqual(expected);
  });

  it('takes no word of an address for a property of an object', () => {
    expect(find('constructor, toString')).toBe(answers.far);
  });
});

describe('the time of the answer', () => {
  it('is 24 hours later on a clock in Denver, with its day', () => {
    expect(formatAnswerTime(new Date('2026-11-22T16:42:00-07:00'))).toBe('Monday, 4:42\u00a0PM');
    expect(formatAnswerTime(new Date('2026-11-22T00:05:00-07:00'))).toBe('Monday, 12:05\u00a0AM');
    expect(formatAnswerTime(new Date('2026-12-31T23:59:00-07:00'))).toBe('Friday, 11:59\u00a0PM');
  });

  it('does not fall on a day that is closed', () => {
    const askedAt = (time: string, ...closed: string[]) => formatAnswerTime(new Date(time), closed);
    expect(askedAt('2026-11-21T16:42:00-07:00', 'Sunday')).toBe('Monday, 4:42\u00a0PM');
    expect(askedAt('2026-11-20T16:42:00-07:00', 'Saturday', 'Sunday')).toBe('Monday, 4:42\u00a0PM');
    expect(askedAt('2026-11-22T16:42:00-07:00', 'Sunday')).toBe('Monday, 4:42\u00a0PM');
    // The day in Denver, not in Greenwich.
    expect(askedAt('2026-11-20T21:00:00-07:00', 'Sunday')).toBe('Saturday, 9:00\u00a0PM');
  });

  it('stands with its date where it is past', () => {
    expect(formatDenverTime(new Date('2026-11-22T09:14:00-07:00'))).toBe('Sunday, November 22, 9:14\u00a0AM');
  });

  it('is 24 hours by the sun when the clocks change', () => {
    expect(formatAnswerTime(new Date('2027-03-13T23:30:00-07:00'))).toBe('Monday, 12:30\u00a0AM');
    expect(formatAnswerTime(new Date('2026-10-31T12:00:00-06:00'))).toBe('Sunday, 11:00\u00a0AM');
  });
});
