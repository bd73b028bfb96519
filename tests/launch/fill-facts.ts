import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { changeText } from '../../admin/yaml-document.ts';

interface Facts {
  [key: string]: unknown;
}

const isGroup = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges facts into data: groups are merged recursively, lists by the id of their items; null deletes, other values
 * replace.
 */
function layOver(data: unknown, facts: unknown): unknown {
  if (!isGroup(facts)) return facts;
  if (Array.isArray(data)) return data.map((item) => (item.id in facts ? layOver(item, facts[item.id]) : item));
  const known = isGroup(data) ? data : {};
  const laid = Object.entries(facts).map(([key, value]) => [key, layOver(known[key], value)]);
  const entries = Object.entries({ ...known, ...Object.fromEntries(laid) });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

/** Returns the data of a YAML file, or of the front matter of a Markdown file. */
const readData = (text: string): unknown => parse(/^---\n([\s\S]*?\n)---\n/.exec(text)?.[1] ?? text);

/** Changes the data of a file in a copy of the project, as the CMS would write it. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the file holds.
export function changeFile(root: string, file: string, change: (data: any) => unknown) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, changeText(text, change(readData(text))));
}

/** Writes every fact that the owner may provide into a copy of the content, as the CMS would. */
export function fillFacts(root: string) {
  const fixture: Facts = parse(readFileSync('tests/fixtures/filled-facts.yaml', 'utf8'));
  for (const [file, facts] of Object.entries(fixture)) changeFile(root, file, (data) => layOver(data, facts));
  // Any picture will do as a photograph of the owner's own.
  copyFileSync(join(root, 'src/pictures/view-summer.jpg'), join(root, 'src/pictures/owner-portrait.jpg'));
}
