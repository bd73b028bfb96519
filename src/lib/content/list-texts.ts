import type { FieldPath } from './yaml-source.ts';

export interface Passage {
  path: FieldPath;
  text: string;
}

/** Lists every text in some data, at any depth, with its path. */
export function listTexts(data: unknown, path: FieldPath = []): Passage[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((item, index) => listTexts(item, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => listTexts(value, [...path, key]));
}
