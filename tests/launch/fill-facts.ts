import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { changeText } from '../../editor/server/yaml-document.ts';

interface Facts {
  [key: string]: unknown;
}

const isGroup = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Groups are laid over groups, in a list by the id of its items; all else is set. */
function layOver(data: unknown, facts: unknown): unknown {
  if (!isGroup(facts)) return facts;
  if (Array.isArray(data)) return data.map((item) => (item.id in facts ? layOver(item, facts[item.id]) : item));
  const known = isGroup(data) ? data : {};
  const laid = Object.entries(facts).map(([key, value]) => [key, layOver(known[key], value)]);
  return { ...known, ...Object.fromEntries(laid) };
}

/** Writes every fact that the owner may give into a copy of the content, as the editor would. */
export function fillFacts(root: string) {
  const fixture: Facts = parse(readFileSync('tests/fixtures/filled-facts.yaml', 'utf8'));
  for (const [file, facts] of Object.entries(fixture)) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, changeText(file, text, layOver(parse(text), facts)));
  }
  // Whichever: it stands for a photograph of the owner's own.
  copyFileSync(join(root, 'src/pictures/pikes-peak.jpg'), join(root, 'src/pictures/owner-portrait.jpg'));
}
