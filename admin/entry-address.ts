import { areaForm, areaPageFolder, fileCollections, findForm, serviceForms } from './content-forms.ts';
import { toKeyPath } from './form-data.ts';
import { getRecordValue } from './shape.ts';

/** The query parameter of the editor with the key path of the field that it opens in its form. */
export const fieldParameter = 'field';

const getName = (path: string, folder: string) => path.slice(folder.length + 1).replace(/\.\w+$/, '');

/** The address of the form of a file within the CMS: #/collections/pages/entries/page-home */
export function getEntryAddress(path: string): string | undefined {
  for (const [collection, { forms }] of Object.entries(fileCollections)) {
    const form = forms.find(({ place }) => place === path);
    if (form) return `#/collections/${collection}/entries/${form.name}`;
  }
  if (path.startsWith(`${areaPageFolder}/`)) return `#/collections/area-pages/entries/${getName(path, areaPageFolder)}`;
  const form = [areaForm, ...serviceForms].find(({ place }) => path.startsWith(`${place}/`));
  return form && `#/collections/${form.name}/entries/${getName(path, form.place)}`;
}

/** Returns the key path in the form for the path of a text in a file. */
export function getFieldAddress(path: string, data: unknown, field: readonly PropertyKey[]): string {
  const form = findForm(path);
  if (!form || field[0] === 'body') return field.join('.');
  const isList = form.shape.type === 'array' || getRecordValue(form.shape) !== undefined;
  const prefix = path.startsWith(`${areaPageFolder}/`) ? ['page'] : isList ? ['items'] : [];
  return [...prefix, ...toKeyPath(form.shape, data, field)].join('.');
}
