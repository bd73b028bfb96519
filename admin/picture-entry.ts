/** The data of a picture in a form, and its entry in the catalogue. Both are saved together. */
import { parse } from 'yaml';
import { z } from 'zod';
import { findWidthFault, getSlot, pictureEntrySchema } from '../src/lib/schemas/picture.ts';
import { getFieldLabel } from './field-names.ts';
import { isGroup } from './shape.ts';
import { changeText, isSame } from './yaml-document.ts';

/** The field of a form that saves the catalogue with the entry. */
export const catalogueField = 'catalogue';

const entrySchema = pictureEntrySchema.pick({ alt: true, focal: true, property: true, credit: true });
export type PictureEntry = z.infer<typeof entrySchema>;

const pictureValueSchema = z.object({
  /** The path of its file, or a blob: URL before the file is saved. */
  picture: z.string().optional(),
  /** The name of a new picture. */
  slot: z.string().optional(),
  // The schema checks user input later.
  alt: z.string().optional(),
  focal: z.tuple([z.number(), z.number()]).optional(),
  // Without its default, because a value that is missing in the form must not be written.
  property: entrySchema.shape.property.unwrap().optional(),
  credit: z.string().optional(),
});
/** The file, with only the changed fields of its entry in the catalogue. */
export type PictureValue = z.infer<typeof pictureValueSchema>;

export const readPictureValue = (value: unknown): PictureValue => pictureValueSchema.safeParse(value).data ?? {};

export const isNewPicture = ({ picture = '' }: PictureValue) => picture.startsWith('blob:');

/** Returns the name of a picture in content: its file name without path and extension. */
export const findSlot = (pictureValue: PictureValue): string | undefined =>
  isNewPicture(pictureValue) ? pictureValue.slot : getSlot(pictureValue.picture ?? '') || undefined;

const findPictures = (data: unknown): PictureValue[] => {
  if (Array.isArray(data)) return data.flatMap(findPictures);
  if (!isGroup(data)) return [];
  return typeof data['picture'] === 'string' ? [readPictureValue(data)] : Object.values(data).flatMap(findPictures);
};

let lastParsed: { text: string; entries: Record<string, Partial<PictureEntry>> } = { text: '', entries: {} };

/** Parses the catalogue, which is slow. The last result is cached, because this runs at every keystroke. */
export function readCatalogue(catalogue: string) {
  if (lastParsed.text !== catalogue) lastParsed = { text: catalogue, entries: parse(catalogue) };
  return lastParsed.entries;
}

export const readPictureEntry = (catalogue: string, pictureValue: PictureValue): Partial<PictureEntry> => {
  const { picture: _, slot: __, ...changedFields } = pictureValue;
  return { ...readCatalogue(catalogue)[findSlot(pictureValue) ?? ''], ...changedFields };
};

/** Returns the texts of a new picture: those typed while it was being added, otherwise ''. */
export const findTypedFacts = (before: PictureValue, now: PictureValue) => ({
  alt: now.alt === before.alt ? '' : (now.alt ?? ''),
  credit: now.credit === before.credit ? '' : (now.credit ?? ''),
});

/** Returns the catalogue with the changes of the pictures in a form; `undefined` if they change nothing. */
export function updateCatalogue(catalogue: string, data: unknown): string | undefined {
  const before: Record<string, unknown> = readCatalogue(catalogue);
  const after = { ...before };
  for (const pictureValue of findPictures(data)) {
    const slot = findSlot(pictureValue);
    const { picture: _, slot: __, ...formFields } = pictureValue;
    if (slot && Object.keys(formFields).length > 0)
      after[slot] = { ...(isGroup(after[slot]) ? after[slot] : {}), ...formFields };
  }
  return isSame(before, after) ? undefined : changeText(catalogue, after);
}

/** Returns a fault of the file of a picture or of its data in one sentence; `undefined` if there is none. */
export function findPictureFault(entry: Partial<PictureEntry>, width: number | undefined): string | undefined {
  const widthFault = width === undefined ? undefined : findWidthFault(width);
  const [issue] = pictureEntrySchema.safeParse(entry).error?.issues ?? [];
  if (widthFault) return widthFault;
  return issue && `${getFieldLabel(String(issue.path[0]))} ${issue.message}`;
}
