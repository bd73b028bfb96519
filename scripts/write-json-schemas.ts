/** npm run schemas: writes the JSON Schemas with which editors complete and check the content files. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'astro/zod';
import { area } from '../src/schemas/area.ts';
import { areaPage } from '../src/schemas/area-page.ts';
import { business } from '../src/schemas/business.ts';
import { galleryItem } from '../src/schemas/gallery.ts';
import * as pages from '../src/schemas/pages.ts';
import { pictureEntry } from '../src/schemas/picture.ts';
import { review, testimonial } from '../src/schemas/review.ts';
import { service } from '../src/schemas/service.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));
const schemaFolder = '.vscode/schemas';

export interface ContentKind {
  /** Name of its JSON Schema, without .json. */
  name: string;
  /** The files of this kind. */
  files: string;
  schema: z.ZodType;
}

const page = (name: string, schema: z.ZodType): ContentKind => ({
  name: `page-${name}`,
  files: `src/content/pages/${name}.yaml`,
  schema,
});

/** Every kind of YAML file an editor may open, with the schema that the build checks it by. */
export const contentKinds: ContentKind[] = [
  { name: 'business', files: 'src/content/business.yaml', schema: business },
  { name: 'area', files: 'src/content/areas/*.yaml', schema: area },
  { name: 'area-page', files: 'src/content/area-pages/*/*.yaml', schema: areaPage },
  { name: 'service', files: 'src/content/services/*/*.yaml', schema: service },
  { name: 'reviews', files: 'src/content/reviews.yaml', schema: z.array(review) },
  { name: 'testimonials', files: 'src/content/testimonials.yaml', schema: z.array(testimonial) },
  { name: 'gallery', files: 'src/content/gallery.yaml', schema: z.array(galleryItem) },
  { name: 'picture-catalogue', files: 'src/pictures/catalogue.yaml', schema: z.record(z.string(), pictureEntry) },
  page('home', pages.homePage),
  page('services', pages.servicesPage),
  page('areas-served', pages.areasServedPage),
  page('gallery', pages.galleryPage),
  page('reviews', pages.reviewsPage),
  page('about', pages.aboutPage),
  page('contact', pages.contactPage),
  page('not-found', pages.notFoundPage),
];

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

export const findContentKind = (file: string) => contentKinds.find((kind) => matchesGlob(file, kind.files));

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
