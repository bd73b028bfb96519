import type { FieldLocation, FieldPath } from './yaml-source.ts';

/** A problem in a content file, with the fix in its message. An empty path means the file as a whole. */
export interface Fault extends FieldLocation {
  message: string;
}

/** Formats a path as benefits.items.#4.title: items of a list are counted from 1. */
export const formatPath = (path: FieldPath) =>
  path.map((key) => (typeof key === 'number' ? `#${key + 1}` : key)).join('.');

/** Formats a fault as 'src/content/….yaml: benefits.items: needs exactly 6 benefits, has 5: add 1'. */
export const formatFault = ({ file, path, message }: Fault) =>
  [file, formatPath(path), message].filter(Boolean).join(': ');
