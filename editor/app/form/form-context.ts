import type { Fault, SiteAnswer } from '../server.ts';

export type Path = (string | number)[];

export const idOf = (path: Path) => ['root', ...path].join('_');

/** What every part of a form may ask for. */
export interface FormContext {
  site: SiteAnswer;
  /** What is wrong, by the id of its field. */
  errors: Record<string, string[]>;
}

/** The place of a missing field is the field. */
export function groupFaults(faults: Fault[]): FormContext['errors'] {
  const groups = Object.groupBy(faults, ({ path }) => idOf(path));
  return Object.fromEntries(
    Object.entries(groups).map(([id, group = []]) => [id, [...new Set(group.map(({ message }) => message))]]),
  );
}

export const contextOf = ({ formContext }: { formContext: unknown }) => formContext as FormContext;
