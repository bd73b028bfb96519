import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentKinds } from '../../src/lib/content/kinds.ts';

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))['yaml.schemas'] as Record<string, string>;
const schemas = Object.entries(settings).map(([path, files]) => ({
  files,
  name: /^\.\/\.astro\/collections\/(\w+)\.schema\.json$/.exec(path)?.[1] ?? path,
  schema: JSON.parse(readFileSync(join('.', path), 'utf8')),
}));
const find = (name: string) => schemas.find((schema) => schema.name === name)?.schema;

describe('an editor of YAML files, such as VS Code,', () => {
  it('has a schema, as Astro writes them, for every YAML file of the content', () => {
    const known = schemas.flatMap(({ files }) => globSync(files)).sort();
    expect(known).toEqual(globSync(['src/content/**/*.yaml', 'src/pictures/*.yaml']).sort());
  });

  it('has the schema of the kind that the build checks a file by', () => {
    for (const { name, files } of schemas)
      expect(contentKinds).toHaveProperty(`${name}.files`, expect.arrayContaining([files]));
  });

  it('is told of a list where a file is a list', () => {
    const types = (name: string) => find(name).anyOf.map(({ type }: { type: string }) => type);
    for (const name of ['reviews', 'testimonials', 'claims', 'gallery']) expect(types(name)).toContain('array');
    expect(types('pictures')).toContain('object');
  });

  it('is told how many items a list of a page takes, and what house style refuses', () => {
    const about = find('pages').anyOf.find(({ properties }: { properties: object }) => 'credentials' in properties);
    expect(about.properties.credentials.properties.items).toMatchObject({ minItems: 6, maxItems: 6 });
    expect(about.properties.title).toHaveProperty('pattern');
  });
});
