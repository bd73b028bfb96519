/** What the CMS is told to show: https://sveltiacms.app/en/docs/collections */

import { pictureFolder } from '../src/lib/schemas/picture.ts';
import {
  areaForm,
  areaPageFolder,
  areaPageForms,
  type ContentForm,
  companyForms,
  customerForms,
  pageForms,
  pictureForms,
  serviceForms,
  zipForm,
} from './content-forms.ts';
import { nameField } from './field-names.ts';
import { type Choices, catalogueWidget, describeField, describeFields, type Field, reviewWidget } from './fields.ts';
import { pastedField } from './pasted-review.ts';
import { catalogueField } from './picture-facts.ts';
import { getRecordValue, type Shape } from './shape.ts';
import type { BackendSettings } from './site-source.ts';

const media = { media_folder: `/${pictureFolder}`, public_folder: `/${pictureFolder}` };

/** In which what is said of pictures goes along; it shows nothing. */
const along: Field = { name: catalogueField, label: 'Catalogue', widget: catalogueWidget, required: false };
const holdsPictures = (shape: Shape) => JSON.stringify(shape).includes('"references":"pictures"');

const pasted: Field = {
  name: pastedField,
  label: 'A new review',
  widget: reviewWidget,
  required: false,
  hint: 'Copy it where the customer left it, with name and date, and paste it here.',
};

function describeForm({ name, label, shape, isMarkdown }: ContentForm, choices: Choices): Field[] {
  if (shape.type === 'array' || getRecordValue(shape)) {
    // An entry of the catalogue comes with its picture, where that stands.
    const fixed = name === 'pictures' && { allow_add: false, allow_remove: false };
    const all = {
      ...describeField('items', shape, true, choices),
      label,
      label_singular: 'one',
      ...fixed,
    };
    return name === 'reviews' ? [pasted, all] : [all];
  }
  const text: Field = { name: 'body', label: 'Text', widget: 'richtext' };
  return [...describeFields(shape, choices), ...(isMarkdown ? [text] : [])];
}

/** The catalogue's own form holds it already. */
const describeWithCatalogue = (form: ContentForm, choices: Choices): Field[] => [
  ...(holdsPictures(form.shape) && form.name !== 'pictures' ? [along] : []),
  ...describeForm(form, choices),
];

const describeFile = (form: ContentForm, choices: Choices) => ({
  name: form.name,
  label: form.label,
  file: form.file,
  format: form.name,
  fields: describeWithCatalogue(form, choices),
});

const describeFolder = (form: ContentForm, choices: Choices, rest: object) => ({
  name: form.name,
  label: form.label,
  folder: form.folder,
  format: form.name,
  extension: 'yaml',
  // Else an upload would go beside the entry.
  ...media,
  fields: describeWithCatalogue(form, choices),
  ...rest,
});

/** One list of all pages of all places. */
const describeAreaPages = (choices: Choices) => ({
  name: 'area-pages',
  label: 'Area pages',
  label_singular: 'Area page',
  folder: areaPageFolder,
  path: '{{fields.page.area}}/{{fields.page.work}}',
  // A name that no page of another place has: the CMS would put a number to it.
  slug: '{{fields.page.area}}-{{fields.page.work}}',
  identifier_field: 'page.area',
  summary: '{{page.hero.heading}}',
  format: 'area-pages',
  extension: 'yaml',
  create: true,
  ...media,
  view_groups: {
    groups: [
      { name: 'place', label: 'Place', field: 'page.area' },
      { name: 'work', label: 'Work', field: 'page.work' },
    ],
    default: 'place',
  },
  fields: [
    along,
    {
      name: 'page',
      label: 'Page',
      widget: 'object',
      typeKey: 'work',
      types: Object.values(areaPageForms).map((form) => ({
        name: form.name,
        label: nameField(form.name),
        fields: describeForm(form, choices),
      })),
    },
  ],
});

const describeBackend = ({ repo, branch, signInUrl, host }: BackendSettings) => ({
  name: 'github',
  repo,
  ...(branch && { branch }),
  ...(signInUrl ? { base_url: signInUrl } : { auth_methods: ['token'] }),
  ...(host && { api_root: `${host.api}/api/v3`, graphql_api_root: `${host.api}/api/graphql` }),
});

export function makeConfig(backend: BackendSettings, choices: Choices) {
  const files = (name: string, label: string, forms: ContentForm[]) => ({
    name,
    label,
    files: forms.map((form) => describeFile(form, choices)),
  });
  return {
    load_config_file: false,
    app_title: 'Editing the site',
    backend: describeBackend(backend),
    ...media,
    media_libraries: {
      stock_assets: { providers: [] },
      // No wider than the site needs, and encoded anew: place and camera stay behind.
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 92, width: 3200 } },
        },
      },
    },
    output: { omit_empty_optional_fields: true },
    collections: [
      files('company', 'Company', companyForms),
      files('customers', 'Customers', customerForms),
      files('pictures', 'Pictures', pictureForms),
      files('pages', 'Pages', pageForms),
      describeFolder(areaForm, choices, {
        create: true,
        slug: '{{name}}',
        identifier_field: 'name',
        label_singular: 'Area',
      }),
      describeAreaPages(choices),
      ...serviceForms.map((form) =>
        describeFolder(form, choices, { create: false, delete: false, identifier_field: 'name' }),
      ),
      files('zips', 'ZIP check', [zipForm]),
    ],
  };
}
