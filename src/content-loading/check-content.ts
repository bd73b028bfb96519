import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { z } from 'astro/zod';
import type { area } from '../schemas/area.ts';
import type { areaPage } from '../schemas/area-page.ts';
import type { claim } from '../schemas/claim.ts';
import { findContentKind } from '../schemas/content-kinds.ts';
import type { galleryItem } from '../schemas/gallery.ts';
import type { pictureEntry } from '../schemas/picture.ts';
import type { testimonial } from '../schemas/review.ts';
import type { service } from '../schemas/service.ts';
import type { zipCodes } from '../schemas/zip-codes.ts';
import { findNearest } from './nearest.ts';
import { parseContentFile } from './parse-content-file.ts';

const folders = ['src/content', 'src/pictures'];

interface ContentFile {
  file: string;
  kind: string;
  data: unknown;
}

/** Every content file that keeps to its schema, and one line for each fault of the others. */
function readContent(root: string) {
  const contents: ContentFile[] = [];
  const faults: string[] = [];
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!name.endsWith('.yaml')) continue;
      const file = `${folder}/${name.replaceAll('\\', '/')}`;
      const kind = findContentKind(file);
      if (!kind) {
        faults.push(`${file}: no page reads a file of this name: move it or remove it`);
        continue;
      }
      const parsed = parseContentFile(file, readFileSync(join(root, file), 'utf8'), kind.schema);
      faults.push(...parsed.faults);
      if (parsed.faults.length === 0) contents.push({ file, kind: kind.name, data: parsed.data });
    }
  }
  return { contents, faults };
}

const getSlug = (file: string) => file.replace(/^.*\//, '').replace(/\.yaml$/, '');

/** The claims that lines of a file name, at any depth. */
function listNamedClaims(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'claim' && typeof value === 'string' ? [value] : listNamedClaims(value),
  );
}

/** One line for each link from one content file to something that no other file holds. */
function findBrokenReferences(contents: ContentFile[]): string[] {
  const faults: string[] = [];
  const select = <Schema extends z.ZodType>(kind: string) =>
    contents.filter((content) => content.kind === kind) as { file: string; data: z.output<Schema> }[];
  const areas = select<typeof area>('area');
  const areaNames = new Set(areas.map(({ file }) => getSlug(file)));
  const slots = new Set(
    select<z.ZodRecord<z.ZodString, typeof pictureEntry>>('picture-catalogue').flatMap(({ data }) => Object.keys(data)),
  );
  const zones = select<typeof zipCodes>('zip-codes').map(({ data }) => ({
    city: new Set(data.city.zips.map(({ zip }) => zip)),
    nearby: new Set(data.nearby.zips.map(({ zip }) => zip)),
  }));
  const expect = (file: string, field: string, written: string, known: Set<string>, absence: string) => {
    if (known.has(written)) return;
    const meant = findNearest(written, [...known]);
    faults.push(`${file}: ${field}: ${absence}: ${meant ? `did you mean ${meant}?` : 'add it, or name another'}`);
  };
  const expectArea = (file: string, field: string, slug: string) =>
    expect(file, field, slug, areaNames, `there is no src/content/areas/${slug}.yaml`);
  const expectPicture = (file: string, field: string, slot: string) =>
    expect(file, field, slot, slots, `there is no picture "${slot}" in src/pictures/catalogue.yaml`);

  for (const { file, data } of areas) {
    for (const near of data.near) expectArea(file, 'near', near);
    if (data.near.includes(getSlug(file))) faults.push(`${file}: near: an area is not near itself: remove it`);
    for (const [use, slot] of Object.entries(data.pictures)) expectPicture(file, `pictures.${use}`, slot);
    for (const listed of zones) {
      for (const zip of data.zips.filter((code) => !listed[data.zone].has(code))) {
        faults.push(`${file}: zips: ${zip} is not under ${data.zone} in src/content/zip-codes.yaml: add it there`);
      }
    }
  }
  for (const { file, data } of select<typeof areaPage>('area-page')) {
    expectArea(file, 'area', data.area);
    const name =
      data.kind === 'residential' ? `residential-${data.service}` : `commercial-window-cleaning-${data.type}`;
    const place = `src/content/area-pages/${data.area}/${name}.yaml`;
    if (areaNames.has(data.area) && file !== place) faults.push(`${file}: is the page of ${place}: rename the file`);
  }
  for (const { file, data } of select<typeof service>('service')) {
    if (data.kind === 'residential')
      for (const name of Object.keys(data.areaNotes)) expectArea(file, 'areaNotes', name);
  }
  for (const { file, data } of contents) {
    if (!Array.isArray(data)) continue;
    const ids = data.map(({ id }: { id: string }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) < index);
    if (twice) faults.push(`${file}: two items have the id ${twice}: give one of them another`);
  }
  const claims = new Set(
    select<z.ZodArray<typeof claim>>('claims').flatMap(({ data }) =>
      data.flatMap(({ id, optional }) => (optional ? [id] : [])),
    ),
  );
  for (const { file, kind, data } of contents) {
    if (kind === 'claims') continue;
    for (const id of listNamedClaims(data)) {
      expect(file, 'claim', id, claims, `there is no optional claim "${id}" in src/content/claims.yaml`);
    }
  }
  for (const { file, data } of select<z.ZodArray<typeof galleryItem>>('gallery')) {
    for (const item of data) expectPicture(file, `${item.id}.picture`, item.picture);
  }
  for (const { file, data } of select<z.ZodArray<typeof testimonial>>('testimonials')) {
    for (const item of data) if (item.picture) expectPicture(file, `${item.id}.picture`, item.picture);
  }
  for (const { file, data } of select<z.ZodRecord<z.ZodString, typeof pictureEntry>>('picture-catalogue')) {
    for (const [slot, entry] of Object.entries(data)) if (entry.from) expectPicture(file, `${slot}.from`, entry.from);
  }
  return faults;
}

// Two grids of six cards, and a menu of twelve.
const servicesOfAKind = 6;

/** One line for each kind of service that has too few or too many files. */
function findServiceCounts(contents: ContentFile[]): string[] {
  return ['residential', 'commercial'].flatMap((kind) => {
    const folder = `src/content/services/${kind}`;
    const count = contents.filter(({ file }) => file.startsWith(`${folder}/`)).length;
    return count === servicesOfAKind ? [] : [`${folder}: needs exactly ${servicesOfAKind} services, has ${count}`];
  });
}

/** One line for each fault of the content under a project's root: file, field and fix. Empty when all is well. */
export function findContentFaults(root: string): string[] {
  const { contents, faults } = readContent(root);
  // A file that does not parse would look like a broken link of every file that names it.
  return faults.length > 0 ? faults : [...findServiceCounts(contents), ...findBrokenReferences(contents)];
}

/** Stops dev and build at faulty content, before Astro stops at the first file with a message of its own. */
export function checkContent(): AstroIntegration {
  return {
    name: 'check-content',
    hooks: {
      'astro:config:done': ({ logger }) => {
        const faults = findContentFaults(process.cwd());
        if (faults.length === 0) return;
        for (const fault of faults) logger.error(fault);
        process.exit(1);
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('change', (path) => {
          if (path.endsWith('.yaml')) for (const fault of findContentFaults(process.cwd())) logger.error(fault);
        });
      },
    },
  };
}
