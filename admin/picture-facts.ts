/** The data of a picture in a form, and its entry in the catalogue. Both are saved together. */
import { parse } from 'yaml';
import { z } from 'zod';
import { findWidthFault, getSlot, pictureEntrySchema } from '../src/lib/schemas/picture.ts';
import { getFieldLabel } from './field-names.ts';
import { isGroup } from './shape.ts';
import { changeText, isSame } from './yaml-document.ts';

/** The field of a form that saves the catalogue with the entry. */
export const catalogueField = 'catalogue';

const factsSchema = pictureEntrySchema.pick({ alt: true, focal: true, property: true, credit: true });
export type PictureFacts = z.infer<typeof factsSchema>;

const pictureValueSchema = z.object({
  /** The path of its file, or a blob: URL before the file is saved. */
  picture: z.string().optional(),
  /** The name of a new picture. */
  slot: z.string().optional(),
  // The schema checks user input later.
  alt: z.string().optional(),
  focal: z.tuple([z.number(), z.number()]).optional(),
  // Without its default, because a value that is missing in the form must not be written.
  property: factsSchema.shape.property.unwrap().optional(),
  credit: z.string().optional(),
});
/** The file, with only the changed fields of its entry in the catalogue. */
export type PictureValue = z.infer<typeof pictureValueSchema>;

export const readPictureValue = (value: unknown): PictureValue => pictureValueSchema.safeParse(value).data ?? {};

export const isNew = ({ picture = '' }: PictureValue) => picture.startsWith('blob:');

/** Returns the name of a picture in content: its file name without path and extension. */
export const findSlot = (pictureValue: PictureValue): string | undefined =>
  isNew(pictureValue) ? pictureValue.slot : getSlot(pictureValue.picture ?? '') || undefined;

const findPictures = (data: unknown): PictureValue[] => {
  if (Array.isArray(data)) return data.flatMap(findPictures);
  if (!isGroup(data)) return [];
  return typeof data['picture'] === 'string' ? [readPictureValue(data)] : Object.values(data).flatMap(findPictures);
};

let lastParsed: { text: string; entries: Record<string, Partial<PictureFacts>> } = { text: '', entries: {} };

/** Parses the catalogue, which is slow. The last result is cached, because this runs at every keystroke. */
export function readEntries(catalogue: string) {
  if (lastParsed.text !== catalogue) lastParsed = { text: catalogue, entries: parse(catalogue) };
  return lastParsed.entries;
}

export const readFacts = (catalogue: string, pictureValue: PictureValue): Partial<PictureFacts> => {
  const { picture: _, slot: __, ...ownFacts } = pictureValue;
  return { ...readEntries(catalogue)[findSlot(pictureValue) ?? ''], ...ownFacts };
};

/** Returns the texts of a new picture: those typed while it was being added, otherwise ''. */
export const findTypedFacts = (before: PictureValue, now: PictureValue) => ({
  alt: now.alt === before.alt ? '' : (now.alt ?? ''),
  credit: now.credit === before.credit ? '' : (now.credit ?? ''),
});

/** Returns the catalogue with the changes of the pictures in a form; `undefined` if they change nothing. */
export function writeFacts(catalogue: string, data: unknown): string | undefined {
  const before: Record<string, unknown> = readEntries(catalogue);
  const after = { ...before };
  for (const pictureValue of findPictures(data)) {
    const slot = findSlot(pictureValue);
    const { picture: _, slot: __, ...ownFacts } = pictureValue;
    if (slot && Object.keys(ownFacts).length > 0)
      after[slot] = { ...(isGroup(after[slot]) ? after[slot] : {}), ...ownFacts };
  }
  return isSame(before, after) ? undefined : changeText(catalogue, after);
}

/** Returns a fault of the file of a picture or of its data in one sentence; `undefined` if there is none. */
export function findPictureFault(ownFacts: Partial<PictureFacts>, width: number | undefined): string | undefined {
  const widthFault = width === undefined ? undefined : findWidthFault(width);
  const [issue] = pictureEntrySchema.safeParse(ownFacts).error?.issues ?? [];
  if (widthFault) return widthFault;
  return issue && `${getFieldLabel(String(issue.path[0]))} ${issue.message}`;
}
