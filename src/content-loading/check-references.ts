import type { z } from 'zod';
import type { area } from '../schemas/area.ts';
import { type areaPage, propertyTypesWithService } from '../schemas/area-page.ts';
import type { claim } from '../schemas/claim.ts';
import type { pictureEntry } from '../schemas/picture.ts';
import type { seasons } from '../schemas/seasons.ts';
import type { service } from '../schemas/service.ts';
import type { zipCodes } from '../schemas/zip-codes.ts';
import type { ContentFile, ContentKindName } from './content-kinds.ts';
import { formatPath } from './format-issues.ts';
import { findNearest } from './nearest.ts';

const getSlug = (file: string) => file.replace(/^.*\//, '').replace(/\.yaml$/, '');

/** What every field of this name holds in a file, at any depth, each with its place. */
function listNamed(name: 'claim' | 'picture', data: unknown, path: PropertyKey[] = []): [field: string, id: string][] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const place = [...path, Array.isArray(data) ? Number(key) : key];
    return key === name && typeof value === 'string' ? [[formatPath(place), value]] : listNamed(name, value, place);
  });
}

/** One line for each link from one content file to something that no other file holds. */
export function findBrokenReferences(contents: ContentFile[]): string[] {
  const faults: string[] = [];
  const select = <Schema extends z.ZodType>(kind: ContentKindName) =>
    contents.filter((content) => content.kind === kind) as { file: string; data: z.output<Schema> }[];
  const areas = select<typeof area>('areas');
  const areaNames = new Set(areas.map(({ file }) => getSlug(file)));
  const services = select<typeof service>('services');
  const residential = new Set(
    services.flatMap(({ file, data }) => (data.kind === 'residential' ? [getSlug(file)] : [])),
  );
  const slots = new Set(
    select<z.ZodRecord<z.ZodString, typeof pictureEntry>>('pictures').flatMap(({ data }) => Object.keys(data)),
  );
  const zones = select<typeof zipCodes>('zipCodes').map(({ data }) => ({
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
    for (const listed of zones) {
      for (const zip of data.zips.filter((code) => !listed[data.zone].has(code))) {
        faults.push(`${file}: zips: ${zip} is not under ${data.zone} in src/content/zip-codes.yaml: add it there`);
      }
    }
  }
  for (const { file, data } of select<typeof zipCodes>('zipCodes')) {
    for (const row of [...data.city.zips, ...data.nearby.zips]) {
      for (const slug of row.areas) expectArea(file, `${row.zip}.areas`, slug);
    }
    for (const { place, area: slug } of data.beside) expectArea(file, `beside.${place}`, slug);
  }
  for (const { file, data } of select<typeof seasons>('seasons')) {
    for (const [work, { areas: good }] of Object.entries(data.works)) {
      for (const slug of Object.keys(good)) expectArea(file, `works.${work}.areas`, slug);
    }
  }
  for (const { file, data } of select<typeof areaPage>('areaPages')) {
    expectArea(file, 'area', data.area);
    for (const [use, slot] of Object.entries(data.pictures)) expectPicture(file, `pictures.${use}`, slot);
    const name =
      data.kind === 'residential' ? `residential-${data.service}` : `commercial-window-cleaning-${data.type}`;
    const place = `src/content/area-pages/${data.area}/${name}.yaml`;
    if (data.kind === 'residential') {
      expect(
        file,
        'service',
        data.service,
        residential,
        `there is no src/content/services/residential/${data.service}.yaml`,
      );
    }
    if (areaNames.has(data.area) && file !== place) faults.push(`${file}: is the page of ${place}: rename the file`);
  }
  for (const { file, data } of services) {
    for (const [use, slot] of Object.entries(data.pictures)) if (slot) expectPicture(file, `pictures.${use}`, slot);
  }
  for (const type of propertyTypesWithService) {
    const behind = services.filter(({ data }) => data.kind === 'commercial' && data.windowPages?.type === type);
    if (behind.length === 1) continue;
    faults.push(
      `src/content/services/commercial: needs exactly one service with windowPages of type ${type}, has ${behind.length}`,
    );
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
    for (const [field, id] of listNamed('claim', data)) {
      expect(file, field, id, claims, `there is no optional claim "${id}" in src/content/claims.yaml`);
    }
    for (const [field, slot] of listNamed('picture', data)) expectPicture(file, field, slot);
  }
  for (const { file, data } of select<z.ZodRecord<z.ZodString, typeof pictureEntry>>('pictures')) {
    for (const [slot, entry] of Object.entries(data)) if (entry.from) expectPicture(file, `${slot}.from`, entry.from);
  }
  return faults;
}

// Two grids of six cards, and a menu of twelve.
const servicesOfAKind = 6;

/** One line for each kind of service that has too few or too many files. */
export function findServiceCounts(contents: ContentFile[]): string[] {
  return ['residential', 'commercial'].flatMap((kind) => {
    const folder = `src/content/services/${kind}`;
    const count = contents.filter(({ file }) => file.startsWith(`${folder}/`)).length;
    return count === servicesOfAKind ? [] : [`${folder}: needs exactly ${servicesOfAKind} services, has ${count}`];
  });
}
