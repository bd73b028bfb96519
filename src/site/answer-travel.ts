import { getEditDistance } from '../text/edit-distance.ts';

/** "Do we come to you?", answered. */
export interface TravelAnswer {
  /** The place that was meant, handed on to the quote form; undefined for what is far. */
  place?: string;
  lines: {
    /** The answer in one word, on the first line alone. */
    lead?: string;
    words: string;
    links: { name: string; href: string }[];
  }[];
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
  /** The term that an answer may end with, and the services it never holds for, by their values in the form. */
  sameDay: { words: string; never: string[] };
  /** The words that lead to the quote form. */
  send: string;
}

/** The ZIP that ends an address. Alone it has to be one of Colorado: a house may have any other number. */
const readLastZip = (address: string) =>
  /(?:^(?=8[01])|\D\s*)(\d{5})(?:-\d{4})?(?:,? (?:USA|United States))?$/i.exec(address.trim())?.[1];

/** The parts of an address that may be a town. */
const readParts = (address: string) =>
  address
    .toLowerCase()
    .split(',')
    .map((part) =>
      part
        .replace(/\bcolorado$|\bco\b|\d{5}(-\d{4})?/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );

/** Whether an address names a town: this one at its end, or a part of its own without a number. */
export const namesTown = (address: string, place: string) =>
  readParts(address).some((part, at) => part.endsWith(place.toLowerCase()) || (at > 0 && /^\D{3,}$/.test(part)));

/** The name nearest to a part, with one letter wrong or two; of two the first letter must be right. */
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
  slips = true,
): TravelAnswer | undefined {
  const find = (name = '') => (Object.hasOwn(known, name) ? known[name] : undefined);
  const zip = readLastZip(address);
  const listed = find(zip);
  if (listed) return listed;
  if (zip && !/^8[01]/.test(zip)) return far;
  const parts = readParts(address);
  const named = parts.findLast(find);
  if (named) return find(named);
  if (zip) {
    const start = starts[zip.slice(0, 3)];
    return start ? { ...start, place: zip } : far;
  }
  return slips ? find(findSlip(parts, Object.keys(known))) : undefined;
}
