import { getEditDistance } from '../edit-distance.ts';
import { areasServedPath } from './addresses.ts';
import type { NamedLink } from './named-link.ts';

/** Returns the slug of the area that an address of this site is about. */
export const findArea = (path: string) => path.split(`${areasServedPath}/`)[1]?.split('/')[1];

/** The answer to "Do we come to you?". */
export interface ZipAnswer {
  /** The place that was recognized; `undefined` if it is on no list. */
  place?: string;
  lines: {
    /** The answer in one word, only on the first line. */
    lead?: string;
    text: string;
    /** The terms of same-day work follow. */
    sameDay?: true;
    links: NamedLink[];
  }[];
  /** The address decides, so the visitor is asked to send it. */
  send?: true;
  /** The phone number follows. */
  call?: true;
}

export interface ZipAnswers {
  /** Answers by ZIP, or by name in lower case. */
  known: Record<string, ZipAnswer>;
  /** Other names in lower case, each with its name in `known`. */
  otherNames: Record<string, string>;
  far: ZipAnswer;
  /** The answer to a number that is no ZIP. */
  short: ZipAnswer;
  /** The terms of same-day work. */
  sameDay: string;
  /** The text of the link to the quote form. */
  send: string;
}

/**
 * Normalizes a ZIP as people type and paste it: full-width digits, a space or period in it, the letter O for a zero.
 */
export function normalizeQuery(query: string): string {
  const text = query.normalize('NFKC').trim();
  const digits = text.replace(/[\s.,;:]+/g, '').replace(/o/gi, '0');
  return /^\d{5}(-?\d{4})?$/.test(digits) ? digits.slice(0, 5) : text.replace(/[\s.,;:!?]+$/, '');
}

/** Returns the parts of a question that may be a town: Fountain for "Fountain, CO 80817". */
const readParts = (query: string) =>
  query
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/(?:\b(?:colorado|co|\d{5}(?:-\d{4})?)\W*)+$/, '').trim());

/**
 * Finds the name nearest to a part, with one letter wrong or two: "Manitu", "Brairgate". If two are wrong, the first
 * letter must be right.
 */
function findMisspelledName(parts: string[], names: string[]): string | undefined {
  let nearest: string | undefined;
  let fewestEdits = 3;
  for (const part of parts) {
    for (const name of names) {
      const maxEdits = name.length < 6 ? 1 : 2;
      if (/\d/.test(name) || Math.abs(name.length - part.length) > maxEdits) continue;
      const edits = getEditDistance(part, name);
      if (edits > maxEdits || edits >= fewestEdits || (edits > 1 && part[0] !== name[0])) continue;
      nearest = name;
      fewestEdits = edits;
    }
  }
  return nearest;
}

/** Returns the answer for a ZIP or a town; `undefined` for anything else. With `isWhole`, a name may have a typo. */
export function findZipAnswer(question: string, { known, otherNames, far }: ZipAnswers, isComplete = true) {
  const query = normalizeQuery(question);
  const find = (key = '') => {
    const name = Object.hasOwn(otherNames, key) ? (otherNames[key] ?? '') : key;
    return Object.hasOwn(known, name) ? known[name] : undefined;
  };
  const zip = /\b(\d{5})(?:-\d{4})?$/.exec(query)?.[1];
  const parts = readParts(query);
  const knownAnswer = find(zip) ?? find(parts.findLast(find));
  if (knownAnswer) return knownAnswer;
  if (zip) return far;
  return isComplete ? find(findMisspelledName(parts, Object.keys(known))) : undefined;
}
