/** What a form holds of a picture, and what the catalogue is to say of it: both are saved together. */
import { parse } from 'yaml';
import { z } from 'zod';
import { findWidthFault, pictureEntry, slotOf } from '../src/lib/schemas/picture.ts';
import { getFieldLabel } from './field-names.ts';
import { isGroup } from './shape.ts';
import { changeText, isSame } from './yaml-document.ts';

/** The field of a form in which the catalogue goes along with an entry. */
export const catalogueField = 'catalogue';

const facts = pictureEntry.pick({ alt: true, focal: true, property: true, credit: true });
export type PictureFacts = z.infer<typeof facts>;

const heldPicture = z.object({
  /** The path of its file; while that is not saved yet, an address of the browser's. */
  picture: z.string().optional(),
  /** The name that a new one is to have. */
  slot: z.string().optional(),
  // What is typed is held against the schema later.
  alt: z.string().optional(),
  focal: z.tuple([z.number(), z.number()]).optional(),
  // Without its default: what the form does not say must not be written.
  property: facts.shape.property.unwrap().optional(),
  credit: z.string().optional(),
});
/** Beside the file only what was changed of its entry in the catalogue. */
export type HeldPicture = z.infer<typeof heldPicture>;

export const readHeld = (value: unknown): HeldPicture => heldPicture.safeParse(value).data ?? {};

export const isNew = ({ picture = '' }: HeldPicture) => picture.startsWith('blob:');

/** Content names pictures by their files without path and ending. */
export const findSlot = (held: HeldPicture): string | undefined =>
  isNew(held) ? held.slot : slotOf(held.picture ?? '') || undefined;

const findPictures = (data: unknown): HeldPicture[] => {
  if (Array.isArray(data)) return data.flatMap(findPictures);
  if (!isGroup(data)) return [];
  return typeof data['picture'] === 'string' ? [readHeld(data)] : Object.values(data).flatMap(findPictures);
};

let last: { text: string; entries: Record<string, Partial<PictureFacts>> } = { text: '', entries: {} };

/** Asked at every key that is pressed: reading it takes a while, so the last is kept. */
export function readEntries(catalogue: string) {
  if (last.text !== catalogue) last = { text: catalogue, entries: parse(catalogue) };
  return last.entries;
}

export const readFacts = (catalogue: string, held: HeldPicture): Partial<PictureFacts> => {
  const { picture: _, slot: __, ...said } = held;
  return { ...readEntries(catalogue)[findSlot(held) ?? ''], ...said };
};

/** The catalogue with all that the pictures of a form say anew; undefined where they say nothing new. */
export function writeFacts(catalogue: string, data: unknown): string | undefined {
  const before: Record<string, unknown> = readEntries(catalogue);
  const after = { ...before };
  for (const held of findPictures(data)) {
    const slot = findSlot(held);
    const { picture: _, slot: __, ...said } = held;
    if (slot && Object.keys(said).length > 0) after[slot] = { ...(isGroup(after[slot]) ? after[slot] : {}), ...said };
  }
  return isSame(before, after) ? undefined : changeText(catalogue, after);
}

/** What is wrong with what is said of a picture, or with its file, in one sentence. */
export function findPictureFault(said: Partial<PictureFacts>, width: number | undefined): string | undefined {
  const widthFault = width === undefined ? undefined : findWidthFault(width);
  const [issue] = pictureEntry.safeParse(said).error?.issues ?? [];
  if (widthFault) return widthFault;
  return issue && `${getFieldLabel(String(issue.path[0]))} ${issue.message}`;
}
