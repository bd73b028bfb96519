import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { checkContent } from '../src/lib/content/check-content.ts';
import { listContentFiles, readSource } from '../src/lib/content/read-content.ts';
import { parseContentSource } from '../src/lib/content/yaml-source.ts';

/**
 * A copy of the content and of the picture catalogue as they were shipped, so that the owner's edits break no test.
 * `npm run specified -- --update` makes a new copy.
 */
export const frozenRoot = 'tests/fixtures/content';
export const frozenContent = `${frozenRoot}/src/content`;

export const frozenFiles = listContentFiles(frozenRoot);

/** The replaced texts of some files; `undefined` if a file is deleted. */
export type Texts = Record<string, string | undefined>;

export const readFrozen = (file: string) => readFileSync(join(frozenRoot, file), 'utf8');

/** Reads the frozen content as pages get it, with some files changed, added or deleted. */
export function readContentWith(texts: Texts) {
  const files = [...new Set([...frozenFiles, ...Object.keys(texts)])];
  return checkContent(
    files.filter((file) => !(file in texts) || texts[file] !== undefined),
    (file) => (texts[file] === undefined ? readSource(frozenRoot, file) : parseContentSource(file, texts[file])),
  );
}

const toPath = (field: string) => field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Returns the value at a path such as faq.items.0.answer. */
export const getField = (data: unknown, field: string): unknown =>
  field ? toPath(field).reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], data) : data;

/**
 * Returns a file with other values in some fields: `undefined` removes one, a function computes it from the old value.
 */
export function editFile(file: string, changes: Record<string, unknown>, text = readFrozen(file)): Texts {
  const content = parseDocument(text);
  const data: unknown = content.toJS();
  for (const [field, change] of Object.entries(changes)) {
    const value = typeof change === 'function' ? change(getField(data, field)) : change;
    if (!field) return { [file]: stringify(value) };
    if (value === undefined) content.deleteIn(toPath(field));
    else content.setIn(toPath(field), content.createNode(value));
  }
  return { [file]: String(content) };
}
