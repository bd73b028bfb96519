import { idOf } from '../field-place.ts';
import type { Fault, SiteAnswer } from '../server.ts';
import type { Beside } from '../use-beside.ts';
import type { AtField } from './field-note.tsx';
import type { PictureRequest } from './picture-name.ts';

/** What every part of a form may ask for. */
export interface FormContext {
  site: SiteAnswer;
  /** What is wrong, by the id of its field. */
  errors: Record<string, string[]>;
  /** The file that the form is of. */
  file?: string | undefined;
  /** Nothing of it is written yet. */
  isNew?: boolean | undefined;
  /** The page of the site beside the form, and the field that one is at. */
  beside?: Beside | undefined;
  at?: AtField | undefined;
  /** Lets a picture be replaced, or a new one be taken in. */
  onPicture?: ((asked: PictureRequest) => void) | undefined;
}

/** The messages for each control, by its id. */
export function groupFaults(faults: Fault[]): FormContext['errors'] {
  const groups = Object.groupBy(faults, ({ path }) => idOf(path));
  return Object.fromEntries(
    Object.entries(groups).map(([id, group = []]) => [id, [...new Set(group.map(({ message }) => message))]]),
  );
}

export const contextOf = ({ formContext }: { formContext: unknown }) => formContext as FormContext;

/** The faults of a control. A list in one box has those of all its lines. */
export const listErrors = (registry: { formContext: unknown }, id: string) =>
  Object.entries(contextOf(registry).errors).filter(([place]) => `${place}_`.startsWith(`${id}_`));
