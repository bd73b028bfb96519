/** Finds texts with the old name of a renamed area. Texts are written by hand, so a rename does not change them. */
import { parse } from 'yaml';
import type { ContentFile } from '../src/lib/content/content-kinds.ts';
import { listTexts } from '../src/lib/content/list-texts.ts';
import type { FieldPath } from '../src/lib/content/yaml-source.ts';
import type { FileChange } from './repository.ts';

/** Returns the old and new names of the areas that a change renames. */
export const findRenames = (changes: FileChange[]): { before: string; after: string }[] =>
  changes.flatMap(({ path, before, after }) => {
    if (!path.startsWith('src/content/areas/') || before === undefined || after === undefined) return [];
    const names = { before: String(parse(before).name), after: String(parse(after).name) };
    return names.before === names.after ? [] : [names];
  });

export function findTextsWithName(contents: ContentFile[], name: string): { file: string; path: FieldPath }[] {
  // In lowercase it is part of a file name, such as that of the area itself.
  const word = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d])`, 'u');
  return contents.flatMap(({ file, data, body }) =>
    [...listTexts(data), { path: [], text: body }]
      .filter(({ text }) => word.test(text))
      .map(({ path }) => ({ file, path })),
  );
}
