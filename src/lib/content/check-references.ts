import type { z } from 'zod';
import { findNearest } from '../edit-distance.ts';
import type { areaSchema } from '../schemas/area.ts';
import { type areaPageSchema, getAreaPageName, propertyTypesWithService } from '../schemas/area-page.ts';
import type { claimSchema } from '../schemas/claim.ts';
import type { pictureEntrySchema } from '../schemas/picture.ts';
import type { redirectsSchema } from '../schemas/redirect.ts';
import type { Reference } from '../schemas/reference.ts';
import type { serviceSchema } from '../schemas/service.ts';
import { type ContentFile, type ContentKindName, findSchema } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { foldName } from './fold-name.ts';
import { listLinks } from './list-links.ts';
import { listReferences } from './list-references.ts';
import { getSlug, listRoutes } from './routes.ts';

type Catalogue = z.ZodRecord<z.ZodString, typeof pictureEntrySchema>;

const missingMessages: Record<Reference, (name: string) => string> = {
  areas: (name) => `there is no src/content/areas/${name}.yaml`,
  claims: (name) => `there is no optional claim "${name}" in src/content/claims.yaml`,
  pictures: (name) => `there is no picture "${name}" in src/pictures/catalogue.yaml`,
  services: (name) => `there is no src/content/services/${name}.yaml`,
};

/** Groups the content by kind, and lists the names that its files may refer to. */
function groupContents(contents: ContentFile[]) {
  const select = <Schema extends z.ZodType>(kind: ContentKindName) =>
    contents.filter((content) => content.kind === kind) as { file: string; data: z.output<Schema> }[];
  const areas = select<typeof areaSchema>('areas');
  const services = select<typeof serviceSchema>('services');
  const catalogue = Object.assign({}, ...select<Catalogue>('pictures').map(({ data }) => data)) as z.output<Catalogue>;
  const referenceNames: Record<Reference, string[]> = {
    areas: areas.map(({ file }) => getSlug(file)),
    claims: select<z.ZodArray<typeof claimSchema>>('claims').flatMap(({ data }) =>
      data.flatMap(({ id, optional }) => (optional ? [id] : [])),
    ),
    pictures: Object.keys(catalogue),
    services: services.map(({ file, data }) => `${data.kind}/${getSlug(file)}`),
  };
  return {
    contents,
    areas,
    areaPages: select<typeof areaPageSchema>('areaPages'),
    services,
    redirects: select<typeof redirectsSchema>('redirects'),
    referenceNames,
  };
}

type Site = ReturnType<typeof groupContents>;

function describeMissingReference({ referenceNames }: Site, to: Reference, name: string): string | undefined {
  if (referenceNames[to].includes(name)) return undefined;
  const suggestion = findNearest(name, referenceNames[to]);
  return `${missingMessages[to](name)}: ${suggestion ? `did you mean ${suggestion}?` : 'add it, or write the name of an existing one'}`;
}

/** Each function checks one rule. */
const rules: ((site: Site) => Generator<Fault>)[] = [
  function* findMissingReferences(site) {
    for (const { file, kind, data } of site.contents) {
      const schema = findSchema(file, kind);
      for (const { path, to, name } of schema ? listReferences(schema, data) : []) {
        const message = describeMissingReference(site, to, name);
        if (message) yield { file, path, message };
      }
    }
  },
  function* findRepeatedAreaNames({ areas }) {
    for (const { file, data } of areas) {
      const name = foldName(data.name);
      const duplicate = areas.find((other) => other.file < file && foldName(other.data.name) === name);
      const message = `is also the name in ${duplicate?.file}: remove the copy, or change the name`;
      if (duplicate) yield { file, path: ['name'], message };
    }
  },
  function* findAreaPagesWithoutService(site) {
    for (const { file, data } of site.areaPages) {
      const message =
        data.kind === 'residential' && describeMissingReference(site, 'services', `residential/${data.service}`);
      if (message) yield { file, path: ['service'], message };
    }
  },
  function* findMisplacedAreaPages({ areaPages, referenceNames }) {
    for (const { file, data } of areaPages) {
      const expectedFile = `src/content/area-pages/${data.area}/${getAreaPageName(data)}.yaml`;
      if (referenceNames.areas.includes(data.area) && file !== expectedFile)
        yield { file, path: [], message: `must be named ${expectedFile}, after its area and service: rename the file` };
    }
  },
  function* findAmbiguousWindowPages({ services }) {
    for (const type of propertyTypesWithService) {
      const matching = services.filter(({ data }) => data.kind === 'commercial' && data.windowPages?.type === type);
      const message = `needs exactly one service with windowPages of type ${type}, has ${matching.length}`;
      if (matching.length !== 1) yield { file: 'src/content/services/commercial', path: [], message };
    }
  },
  function* findRepeatedIds({ contents }) {
    for (const { file, data } of contents) {
      if (!Array.isArray(data)) continue;
      const ids = data.map(({ id }: { id: string }) => id);
      const repeatedId = ids.find((id, index) => ids.indexOf(id) < index);
      if (repeatedId)
        yield { file, path: [], message: `two items have the id ${repeatedId}: give one of them another` };
    }
  },
  function* findRepeatedHeads({ contents }) {
    const heads = contents.filter(({ kind }) => ['pages', 'services', 'areaPages'].includes(kind));
    // Both of two equal pages are reported, because the owner may be editing either.
    for (const field of ['title', 'description']) {
      const getText = ({ data }: ContentFile) => (data as Record<string, unknown>)[field];
      for (const [text, equalHeads] of Map.groupBy(heads, getText))
        for (const { file } of text && equalHeads.length > 1 ? equalHeads : []) {
          const duplicate = equalHeads.find((other) => other.file !== file)?.file;
          const message = `is the same in ${duplicate}: write a different one, because search engines distinguish pages by it`;
          yield { file, path: [field], message };
        }
    }
  },
  function* findBrokenRedirects(site) {
    const routes = listRoutes(site.contents);
    for (const { file, data } of site.redirects) {
      const seen = new Set<string>();
      for (const [index, { from, to }] of data.entries()) {
        if (seen.has(from)) yield { file, path: [index, 'from'], message: `lists ${from} twice: remove one line` };
        else if (routes.has(from))
          yield { file, path: [index, 'from'], message: `${from} is a page of this site: remove the line` };
        if (!routes.has(to.replace(/[?#].*$/, '')))
          yield {
            file,
            path: [index, 'to'],
            message: `redirects to ${to}, which is not a page of this site: write the address of an existing page`,
          };
        seen.add(from);
      }
    }
  },
  function* findBrokenLinks({ contents, redirects }) {
    // A link to an old address still leads somewhere: the launch check notes it.
    const knownAddresses = new Set([
      ...listRoutes(contents),
      ...redirects.flatMap(({ data }) => data.map(({ from }) => from)),
    ]);
    for (const { file, path, href } of listLinks(contents)) {
      const message = `has a link to ${href}, which is not a page of this site: correct the address, or remove the link`;
      if (!knownAddresses.has(href)) yield { file, path, message };
    }
  },
];

/** Returns the faults that only several files together can have, such as a link to an entry that does not exist. */
export function findBrokenReferences(contents: ContentFile[]): Fault[] {
  const site = groupContents(contents);
  return rules.flatMap((rule) => [...rule(site)]);
}
