/** The forms for all content files. They come from the schemas, so that nothing is defined twice. */
import { z } from 'zod';
import { type ContentKind, type ContentKindName, contentKinds } from '../src/lib/content/content-kinds.ts';
import { areaPageSchema, getAreaPageName } from '../src/lib/schemas/area-page.ts';
import { serviceSchema } from '../src/lib/schemas/service.ts';
import { pages } from '../src/lib/site/pages.ts';
import { markdownFormat } from './cms-internals.ts';
import { getFieldLabel } from './field-names.ts';
import { readShape, type Shape } from './shape.ts';

export interface ContentForm {
  /** The name of the format in the CMS, and of the collection or file. */
  name: string;
  label: string;
  shape: Shape;
  /** The one file that it edits, or the folder of its files. */
  place: string;
}

const createForm = (name: string, label: string, schema: z.ZodType, place: string): ContentForm => ({
  name,
  label,
  shape: readShape(schema),
  place,
});

function createFormOfKind(kind: ContentKindName, label: string): ContentForm {
  const { files, list, schema }: ContentKind = contentKinds[kind];
  const [file = ''] = files;
  return createForm(kind, label, list ?? schema, file);
}

const listBranches = (schema: z.ZodType): z.ZodObject[] =>
  schema instanceof z.ZodDiscriminatedUnion
    ? schema.options.flatMap((option) => listBranches(option as z.ZodType))
    : [schema as z.ZodObject];

const listValues = (field: z.core.$ZodType | undefined): string[] => [...(field?._zod.values ?? [])].map(String);

export const areaPageFolder = 'src/content/area-pages';

/** The forms of area pages by file name. The kind of work determines the fields of such a page. */
export const areaPageForms: Record<string, ContentForm> = Object.fromEntries(
  listBranches(areaPageSchema).flatMap((branch) => {
    const key = branch.shape['service'] ? 'service' : 'type';
    return listValues(branch.shape[key]).map((value) => {
      const name = getAreaPageName({ [key]: value });
      const schema = branch.extend({ [key]: z.literal(value) });
      return [name, createForm(name, name, schema, areaPageFolder)];
    });
  }),
);

export const companyForms = [
  createFormOfKind('answers', 'What visitors ask first'),
  createFormOfKind('business', 'Phone, hours, facts'),
  createFormOfKind('prices', 'Lowest prices'),
  createFormOfKind('claims', 'Claims to confirm'),
  createFormOfKind('seasons', 'Seasons, dates'),
  createFormOfKind('redirects', 'Old addresses'),
];
export const customerForms = [createFormOfKind('reviews', 'Reviews'), createFormOfKind('testimonials', 'Testimonials')];
export const pictureForms = [
  createFormOfKind('gallery', 'Before and after'),
  createFormOfKind('pictures', 'All pictures'),
];
export const zipForm = createFormOfKind('zipCodes', 'ZIP check');
export const pageForms = Object.entries(pages).map(([name, { name: label, content, schema }]) =>
  createForm(content.endsWith('.md') ? markdownFormat(`page-${name}`) : `page-${name}`, label, schema, content),
);
export const areaForm = createForm('areas', 'Areas', contentKinds.areas.schema, 'src/content/areas');
export const serviceForms = listBranches(serviceSchema).flatMap((branch) =>
  listValues(branch.shape['kind']).map((kind) => {
    const label = kind === 'residential' ? 'Services for homes' : 'Services for businesses';
    return createForm(`services-${kind}`, label, branch, `src/content/services/${kind}`);
  }),
);

/** The collections of the CMS that list single files. */
export const fileCollections = {
  company: { label: 'Company', forms: companyForms },
  customers: { label: 'Customers', forms: customerForms },
  pictures: { label: 'Pictures', forms: pictureForms },
  pages: { label: 'Pages', forms: pageForms },
  zips: { label: 'ZIP check', forms: [zipForm] },
};

/** Returns the name of a file in lists, such as "Phone, hours, facts" or "Areas: Monument". */
export function getFileLabel(path: string): string {
  const { label, place } = singleForms.find((form) => path.startsWith(form.place)) ?? {
    label: '',
    place: areaPageFolder,
  };
  const fileName = path.startsWith(`${place}/`)
    ? path.slice(place.length + 1)
    : place === path
      ? ''
      : path.replace(/^.*\//, '');
  return [label, getFieldLabel(fileName.replace(/\.\w+$/, ''))].filter(Boolean).join(': ');
}

/** All but the area pages, whose forms are many for one list. */
export const singleForms = [
  ...companyForms,
  ...customerForms,
  ...pictureForms,
  ...pageForms,
  ...serviceForms,
  areaForm,
  zipForm,
];

/** Returns the form of a file; `undefined` if it has none. */
export const findForm = (path: string): ContentForm | undefined =>
  path.startsWith(`${areaPageFolder}/`)
    ? areaPageForms[path.replace(/^.*\//, '').replace(/\.\w+$/, '')]
    : singleForms.find(({ place }) => path === place || path.startsWith(`${place}/`));
