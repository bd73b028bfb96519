import type { z } from 'zod';
import { findNearest } from '../edit-distance.ts';
import type { area } from '../schemas/area.ts';
import { type areaPage, getAreaPageName, propertyTypesWithService } from '../schemas/area-page.ts';
import type { claim } from '../schemas/claim.ts';
import { leastOpeningWidth, type pictureEntry } from '../schemas/picture.ts';
import type { Reference } from '../schemas/reference.ts';
import type { service } from '../schemas/service.ts';
import type { zipCodes } from '../schemas/zip-codes.ts';
import type { Fault } from './fault.ts';
import { type ContentFile, type ContentKindName, findSchema } from './kinds.ts';
import { listReferences } from './list-references.ts';

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

/** The content by its kind, and the names by which its files may call each other. */
function sortContents(contents: ContentFile[], widths: PictureWidths) {
  const select = <Schema extends z.ZodType>(kind: ContentKindName) =>
    contents.filter((content) => content.kind === kind) as { file: string; data: z.output<Schema> }[];
  const areas = select<typeof area>('areas');
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
  return {
    contents,
    widths,
    areas,
    areaPages: select<typeof areaPage>('areaPages'),
    services,
    zipLists: select<typeof zipCodes>('zipCodes'),
    catalogue,
    known,
  };
}

type Site = ReturnType<typeof sortContents>;

function describeMissing({ known }: Site, to: Reference, name: string): string | undefined {
  if (known[to].includes(name)) return undefined;
  const meant = findNearest(name, known[to]);
  return `${absences[to](name)}: ${meant ? `did you mean ${meant}?` : 'add it, or name another'}`;
}

/** One rule each. */
const rules: ((site: Site) => Generator<Fault>)[] = [
  function* namesLeadSomewhere(site) {
    for (const { file, kind, data } of site.contents) {
      const schema = findSchema(file, kind);
      for (const { path, to, name } of schema ? listReferences(schema, data) : []) {
        const message = describeMissing(site, to, name);
        if (message) yield { file, path, message };
      }
    }
  },
  function* openingsAreWide({ contents, widths }) {
    for (const { file, kind, data } of contents) {
      const schema = findSchema(file, kind);
      for (const { path, name, isOpening } of schema ? listReferences(schema, data) : []) {
        const width = widths.get(name);
        if (!isOpening || width === undefined || width >= leastOpeningWidth) continue;
        const fix = `choose one of at least ${leastOpeningWidth}`;
        yield { file, path, message: `${name} is ${width} pixels wide, and a page opens with it: ${fix}` };
      }
    }
  },
  function* areasDiffer({ areas }) {
    for (const { file, data } of areas) {
      const name = foldName(data.name);
      const twin = areas.find((other) => other.file < file && foldName(other.data.name) === name);
      const message = `is the name in ${twin?.file} too: remove the copy, or give it another`;
      if (twin) yield { file, path: ['name'], message };
    }
  },
  function* areasAreNearOthers({ areas }) {
    for (const { file, data } of areas)
      if (data.near.includes(getSlug(file)))
        yield { file, path: ['near'], message: 'an area is not near itself: remove it' };
  },
  function* zipsOfAreasAreListed({ areas, zipLists }) {
    for (const { file, data } of areas)
      for (const list of zipLists) {
        const listed = list.data[data.zone].zips.map(({ zip }) => zip);
        for (const zip of data.zips.filter((code) => !listed.includes(code)))
          yield { file, path: ['zips'], message: `${zip} is not under ${data.zone} in the ${zipCheck}: add it there` };
      }
  },
  function* sharedZipsNameTheirAreas({ areas, zipLists }) {
    const rows = zipLists.flatMap(({ data }) => [...data.city.zips, ...data.nearby.zips]);
    for (const { file, data } of zipLists.length ? areas : [])
      for (const zip of data.zips) {
        const isShared = areas.some((other) => other.file !== file && other.data.zips.includes(zip));
        const named = rows
          .filter((row) => row.zip === zip)
          .map(({ places, areas }) => foldName([places, ...areas].join()));
        if (!isShared || named.some((names) => names.includes(foldName(data.name)))) continue;
        const message = `${zip} is another area's too: name both areas as places of ${zip} in the ${zipCheck}`;
        yield { file, path: ['zips'], message };
      }
  },
  function* zipsAreListedOnce({ zipLists }) {
    for (const { file, data } of zipLists)
      for (const group of ['city', 'nearby'] as const)
        for (const [index, { zip }] of data[group].zips.entries())
          if (data[group].zips.findIndex((row) => row.zip === zip) < index) {
            const message = `${zip} is in this list already: name all its places in one line`;
            yield { file, path: [group, 'zips', index, 'zip'], message };
          }
  },
  function* areaPagesHaveTheirService(site) {
    for (const { file, data } of site.areaPages) {
      const message = data.kind === 'residential' && describeMissing(site, 'services', `residential/${data.service}`);
      if (message) yield { file, path: ['service'], message };
    }
  },
  function* leadsFitOverViews({ areaPages, areas }) {
    for (const { file, data } of areaPages) {
      const hasView = areas.some((each) => getSlug(each.file) === data.area && each.data.view);
      const { length } = data.hero.intro;
      if (getAreaPageName(data) !== 'residential-window-cleaning' || !hasView || length <= longestOnView) continue;
      const fix = 'move the rest to benefits.intro';
      const message = `has ${length} characters, and a view has room for ${longestOnView}: ${fix}`;
      yield { file, path: ['hero', 'intro'], message };
    }
  },
  function* areaPagesAreInTheirPlace({ areaPages, known }) {
    for (const { file, data } of areaPages) {
      const place = `src/content/area-pages/${data.area}/${getAreaPageName(data)}.yaml`;
      if (known.areas.includes(data.area) && file !== place)
        yield { file, path: [], message: `is the page of ${place}: rename the file` };
    }
  },
  function* picturesShowTheRightProperty({ services, areaPages, catalogue }) {
    for (const { file, data } of [...services, ...areaPages]) {
      const [strange, visitors] = data.kind === 'residential' ? ['business', 'homes'] : ['home', 'businesses'];
      for (const [use, slot] of Object.entries(data.pictures))
        if (slot && catalogue[slot]?.property === strange) {
          const message = `${slot} shows a ${strange}, the page is for ${visitors}: name another`;
          yield { file, path: ['pictures', use], message };
        }
    }
  },
  function* buildingsHaveOneService({ services }) {
    for (const type of propertyTypesWithService) {
      const behind = services.filter(({ data }) => data.kind === 'commercial' && data.windowPages?.type === type);
      const message = `needs exactly one service with windowPages of type ${type}, has ${behind.length}`;
      if (behind.length !== 1) yield { file: 'src/content/services/commercial', path: [], message };
    }
  },
  function* idsDiffer({ contents }) {
    for (const { file, data } of contents) {
      if (!Array.isArray(data)) continue;
      const ids = data.map(({ id }: { id: string }) => id);
      const twice = ids.find((id, index) => ids.indexOf(id) < index);
      if (twice) yield { file, path: [], message: `two items have the id ${twice}: give one of them another` };
    }
  },
];

/** Each link from one content file to something that no other file holds, or to a picture too narrow for its place. */
export function findBrokenReferences(contents: ContentFile[], widths: PictureWidths = new Map()): Fault[] {
  const site = sortContents(contents, widths);
  return rules.flatMap((rule) => [...rule(site)]);
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
