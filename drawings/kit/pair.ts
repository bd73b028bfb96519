import type { Drawing } from './drawing.ts';

/** The export `pictures` of a file in pictures/: a function for each picture, by its name in the catalogue. */
export type Pictures = Record<string, () => Drawing>;

/** One scene drawn twice, with and without dirt: everything but the dirt is the same to the pixel. */
export function createPair(name: string, draw: (isDirty: boolean) => Drawing): Pictures {
  return { [`${name}-before`]: () => draw(true), [`${name}-after`]: () => draw(false) };
}
