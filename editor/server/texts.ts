import type { ContentFile } from '../../src/content-loading/content-kinds.ts';
import type { FieldPath } from '../../src/content-loading/content-source.ts';
import { type Content, readContent } from '../../src/content-loading/read-content.ts';
import type { Business } from '../../src/schemas/business.ts';
import { nameHours, nameShortHours } from '../../src/schemas/opening-hours.ts';
import { fillFacts, readAs } from '../preview/words.ts';
import { root } from './content.ts';

/** A text as a visitor reads it, and the field that it stands in. */
export interface PlacedText {
  file: string;
  path: FieldPath;
  text: string;
}

/** The name of a picture, a service, a kind: nothing that a page says. */
export const isName = (text: string) => /^[a-z][a-z\d/-]*$/.test(text);

/** Where Markdown says how a line is to look. */
const marks = /^(#+|-|\d+\.|>)\s+|\*\*/g;

/** Every value in some data that holds no others, with its path. */
export function* listLeaves(value: unknown, path: FieldPath = []): Generator<{ path: FieldPath; value: unknown }> {
  const isTree = typeof value === 'object' && value !== null && !(value instanceof Date);
  if (!isTree) return yield { path, value };
  const inner: Iterable<[string | number, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, each] of inner) yield* listLeaves(each, [...path, key]);
}

function listFileTexts({ file, kind, data, body }: ContentFile, facts: Record<string, string>): PlacedText[] {
  const texts: PlacedText[] = [];
  // The one field that becomes several.
  const fields = kind === 'business' ? { ...(data as Business), phone: (data as Business).phone.display } : data;
  for (const { path, value } of listLeaves(fields)) {
    if (typeof value === 'string') texts.push({ file, path, text: readAs(value) });
    // The rating and the year of the company; elsewhere numbers are counts and places.
    if (typeof value === 'number' && kind === 'business') texts.push({ file, path, text: String(value) });
  }
  // Pages never show the seven lines of the hours, but these two sentences of them.
  if (kind === 'business') {
    const { hours } = data as Business;
    for (const text of [nameShortHours(hours), nameHours(hours)]) texts.push({ file, path: ['hours'], text });
  }
  for (const line of file.endsWith('.md') ? body.split('\n') : []) {
    const text = readAs(fillFacts(line.replaceAll(marks, ''), facts));
    if (text) texts.push({ file, path: ['body'], text });
  }
  return texts;
}

const known = new WeakMap<Content, PlacedText[]>();

/** Every text of the content, with the facts in braces filled in, and the names of pictures. */
export function listTexts(): PlacedText[] {
  const content = readContent(root);
  const texts = known.get(content) ?? content.files.flatMap((file) => listFileTexts(file, content.facts ?? {}));
  known.set(content, texts);
  return texts;
}
