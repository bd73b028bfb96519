import type { z } from 'zod';
import { findNearest } from '../edit-distance.ts';
import type { area } from '../schemas/area.ts';
import { type areaPage, nameAreaPage, propertyTypesWithService } from '../schemas/area-page.ts';
import type { claim } from '../schemas/claim.ts';
import { leastOpeningWidth, type pictureEntry } from '../schemas/picture.ts';
import type { Reference } from '../schemas/reference.ts';
import type { service } from '../schemas/service.ts';
import type { zipCodes } from '../schemas/zip-codes.ts';
import type { Fault } from './fault.ts';
import { type ContentFile, type ContentKindName, findSchema } from './kinds.ts';
import { listReferences } from './list-references.ts';
import type { FieldPath } from './yaml-source.ts';

type Catalogue = z.ZodRecord<z.ZodString, typeof pictureEntry>;

const getSlug = (file: string) => file.replace(/^.*\//, '').replace(/\.yaml$/, '');

/** Two spellings that a reader takes for one name. */
const foldName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const absences: Record<Reference, (name: string) => string> = {
  areas: (name) => `there is no src/content/areas/${name}.yaml`,
  claims: (name) => `there is no optional claim "${name}" in src/content/claims.yaml`,
  pictures: (name) => `there is no picture "${name}" in src/pictures/catalogue.yaml`,
  services: (name) => `there is no src/content/services/${name}.yaml`,
};

/** In pixels, of each picture. */
export type PictureWidths = ReadonlyMap<string, number>;

/** Over a view, the words end above the ridge. */
const longestOnView = 110;

/** As the CMS calls it, and where it stands. */
const zipCheck = 'ZIP check (src/content/zip-codes.yaml)';

/** Each link from one content file to something that no other file holds, or to a picture too narrow for its place. */
export function findBrokenReferences(contents: ContentFile[], widths: PictureWidths = new Map()): Fault[] {
  const faults: Fault[] = [];
  const report = (file: string, path: FieldPath, message: string) => faults.push({ file, path, message });
  const select = <Schema extends z.ZodType>(kind: ContentKindName) =>
    contents.filter((content) => content.kind === kind) as { file: string; data: z.output<Schema> }[];
  const areas = select<typeof area>('areas');
  const areaPages = select<typeof areaPage>('areaPages');
  const services = select<typeof service>('services');
  const catalogue = Object.assign({}, ...select<Catalogue>('pictures').map(({ data }) => data)) as z.output<Catalogue>;
  const known: Record<Reference, string[]> = {
    areas: areas.map(({ file }) => getSlug(file)),
    claims: select<z.ZodArray<typeof claim>>('claims').flatMap(({ data }) =>
      data.flatMap(({ id, optional }) => (optional ? [id] : [])),
    ),
    pictures: Object.keys(catalogue),
    services: services.map(({ file, data }) => `${data.kind}/${getSlug(file)}`),
  };
  const expect = (file: string, path: FieldPath, to: Reference, name: string) => {
    if (known[to].includes(name)) return;
    const meant = findNearest(name, known[to]);
    const fix = meant ? `did you mean ${meant}?` : 'add it, or name another';
    report(file, path, `${absences[to](name)}: ${fix}`);
  };

  const expectWide = (file: string, path: FieldPath, name: string) => {
    const width = widths.get(name);
    if (width === undefined || width >= leastOpeningWidth) return;
    const fix = `choose one of at least ${leastOpeningWidth}`;
    report(file, path, `${name} is ${width} pixels wide, and a page opens with it: ${fix}`);
  };

  for (const { file, kind, data } of contents) {
    const schema = findSchema(file, kind);
    for (const { path, to, name, isOpening } of schema ? listReferences(schema, data) : []) {
      expect(file, path, to, name);
      if (isOpening) expectWide(file, path, name);
    }
  }
  for (const { file, data } of areas) {
    const name = foldName(data.name);
    const twin = areas.find((other) => other.file < file && foldName(other.data.name) === name);
    if (twin) report(file, ['name'], `is the name in ${twin.file} too: remove the copy, or give it another`);
    if (data.near.includes(getSlug(file))) report(file, ['near'], 'an area is not near itself: remove it');
    for (const listed of select<typeof zipCodes>('zipCodes')) {
      const zips = listed.data[data.zone].zips.map(({ zip }) => zip);
      for (const zip of data.zips.filter((code) => !zips.includes(code))) {
        report(file, ['zips'], `${zip} is not under ${data.zone} in the ${zipCheck}: add it there`);
      }
      const rows = [...listed.data.city.zips, ...listed.data.nearby.zips];
      for (const zip of data.zips) {
        const isShared = areas.some((other) => other.file !== file && other.data.zips.includes(zip));
        const named = rows
          .filter((row) => row.zip === zip)
          .map(({ places, areas }) => foldName([places, ...areas].join()));
        if (isShared && !named.some((names) => names.includes(name)))
          report(
            file,
            ['zips'],
            `${zip} is another area's too: name both areas as places of ${zip} in the ${zipCheck}`,
          );
      }
    }
  }
  for (const { file, data } of areaPages) {
    const name = nameAreaPage(data);
    const place = `src/content/area-pages/${data.area}/${name}.yaml`;
    if (data.kind === 'residential') expect(file, ['service'], 'services', `residential/${data.service}`);
    const hasView = areas.some((each) => getSlug(each.file) === data.area && each.data.view);
    const { length } = data.hero.intro;
    if (name === 'residential-window-cleaning' && hasView && length > longestOnView)
      report(
        file,
        ['hero', 'intro'],
        `has ${length} characters, and a view has room for ${longestOnView}: move the rest to benefits.intro`,
      );
    if (known.areas.includes(data.area) && file !== place) report(file, [], `is the page of ${place}: rename the file`);
  }
  for (const { file, data } of [...services, ...areaPages]) {
    const [strange, visitors] = data.kind === 'residential' ? ['business', 'homes'] : ['home', 'businesses'];
    for (const [use, slot] of Object.entries(data.pictures)) {
      if (slot && catalogue[slot]?.property === strange)
        report(file, ['pictures', use], `${slot} shows a ${strange}, the page is for ${visitors}: name another`);
    }
  }
  for (const type of propertyTypesWithService) {
    const behind = services.filter(({ data }) => data.kind === 'commercial' && data.windowPages?.type === type);
    if (behind.length === 1) continue;
    report(
      'src/content/services/commercial',
      [],
      `needs exactly one service with windowPages of type ${type}, has ${behind.length}`,
    );
  }
  for (const { file, data } of select<typeof zipCodes>('zipCodes')) {
    for (const group of ['city', 'nearby'] as const)
      for (const [index, { zip }] of data[group].zips.entries())
        if (data[group].zips.findIndex((row) => row.zip === zip) < index)
          report(
            file,
            [group, 'zips', index, 'zip'],
            `${zip} is in this list already: name all its places in one line`,
          );
  }
  for (const { file, data } of contents) {
    if (!Array.isArray(data)) continue;
    const ids = data.map(({ id }: { id: string }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) < index);
    if (twice) report(file, [], `two items have the id ${twice}: give one of them another`);
  }
  return faults;
}

// Two grids of six cards, and a menu of twelve.
const servicesOfAKind = 6;

/** Each kind of service that has too few or too many files. */
export function findServiceCounts(contents: ContentFile[]): Fault[] {
  return ['residential', 'commercial'].flatMap((kind) => {
    const file = `src/content/services/${kind}`;
    const count = contents.filter((content) => content.file.startsWith(`${file}/`)).length;
    const message = `needs exactly ${servicesOfAKind} services, has ${count}`;
    return count === servicesOfAKind ? [] : [{ file, path: [], message }];
  });
}
