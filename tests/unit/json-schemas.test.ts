import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  composeJsonSchema,
  composeSchemaLine,
  getSchemaPath,
  listContentFiles,
  root,
} from '../../scripts/write-json-schemas.ts';
import { contentKinds, findContentKind } from '../../src/schemas/content-kinds.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('JSON Schemas for editors', () => {
  it.each(contentKinds)('the one for $name says what the build checks (else: npm run schemas)', (kind) => {
    expect(read(getSchemaPath(kind))).toBe(composeJsonSchema(kind));
  });

  it('are wired in the editor settings for every kind of file', () => {
    const settings = JSON.parse(read('.vscode/settings.json'))['yaml.schemas'];
    expect(settings).toEqual(Object.fromEntries(contentKinds.map((kind) => [`./${getSchemaPath(kind)}`, kind.files])));
  });

  it('tell an editor how many items a list takes', () => {
    const about = JSON.parse(read('.vscode/schemas/page-about.json'));
    expect(about.properties.values.properties.items).toMatchObject({ minItems: 4, maxItems: 4 });
  });
});

describe('content files', () => {
  const files = listContentFiles();

  it('exist for every kind', () => {
    const kinds = new Set(files.map((file) => findContentKind(file)?.name));
    expect([...kinds].sort()).toEqual(contentKinds.map(({ name }) => name).sort());
  });

  it.each(files)('%s names its schema and keeps to it', (file) => {
    const kind = findContentKind(file);
    if (!kind) throw new Error('This file is of no known kind');
    const text = read(file);
    expect(text.split('\n', 1)[0]).toBe(composeSchemaLine(file, kind));
    const result = kind.schema.safeParse(parse(text));
    expect(result.error?.issues ?? []).toEqual([]);
  });

  it('with a misspelled key are refused', () => {
    const kind = findContentKind('src/content/pages/reviews.yaml');
    const page = parse(read('src/content/pages/reviews.yaml'));
    expect(kind?.schema.safeParse({ ...page, heroe: page.hero }).success).toBe(false);
  });
});
