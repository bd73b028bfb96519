import { describe, expect, it } from 'vitest';
import { findZipAnswer, type ZipAnswer, type ZipAnswers } from '../../src/lib/site/find-zip-answer.ts';

const say = (text: string, place?: string): ZipAnswer => ({
  lines: [{ text, links: [] }],
  ...(place && { place }),
});
const names = ['80903', '80829', 'Colorado Springs', 'Manitou Springs', 'Fountain', 'Arvada', 'LoDo', 'Highlands'];

const answers: ZipAnswers = {
  known: Object.fromEntries(names.map((name) => [name.toLowerCase(), say('Yes.', name)])),
  otherNames: { 'lower downtown': 'lodo', 'highlands denver': 'highlands' },
  far: say('Call.'),
  short: say('Five digits.'),
  sameDay: '',
  send: '',
};
const find = (asked: string, isWhole?: boolean) => findZipAnswer(asked, answers, isWhole);

describe('"Do we come to you?"', () => {
  it.each([
    ['80903', '80903'],
    [' 80829-1234 ', '80829'],
    ['８０９０３', '80903'],
    ['80903.', '80903'],
    ['80 903', '80903'],
    ['8O9O3', '80903'],
    ['Fountain.', 'Fountain'],
    ['Colorado Springs, CO 80903', '80903'],
    ['Colorado Springs', 'Colorado Springs'],
    ['manitou springs, co', 'Manitou Springs'],
    ['Fountain, CO 80817', 'Fountain'],
    ['ARVADA', 'Arvada'],
    ['Lower Downtown', 'LoDo'],
    ['highlands denver', 'Highlands'],
  ])('the ZIP check knows %s', (asked, place) => {
    expect(find(asked)).toEqual(say('Yes.', place));
    expect(find(asked, false)).toEqual(say('Yes.', place));
  });

  it.each(['Brighton, CO 80601-1234', '81003'])('an unlisted ZIP code gets the answer for far places: %s', (asked) => {
    expect(find(asked)).toEqual(say('Call.'));
  });

  it('a misspelled name is recognized once it is complete', () => {
    expect(find('fountian')?.place).toBe('Fountain');
    expect(find('Manitu Sprngs')?.place).toBe('Manitou Springs');
    expect(find('fountian', false)).toBeUndefined();
  });

  it.each(['', '12', '809', 'Nevada', 'Highlands Ranch', 'Loop', 'Springs', 'Pueblo', 'constructor, toString'])(
    'the ZIP check does not recognize "%s"',
    (asked) => {
      expect(find(asked)).toBeUndefined();
    },
  );
});
