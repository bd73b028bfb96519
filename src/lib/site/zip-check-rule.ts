import { getEditDistance } from '../edit-distance.ts';
import { areasServedPath } from './addresses.ts';
import type { NamedLink } from './named-link.ts';

/** The area that an address of this site is about. */
export const findArea = (path: string) => path.split(`${areasServedPath}/`)[1]?.split('/')[1];

/** "Do we come to you?", answered. */
export interface ZipAnswer {
  /** The place that was meant; undefined for what is on no list. */
  place?: string;
  lines: {
    /** The answer in one word, on the first line alone. */
    lead?: string;
    words: string;
    /** The term of same-day work follows. */
    sameDay?: true;
    links: NamedLink[];
  }[];
  /** The address decides: it is asked for. */
  send?: true;
  /** The phone number follows. */
  call?: true;
}

export interface ZipAnswers {
  /** By ZIP, or by name in lower case. */
  known: Record<string, ZipAnswer>;
  /** Other names in lower case, each with the name in `known` that it stands for. */
  otherNames: Record<string, string>;
  far: ZipAnswer;
  /** For a number that is no ZIP. */
  short: ZipAnswer;
  /** The term of same-day work. */
  sameDay: string;
  /** The words that lead to the quote form. */
  send: string;
}

/** Reads a ZIP as people type and paste it: full-width digits, a space or period in it, the letter O for a zero. */
export function cleanQuestion(asked: string): string {
  const text = asked.normalize('NFKC').trim();
  const digits = text.replace(/[\s.,;:]+/g, '').replace(/o/gi, '0');
  return /^\d{5}(-?\d{4})?$/.test(digits) ? digits.slice(0, 5) : text.replace(/[\s.,;:!?]+$/, '');
}

/** The parts of a question that may be a town: "Fountain, CO 80817" is Fountain. */
const readParts = (asked: string) =>
  asked
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/(?:\b(?:colorado|co|\d{5}(?:-\d{4})?)\W*)+$/, '').trim());

/** The name nearest to a part, with one letter wrong or two: "Manitu", "Brairgate". With two wrong, the first letter must be right. */
function findSlip(parts: string[], names: string[]): string | undefined {
  let nearest: string | undefined;
  let fewest = 3;
  for (const part of parts) {
    for (const name of names) {
      const most = name.length < 6 ? 1 : 2;
      if (/\d/.test(name) || Math.abs(name.length - part.length) > most) continue;
      const edits = getEditDistance(part, name);
      if (edits > most || edits >= fewest || (edits > 1 && part[0] !== name[0])) continue;
      nearest = name;
      fewest = edits;
    }
  }
  return nearest;
}

/** What holds for a ZIP or a town; undefined for what is neither. With `isWhole` a name may have a slip in it. */
export function findZipAnswer(question: string, { known, otherNames, far }: ZipAnswers, isWhole = true) {
  const asked = cleanQuestion(question);
  const find = (asked = '') => {
    const name = Object.hasOwn(otherNames, asked) ? (otherNames[asked] ?? '') : asked;
    return Object.hasOwn(known, name) ? known[name] : undefined;
  };
  const zip = /\b(\d{5})(?:-\d{4})?$/.exec(asked)?.[1];
  const parts = readParts(asked);
  const named = find(zip) ?? find(parts.findLast(find));
  if (named) return named;
  if (zip) return far;
  return isWhole ? find(findSlip(parts, Object.keys(known))) : undefined;
}
