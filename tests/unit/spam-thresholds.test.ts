import { describe, expect, it } from 'vitest';
import { collectFlags } from '../../server/spam-checks.ts';
import { anyRequest } from '../any-request.ts';

const unknown = { duplicateOf: null, otherSenders: 0, isFrequent: 0 };
const flagsOf = (message: string, similar = unknown) => collectFlags({ ...anyRequest, message }, similar, []);

describe('the inbox flags a request', () => {
  it.each([
    ['with three links', 'http://a.example www.b.example http://c.example', ['links']],
    ['not with two', 'http://a.example www.b.example', []],
    ['with twelve equal letters in a row', 'a'.repeat(12), ['gibberish']],
    ['not with eleven, as in a cry for help', `pl${'e'.repeat(11)}ase`, []],
    // Two vowels in fourteen letters are 0.143, in thirteen 0.154; words of fewer than eight letters are not checked.
    ['for a long word with a vowel only', 'bcdfghajklmnpqb', ['gibberish']],
    ['for a word with two vowels in fourteen', 'bcdaghajklmnpq', ['gibberish']],
    ['not for a word with two vowels in thirteen', 'bcdaghajklmnp', []],
    ['not for a real name with few vowels', 'Schwartzman', []],
    ['for four changes of case in a word', 'aBaBaBaBa', ['gibberish']],
    ['not for three', 'aBaBaBaaa', []],
    ['not where fewer than half of the words are random', 'upstairs carefully bcdfghjk', []],
  ])('the flags of a message are right: %s', (_, message, flags) => {
    expect(flagsOf(message)).toEqual(flags);
  });

  it.each([
    ['that two other senders sent', { ...unknown, otherSenders: 2 }, ['repeated-message']],
    ['not when one other did', { ...unknown, otherSenders: 1 }, []],
    ['of a sender who writes too often', { ...unknown, isFrequent: 1 }, ['rate']],
  ])('the inbox does not flag a request: %s', (_, similar, flags) => {
    expect(flagsOf('', similar)).toEqual(flags);
  });
});
