/** A review as it was pasted and read, on its way into the list. */
import { z } from 'zod';
import { review } from '../src/lib/schemas/review.ts';
import { type Group, isGroup } from './shape.ts';

/** The field of the form that holds it. */
export const pastedField = 'pasted';

export const reviewFields = ['name', 'location', 'rating', 'date', 'service', 'source', 'text'] as const;
export type ReviewField = (typeof reviewFields)[number];

/** `replaces` is the id of the sample in whose place it goes. */
const pastedReview = z.partialRecord(z.enum([...reviewFields, 'replaces']), z.union([z.string(), z.number()]));
export type PastedReview = z.infer<typeof pastedReview>;

export const readPasted = (value: unknown): PastedReview | undefined => {
  const read = pastedReview.safeParse(value).data;
  return read && Object.keys(read).length > 0 ? read : undefined;
};

/** What is still missing or wrong, by field, in the words of the build. */
export function findPastedFaults({ replaces: _, ...read }: PastedReview): Map<string, string> {
  const { error } = review.safeParse({ id: 'pasted', ...read });
  return new Map(
    error?.issues.map(({ path: [key = ''], message }) => [
      String(key),
      String(key) in read ? message : 'is missing: write it',
    ]),
  );
}

const listItems = (data: Group) => (Array.isArray(data['items']) ? data['items'].filter(isGroup) : []);

/** The samples that a review may take the place of. */
export const listSamples = (data: Group): { id: string; name: string }[] =>
  listItems(data).flatMap(({ id, sample, name, location }) =>
    sample && typeof id === 'string' ? [{ id, name: `${name}, ${location}` }] : [],
  );

/** The same form, with the review in its list. */
export function takePasted(data: Group): Group {
  const { [pastedField]: value, ...rest } = data;
  const pasted = readPasted(value);
  if (!pasted) return rest;
  const { replaces, ...read } = pasted;
  const items = listItems(data);
  const at = items.findIndex(({ id }) => id === replaces);
  return { ...rest, items: at < 0 ? [...items, read] : items.toSpliced(at, 1, read) };
}
