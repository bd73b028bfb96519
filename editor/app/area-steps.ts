import type { Path } from './field-place.ts';
import type { Fault, OpenDraft } from './server.ts';

type FormSchema = OpenDraft['forms'][string];

/** More inputs than this are not asked for at once. */
const most = 30;

export interface AreaStep {
  /** The end of its address. */
  name: string;
  title: string;
  /** The page that it is about; of the area itself the word area. */
  page: string;
  form: FormSchema;
}

/** How many inputs a form has when nothing of it is left out. */
function countInputs({ format, items, minItems = 1, maxItems = minItems, ...schema }: FormSchema): number {
  if (schema.const !== undefined) return 0;
  if (items && !Array.isArray(items)) return format === 'lines' ? 1 : maxItems * countInputs(items);
  return Object.values(schema.properties ?? {}).reduce(
    (sum, inner) => sum + countInputs(inner),
    schema.properties ? 0 : 1,
  );
}

/** The form of a page, cut between its parts. */
function splitForm(form: FormSchema): FormSchema[] {
  const parts: Record<string, FormSchema>[] = [];
  let room = 0;
  for (const [name, field] of Object.entries(form.properties ?? {})) {
    room -= countInputs(field);
    if (room < 0) {
      parts.push({});
      room = most - countInputs(field);
    }
    Object.assign(parts.at(-1) ?? {}, { [name]: field });
  }
  return parts.map((properties) => ({ ...form, properties }));
}

/** From the place through its pages, each in as many steps as it needs. */
export const listSteps = ({ forms, pageNames }: OpenDraft, pages: string[]): AreaStep[] =>
  ['area', ...pages].flatMap((page) =>
    splitForm(forms[page] ?? {}).map((form, index, { length }) => ({
      name: index > 0 ? `${page}-${index + 1}` : page,
      title: `${pageNames[page] ?? 'The place'}${length > 1 ? `, ${index + 1} of ${length}` : ''}`,
      page,
      form,
    })),
  );

export const fileOfStep = (slug: string, page: string) =>
  page === 'area' ? `src/content/areas/${slug}.yaml` : `src/content/area-pages/${slug}/${page}.yaml`;

/** The step that asks for a field. */
export function findStep(steps: AreaStep[], slug: string, { file, path }: Pick<Fault, 'file' | 'path'>) {
  const own = steps.filter(({ page }) => fileOfStep(slug, page) === file);
  return own.find(({ form }) => String(path[0]) in (form.properties ?? {})) ?? own[0];
}

/** A part of a step's form that is not complete. */
export interface Lacking {
  title: string;
  path: Path;
}

/** The parts that faults are in, each once. */
export const listLacking = ({ form }: AreaStep, faults: Fault[]): Lacking[] =>
  [...new Set(faults.map(({ path: [name] }) => name))].map((name) => ({
    title: form.properties?.[String(name)]?.title ?? 'All of it',
    path: name === undefined ? [] : [name],
  }));
