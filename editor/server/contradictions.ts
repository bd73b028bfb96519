import type { FieldPath } from '../../src/content-loading/content-source.ts';
import { readSource } from '../../src/content-loading/read-content.ts';
import { business } from '../../src/schemas/business.ts';
import { formatClock, listClosedDays, parseDay, weekdays } from '../../src/schemas/opening-hours.ts';
import { readSite, root } from './content.ts';
import { namePath } from './field-names.ts';
import { listLeaves } from './texts.ts';

/** A sentence that says other hours than the company has. */
export interface Contradiction {
  file: string;
  path: FieldPath;
  title: string;
  label: string;
  sentence: string;
}

const wholeWeek = /\b(seven|7) days (a|per|of the) week\b|\bseven days\b|\bevery ?day\b|\bday of the week\b/i;
const wholeWeekByName = /\bmonday (to|through|–) sunday\b|\bdaily\b.*\{hours|\{hours.*\bdaily\b/i;
const clockTime = /\b(1[0-2]|[1-9])(:[0-5]\d)? ?([ap])\.?m\b/gi;
/** Where somebody answers at any hour, the hours of the company do not count. */
const anyHour = /\bany hour\b|around the clock|24\/7/i;
/** A fact in braces may be a sentence. */
const sentenceEnd = /(?<=[.!?])\s+|(?<=\})\s+(?=[A-Z{])/;
const skipped = [/^src\/content\/business\.yaml hours\b/, /^src\/content\/claims\.yaml \d+\.words\b/];

/** The texts as they are written: a fact in braces follows the hours by itself. */
function listWritten(file: string) {
  const { data, body } = readSource(root, file);
  const lines = file.endsWith('.md') ? body.split('\n') : [];
  return [...listLeaves(data), ...lines.map((value) => ({ path: ['body'], value }))];
}

/** The sentences of all content that these hours make untrue, for the owner to read; none where they are no hours. */
export function findContradictions(given: unknown): Contradiction[] {
  const { data: hours } = business.shape.hours.safeParse(given);
  if (!hours) return [];
  const hasClosedDay = listClosedDays(hours).length > 0;
  const open = weekdays.flatMap((day) => parseDay(hours[day]) ?? []);
  // True at any time is what holds on each day that is open.
  const times = ['opens', 'closes'] as const;
  const same = new Set(
    times.flatMap((end) => (open.every((day) => day[end] === open[0]?.[end]) ? formatClock(open[0]?.[end] ?? '') : [])),
  );
  const saysOtherTime = (text: string) =>
    [...text.matchAll(clockTime)].some(
      ([, hour, minutes = ':00', half = '']) => !same.has(`${hour}${minutes} ${half.toUpperCase()}M`),
    );
  const contradicts = (sentence: string) =>
    !anyHour.test(sentence) &&
    ((hasClosedDay && (wholeWeek.test(sentence) || wholeWeekByName.test(sentence))) || saysOtherTime(sentence));
  return readSite().files.flatMap(({ file, title }) =>
    listWritten(file).flatMap(({ path, value: text }) => {
      if (typeof text !== 'string' || skipped.some((place) => place.test(`${file} ${path.join('.')}`))) return [];
      const sentences = text.split(sentenceEnd).filter(contradicts);
      return sentences.map((sentence) => ({ file, path, title, label: namePath(path), sentence }));
    }),
  );
}
