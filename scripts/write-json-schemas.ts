/** npm run schemas: writes the JSON Schemas with which editors complete and check the content files. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'astro/zod';
import { type ContentKind, contentKinds, findContentKind } from '../src/schemas/content-kinds.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));
const schemaFolder = '.vscode/schemas';

export const getSchemaPath = (kind: ContentKind) => `${schemaFolder}/${kind.name}.json`;

/** What an editor may write, so the input side; rules that JSON Schema cannot say are left to the build. */
export function composeJsonSchema(kind: ContentKind): string {
  const schema = z.toJSONSchema(kind.schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** The first line of a content file: the YAML language server reads the schema's place from it. */
export const composeSchemaLine = (file: string, kind: ContentKind) =>
  `# yaml-language-server: $schema=${relative(dirname(file), getSchemaPath(kind)).replaceAll('\\', '/')}`;

/** All YAML files of the content, from the project's root. */
export function listContentFiles(): string[] {
  return ['src/content', 'src/pictures'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
}

function writeJsonSchemas() {
  rmSync(join(root, schemaFolder), { recursive: true, force: true });
  mkdirSync(join(root, schemaFolder), { recursive: true });
  for (const kind of contentKinds) writeFileSync(join(root, getSchemaPath(kind)), composeJsonSchema(kind));

  for (const file of listContentFiles()) {
    const kind = findContentKind(file);
    if (!kind) throw new Error(`${file} is of no known kind: add one to scripts/write-json-schemas.ts`);
    const path = join(root, file);
    const text = readFileSync(path, 'utf8').replace(/^# yaml-language-server:.*\n/, '');
    writeFileSync(path, `${composeSchemaLine(file, kind)}\n${text}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeJsonSchemas();
