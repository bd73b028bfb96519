import type { z } from 'zod';
import { findNearest } from '../edit-distance.ts';
import type { area } from '../schemas/area.ts';
import { type areaPage, getAreaPageName, propertyTypesWithService } from '../schemas/area-page.ts';
import type { claim } from '../schemas/claim.ts';
import type { pictureEntry } from '../schemas/picture.ts';
import type { redirects } from '../schemas/redirect.ts';
import type { Reference } from '../schemas/reference.ts';
import type { service } from '../schemas/service.ts';
import type { Fault } from './fault.ts';
import { foldName } from './fold-name.ts';
import { type ContentFile, type ContentKindName, findSchema } from './kinds.ts';
import { listLinks } from './list-links.ts';
import { listReferences } from './list-references.ts';
import { getSlug, listRoutes } from './routes.ts';

type Catalogue = z.ZodRecord<z.ZodString, typeof pictureEntry>;

const absences: Record<Reference, (name: string) => string> = {
  areas: (name) => `there is no src/content/areas/${name}.yaml`,
  claims: (name) => `there is no optional claim "${name}" in src/content/claims.yaml`,
  pictures: (name) => `there is no picture "${name}" in src/pictures/catalogue.yaml`,
  services: (name) => `there is no src/content/services/${name}.yaml`,
};

/** Groups the content by kind, and lists the names that its files may refer to. */
function sortContents(contents: ContentFile[]) {
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
    areas,
    areaPages: select<typeof areaPage>('areaPages'),
    services,
    redirects: select<typeof redirects>('redirects'),
    known,
  };
}

type Site = ReturnType<typeof sortContents>;

function describeMissing({ known }: Site, to: Reference, name: string): string | undefined {
  if (known[to].includes(name)) return undefined;
  const meant = findNearest(name, known[to]);
  return `${absences[to](name)}: ${meant ? `did you mean ${meant}?` : 'add it, or name another'}`;
}

/** Each function checks one rule. */
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
  function* areasDiffer({ areas }) {
    for (const { file, data } of areas) {
      const name = foldName(data.name);
      const twin = areas.find((other) => other.file < file && foldName(other.data.name) === name);
      const message = `is the name in ${twin?.file} too: remove the copy, or give it another`;
      if (twin) yield { file, path: ['name'], message };
    }
  },
  function* areaPagesHaveTheirService(site) {
    for (const { file, data } of site.areaPages) {
      const message = data.kind === 'residential' && describeMissing(site, 'services', `residential/${data.service}`);
      if (message) yield { file, path: ['service'], message };
    }
  },
  function* areaPagesAreInTheirPlace({ areaPages, known }) {
    for (const { file, data } of areaPages) {
      const place = `src/content/area-pages/${data.area}/${getAreaPageName(data)}.yaml`;
      if (known.areas.includes(data.area) && file !== place)
        yield { file, path: [], message: `is the page of ${place}: rename the file` };
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
  function* headsDiffer({ contents }) {
    const heads = contents.filter(({ kind }) => ['pages', 'services', 'areaPages'].includes(kind));
    // Both of two equal pages are reported, because the owner may be editing either.
    for (const field of ['title', 'description']) {
      const getWords = ({ data }: ContentFile) => (data as Record<string, unknown>)[field];
      for (const [words, same] of Map.groupBy(heads, getWords))
        for (const { file } of words && same.length > 1 ? same : []) {
          const twin = same.find((other) => other.file !== file)?.file;
          const message = `is the same in ${twin}: search engines tell pages apart by it, so write another`;
          yield { file, path: [field], message };
        }
    }
  },
  function* redirectsLeadToPages(site) {
    const routes = listRoutes(site.contents);
    for (const { file, data } of site.redirects) {
      const seen = new Set<string>();
      for (const [index, { from, to }] of data.entries()) {
        if (seen.has(from)) yield { file, path: [index, 'from'], message: `lists ${from} twice: remove one line` };
        else if (routes.has(from))
          yield { file, path: [index, 'from'], message: `${from} is a page of this site: remove the line` };
        if (!routes.has(to.replace(/[?#].*$/, '')))
          yield { file, path: [index, 'to'], message: `leads to ${to}, and there is no such page: name another` };
        seen.add(from);
      }
    }
  },
  function* linksLeadToPages({ contents, redirects }) {
    // A link to an old address still leads somewhere: the launch check notes it.
    const known = new Set([...listRoutes(contents), ...redirects.flatMap(({ data }) => data.map(({ from }) => from))]);
    for (const { file, path, href } of listLinks(contents)) {
      const message = `has a link to ${href}, and there is no such page: name another, or remove the link`;
      if (!known.has(href)) yield { file, path, message };
    }
  },
];

/** Returns the faults that only several files together can have, such as a link to an entry that does not exist. */
export function findBrokenReferences(contents: ContentFile[]): Fault[] {
  const site = sortContents(contents);
  return rules.flatMap((rule) => [...rule(site)]);
}
