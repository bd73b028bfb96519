import { readFileSync } from 'node:fs';
import { readSiteSource } from '../../admin/build-admin.ts';
import { areaPageFolder, areaPageForms, singleForms } from '../../admin/content-forms.ts';
import { type Format, joinFormats, makeFormat } from '../../admin/format.ts';
import type { Shape } from '../../admin/shape.ts';
import { Site } from '../../admin/site.ts';
import { listContentFiles } from '../../src/lib/content/read-all.ts';
import { nameAreaPage } from '../../src/lib/schemas/area-page.ts';

export const files = listContentFiles('.');
export const readFile = (path: string) => readFileSync(path, 'utf8');

/** The site as the page holds it once the CMS has read every file. */
export const site = new Site(await readSiteSource('.', { repo: 'owner/site' }));
for (const path of files) site.setText(path, readFile(path));

const single = new Map(singleForms.map((form) => [form, makeFormat(form, site)]));
const parts = Object.fromEntries(Object.entries(areaPageForms).map(([name, form]) => [name, makeFormat(form, site)]));
const areaPages = joinFormats(parts, nameAreaPage);

/** The form of a file; of an area page, which stands in an object of its form, with where that stands. */
export function openForm(path: string): { format: Format; shape: Shape; at: string[] } {
  const work = /^src\/content\/area-pages\/[\w-]+\/([\w-]+)\.yaml$/.exec(path)?.[1];
  const area = areaPageForms[work ?? ''];
  if (area && path.startsWith(areaPageFolder)) return { format: areaPages, shape: area.shape, at: ['page'] };
  const [form, format] = [...single].find(([{ place }]) => path.startsWith(place)) ?? [];
  if (!form || !format) throw new Error(`${path} has no form`);
  const isList = form.shape.type === 'array' || form.shape.propertyNames !== undefined;
  return { format, shape: form.shape, at: isList ? ['items'] : [] };
}
