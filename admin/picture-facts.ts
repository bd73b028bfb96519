/** The data of a picture in a form, and its entry in the catalogue. Both are saved together. */
import { parse } from 'yaml';
import { z } from 'zod';
import { findWidthFault, getSlot, pictureEntrySchema } from '../src/lib/schemas/picture.ts';
import { getFieldLabel } from './field-names.ts';
import { isGroup } from './shape.ts';
import { changeText, isSame } from './yaml-document.ts';

/** The field of a form that saves the catalogue with the entry. */
export const catalogueField = 'catalogue';

const facts = pictureEntrySchema.pick({ alt: true, focal: true, property: true, credit: true });
export type PictureFacts = z.infer<typeof facts>;

const heldPicture = z.object({
  /** The path of its file, or a blob: URL before the file is saved. */
  picture: z.string().optional(),
  /** The name of a new picture. */
  slot: z.string().optional(),
  // The schema checks user input later.
  alt: z.string().optional(),
  focal: z.tuple([z.number(), z.number()]).optional(),
  // Without its default, because a value that is missing in the form must not be written.
  property: facts.shape.property.unwrap().optional(),
  credit: z.string().optional(),
});
/** The file, with only the changed fields of its entry in the catalogue. */
export type HeldPicture = z.infer<typeof heldPicture>;

export const readHeld = (value: unknown): HeldPicture => heldPicture.safeParse(value).data ?? {};

export const isNew = ({ picture = '' }: HeldPicture) => picture.startsWith('blob:');

/** Returns the name of a picture in content: its file name without path and extension. */
export const findSlot = (held: HeldPicture): string | undefined =>
  isNew(held) ? held.slot : getSlot(held.picture ?? '') || undefined;

const findPictures = (data: unknown): HeldPicture[] => {
  if (Array.isArray(data)) return data.flatMap(findPictures);
  if (!isGroup(data)) return [];
  return typeof data['picture'] === 'string' ? [readHeld(data)] : Object.values(data).flatMap(findPictures);
};

let last: { text: string; entries: Record<string, Partial<PictureFacts>> } = { text: '', entries: {} };

/** Parses the catalogue, which is slow. The last result is cached, because this runs at every keystroke. */
export function readEntries(catalogue: string) {
  if (last.text !== catalogue) last = { text: catalogue, entries: parse(catalogue) };
  return last.entries;
}

export const readFacts = (catalogue: string, held: HeldPicture): Partial<PictureFacts> => {
  const { picture: _, slot: __, ...said } = held;
  return { ...readEntries(catalogue)[findSlot(held) ?? ''], ...said };
};

/** Returns the catalogue with the changes of the pictures in a form; `undefined` if they change nothing. */
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

/** Returns a fault of the file of a picture or of its data in one sentence; `undefined` if there is none. */
export function findPictureFault(said: Partial<PictureFacts>, width: number | undefined): string | undefined {
  const widthFault = width === undefined ? undefined : findWidthFault(width);
  const [issue] = pictureEntrySchema.safeParse(said).error?.issues ?? [];
  if (widthFault) return widthFault;
  return issue && `${getFieldLabel(String(issue.path[0]))} ${issue.message}`;
}
