import type { FormSchema } from '../server/form-schema.ts';
import type { Path } from './field-place.ts';

export const galleryFile = 'src/content/gallery.yaml';

const sides = ['before', 'after'] as const;
type Side = (typeof sides)[number];

interface Item {
  id?: string;
  category?: string;
  type?: Side;
}

interface Pair extends Partial<Record<Side, Item>> {
  id?: string;
  category?: string;
}

const pairOf = ({ id = '' }: Item) => id.replace(/-(before|after)$/, '');

/** The items of the gallery two by two: those whose ids differ in their end alone. */
export function listPairs(items: unknown): Pair[] {
  const groups = Map.groupBy((items ?? []) as Item[], pairOf);
  return [...groups].map(([id, group]) => {
    const own = group.map(({ category: _, type, ...item }) => [type ?? 'before', item]);
    return { id, ...(group[0]?.category && { category: group[0].category }), ...Object.fromEntries(own) };
  });
}

/** The pairs as the file holds them. A new one gets a name, which no visitor sees. */
export function listItems(pairs: unknown): Item[] {
  const all = pairs as Pair[];
  const known = new Set(all.map(({ id }) => id));
  const makeId = () => {
    let count = 1;
    while (known.has(`pair-${count}`)) count++;
    known.add(`pair-${count}`);
    return `pair-${count}`;
  };
  return all.flatMap(({ id = makeId(), category, ...pair }) =>
    sides.map((type) => ({ id: `${id}-${type}`, ...pair[type], ...(category && { category }), type })),
  );
}

/** A form of pairs, out of the schema of an item. */
export function getPairSchema(schema: FormSchema): FormSchema {
  const item = (schema.items ?? {}) as FormSchema;
  const { id: _, category = {}, type: __, ...rest } = item.properties ?? {};
  const { picture = {}, ...words } = rest;
  const side = (title: string): FormSchema => ({
    type: 'object',
    title,
    properties: { picture, ...words },
    required: ['picture', ...Object.keys(words)],
  });
  return {
    ...schema,
    items: {
      type: 'object',
      properties: { category, before: side('Before'), after: side('After') },
      required: ['category', ...sides],
    },
  };
}

/** Where a field of an item stands among the pairs. */
export function placeInPairs(items: unknown, [index, ...rest]: Path): Path {
  const item = ((items ?? []) as Item[])[Number(index)];
  if (typeof index !== 'number' || !item) return [];
  const pair = listPairs(items).findIndex(({ id }) => id === pairOf(item));
  return rest[0] === 'category' ? [pair, 'category'] : [pair, item.type ?? 'before', ...rest];
}
