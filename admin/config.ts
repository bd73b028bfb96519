/** The configuration of the CMS: https://sveltiacms.app/en/docs/collections */

import { pictureFolder } from '../src/lib/schemas/picture.ts';
import {
  areaForm,
  areaPageFolder,
  areaPageForms,
  type ContentForm,
  fileCollections,
  serviceForms,
} from './content-forms.ts';
import { getFieldLabel } from './field-names.ts';
import {
  type Choices,
  catalogueWidget,
  describeField,
  describeFields,
  type Field,
  pictureWidget,
  questionsWidget,
  reviewWidget,
} from './fields.ts';
import { placeKey } from './format.ts';
import { catalogueField } from './picture-entry.ts';
import { getRecordValue } from './shape.ts';
import type { BackendSettings } from './site.ts';

const media = { media_folder: `/${pictureFolder}`, public_folder: `/${pictureFolder}` };

/** A hidden field that carries the catalogue's entries of this form's pictures into the same save. */
const catalogueFieldConfig: Field = {
  name: catalogueField,
  label: 'Catalogue',
  widget: catalogueWidget,
  required: false,
};

const pasted: Field = {
  name: 'pasted',
  label: 'A new review',
  widget: reviewWidget,
  required: false,
  hint: 'Copy it where the customer left it, with name and date, and paste it here.',
};

const questions: Field = {
  name: 'questions',
  label: 'Ranked by how many visitors each stopped',
  widget: questionsWidget,
  required: false,
};

function describeForm({ name, label, shape, place }: ContentForm, choices: Choices): Field[] {
  if (shape.type === 'array' || getRecordValue(shape)) {
    const all = describeField('items', { ...shape, title: label }, true, choices);
    // An entry of the catalogue is added with its picture, in the form that uses the picture.
    if (name === 'pictures') {
      const fields = (all['fields'] as Field[]).map((field) =>
        field['widget'] === pictureWidget ? { ...field, widget: 'hidden' } : field,
      );
      return [{ ...all, fields, allow_add: false, allow_remove: false }];
    }
    return name === 'reviews' ? [pasted, all] : [all];
  }
  const text: Field = { name: 'body', label: 'Text', widget: 'richtext' };
  return [
    ...(name === 'answers' ? [questions] : []),
    ...describeFields(shape, choices),
    ...(place.endsWith('.md') ? [text] : []),
  ];
}

/** Adds the catalogue to every form except its own. */
const describeFormWithCatalogue = (form: ContentForm, choices: Choices): Field[] => [
  ...(form.name === 'pictures' ? [] : [catalogueFieldConfig]),
  ...describeForm(form, choices),
];

const describeFile = (form: ContentForm, choices: Choices) => ({
  name: form.name,
  label: form.label,
  file: form.place,
  format: form.name,
  fields: describeFormWithCatalogue(form, choices),
});

/** `rest` has further options of the CMS for a collection: https://sveltiacms.app/en/docs/collections/entries */
const describeFolder = ({ name, label, place }: Omit<ContentForm, 'shape'>, fields: Field[], rest: object) => ({
  name,
  label,
  folder: place,
  fields,
  format: name,
  extension: 'yaml',
  // Without this, an upload would be stored next to the entry.
  ...media,
  ...rest,
});

/**
 * The same fields, each of which may stay empty: a draft is saved unfinished, and the rules of the site check every
 * other page. A group stays required, or the CMS would offer to remove it. The CMS marks only required fields, so the
 * label marks those that a published page needs.
 */
function relax(field: Field): Field {
  const { min: _, fields, ...rest } = field;
  const inner = Array.isArray(fields) && { fields: (fields as Field[]).map(relax) };
  // The place of the page is part of its address.
  const isFixed = field['widget'] === 'object' || field.name === 'area';
  const mark = !isFixed && field['required'] === true && { label: `${field['label']} *` };
  return { ...rest, ...inner, ...mark, ...(!isFixed && { required: false }) };
}

/** Describes one list with the pages of all areas. */
function describeAreaPages(choices: Choices) {
  const types = Object.values(areaPageForms).map((form) => ({
    name: form.name,
    label: getFieldLabel(form.name),
    fields: describeForm(form, choices).map(relax),
  }));
  const page = { name: 'page', label: 'Page', widget: 'object', typeKey: 'work', types };
  const list = { name: 'area-pages', label: 'Area pages', place: areaPageFolder };
  return describeFolder(list, [catalogueFieldConfig, { name: placeKey, label: 'Place', widget: 'hidden' }, page], {
    label_singular: 'Area page',
    description: 'A page for each kind of work in an area. Its photographs are in its form, under Pictures.',
    path: '{{fields.page.area}}/{{fields.page.work}}',
    // The name includes the area: the CMS would add a number to a name that another page has.
    slug: '{{fields.page.area}}-{{fields.page.work}}',
    identifier_field: 'page.hero.heading',
    create: true,
    view_groups: { groups: [{ name: 'place', label: 'Place', field: placeKey }], default: 'place' },
  });
}

const describeBackend = ({ repo, signInUrl, key }: BackendSettings) => ({
  name: 'github',
  repo,
  ...(signInUrl ? { base_url: signInUrl } : { auth_methods: ['token'] }),
  // Below it the CMS asks for api/v3 and api/graphql.
  ...(key !== undefined && { api_root: `${location.origin}${import.meta.env.BASE_URL}`.replace(/\/$/, '') }),
});

export function createConfig(backend: BackendSettings, choices: Choices) {
  const describeFiles = (name: keyof typeof fileCollections) => ({
    name,
    label: fileCollections[name].label,
    files: fileCollections[name].forms.map((form) => describeFile(form, choices)),
  });
  return {
    load_config_file: false,
    app_title: 'Editing the site',
    backend: describeBackend(backend),
    ...media,
    media_libraries: {
      stock_assets: { providers: [] },
      // No wider than the site needs. Encoding the picture again removes the location and the camera from its metadata.
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 92, width: 3200 } },
        },
      },
    },
    // The site accepts only such file names: Cañon City is stored in canon-city.yaml.
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [
      describeFiles('company'),
      describeFiles('customers'),
      describeFiles('pictures'),
      describeFiles('pages'),
      describeFolder(areaForm, describeFormWithCatalogue(areaForm, choices), {
        create: true,
        slug: '{{name}}',
        identifier_field: 'name',
        label_singular: 'Area',
        description:
          'The places where you work. Add one only for a place that is not here: a page or a photograph of one of these belongs under Area pages.',
      }),
      describeAreaPages(choices),
      ...serviceForms.map((form) =>
        describeFolder(form, describeFormWithCatalogue(form, choices), {
          description: 'Each has a page. The person who set up your site can add another.',
          // Without `create`, the CMS blames an administrator, who is the owner.
          create: true,
          limit: choices.services.filter(({ value }) => form.place.endsWith(`/${value.split('/')[0]}`)).length,
          delete: false,
          identifier_field: 'name',
        }),
      ),
      describeFiles('zips'),
    ],
  };
}
