import { getEditDistance } from '../text/edit-distance.ts';
import type { NamedLink } from '../ui/named-link.ts';
import { areasServedPath } from './addresses.ts';

/** The area that an address of this site is about. */
export const findArea = (path: string) => path.split(`${areasServedPath}/`)[1]?.split('/')[1];

/** "Do we come to you?", answered. */
export interface TravelAnswer {
  /** The place that was meant; undefined for what is far. */
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

export interface TravelAnswers {
  /** By ZIP, or by name in lower case. */
  known: Record<string, TravelAnswer>;
  /** For other ZIPs, by their first three digits. */
  starts: Record<string, TravelAnswer>;
  far: TravelAnswer;
  /** For a number that is no ZIP. */
  short: TravelAnswer;
  /** The term of same-day work. */
  sameDay: string;
  /** The words that lead to the quote form. */
  send: string;
}

/** The ZIP that ends an address. Alone it has to be one of Colorado: a house may have any other number. */
const readLastZip = (address: string) =>
  /(?:^(?=8[01])|\D\s*)(\d{5})(?:-\d{4})?(?:,? (?:USA|United States))?$/i.exec(address.trim())?.[1];

/** The parts of an address that may be a town, or end with one. */
const readParts = (address: string) =>
  address
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .split(',')
    .map((part) => part.replace(/(?:\b(?:colorado|co|usa|united states|\d{5}(?:-\d{4})?)\W*)+$/, '').trim())
    .filter(Boolean);

/** The endings of a part, the longest last, each behind a word: "100 Elm Fountain" ends with a town, "100 Fountain" may go on. */
function listEnds(part: string): string[] {
  const words = part.split(' ');
  const ends = words.map((_, at) => words.slice(at).join(' '));
  return ends.filter((_, at) => /[a-z]{2}/.test(words[at - 1] ?? '')).reverse();
}

/** Whether an address names a town of no list: by itself, or before the state. */
const namesTown = (address: string, parts: string[]) =>
  /[a-z]{3} (?:co|colorado)$/i.test(address.trim()) ||
  parts.some((part) => /^(?!(?:apt|apartment|unit|suite|ste|bldg|building|lot)\b)\D{3,}$/.test(part));

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

/** What holds for an address as far as it has been typed; undefined while it does not say enough. */
export function answerTravel(
  address: string,
  { known, starts, far }: TravelAnswers,
  isWhole = true,
): TravelAnswer | undefined {
  const find = (name = '') => (Object.hasOwn(known, name) ? known[name] : undefined);
  const zip = readLastZip(address);
  const listed = find(zip);
  if (listed) return listed;
  if (zip && !/^8[01]/.test(zip)) return far;
  const parts = readParts(address);
  const named = find(parts.findLast(find));
  if (named) return named;
  if (zip) {
    const start = starts[zip.slice(0, 3)];
    return start ? { ...start, place: zip } : far;
  }
  const names = Object.keys(known);
  const meant = find(isWhole ? findSlip(parts, names) : '') ?? find(parts.flatMap(listEnds).findLast(find));
  const isBegun = names.some((name) => name.startsWith(parts.at(-1) ?? ''));
  return meant ?? (isWhole && namesTown(address, parts) && !isBegun ? far : undefined);
}
