import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useEffect, useRef } from 'react';
import { fillFacts } from '../../preview/words.ts';
import type { FormSchema } from '../../server/form-schema.ts';
import { idOf, type Path } from '../field-place.ts';
import { contextOf } from './form-context.ts';

type Data = Record<string, unknown> | undefined;

/** More fields than this are not shown at once. */
const most = 25;

/** How many controls a form has where all of it is open. */
function countControls(schema: FormSchema, data: unknown): number {
  if (schema.isRare || schema.const !== undefined) return 0;
  if (schema.format === 'lines') return 1;
  const { items, properties } = schema;
  if (Array.isArray(items)) return items.length;
  if (items?.enum) return items.enum.length;
  if (items) return ((data ?? []) as unknown[]).reduce<number>((sum, item) => sum + countControls(items, item), 0);
  if (!properties) return 1;
  return Object.entries(properties).reduce((sum, [key, inner]) => sum + countControls(inner, (data as Data)?.[key]), 0);
}

const isList = ({ format, items }: FormSchema) =>
  items !== undefined && format !== 'lines' && (Array.isArray(items) || !items.enum);
const isPart = (schema: FormSchema) => schema.properties !== undefined || isList(schema);

/** What search engines show, and no visitor on the page. */
const isForGoogle = (name: string, { minLength, maxLength }: FormSchema) =>
  (name === 'title' && maxLength !== undefined) || (name === 'description' && minLength !== undefined);

interface SectionProps {
  /** What it is, and the heading that it has on the page. */
  name: string;
  heading?: string | undefined;
  path?: Path;
  isOpen?: boolean;
  hasErrors: boolean;
  children: ReactNode;
}

/** A part of a form under the name that it has on the page, to be opened. */
export function Section({ name, heading, path, isOpen = false, hasErrors, children }: SectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Set once, and not drawn: what somebody has opened stays open.
  useEffect(() => {
    if (details.current && (isOpen || hasErrors)) details.current.open = true;
  }, [isOpen, hasErrors]);
  return (
    <details ref={details} className={path ? 'section part' : 'section'}>
      <summary {...(path && { id: idOf([...path, '']) })}>
        {heading && heading !== name && <span className="kind">{name}</span>}
        <span>{heading ?? name}</span>
        {hasErrors && <span className="mark off">Needs attention</span>}
      </summary>
      {children}
    </details>
  );
}

/** The fields of a whole form: what visitors read first, in the order of the page, what hardly anybody touches last. */
export function WholeForm({ properties, schema, formData, registry }: ObjectFieldTemplateProps) {
  const { errors, isNew, site } = contextOf(registry);
  const form = schema as FormSchema;
  const data = formData as Data;
  const hasErrors = (...names: string[]) =>
    Object.keys(errors).some((id) => names.some((name) => `${id}_`.startsWith(`${idOf([name])}_`)));
  // As the file has them, and not as one types them.
  const { current: order } = useRef(isNew ? [] : Object.keys(data ?? {}));
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const fields = properties
    .map(({ name, content }) => ({ name, content, schema: form.properties?.[name] ?? {} }))
    .filter(({ schema }) => schema.const === undefined)
    .sort((one, other) => place(one.name) - place(other.name));
  const sortOf = ({ name, schema }: (typeof fields)[number]) =>
    schema.isRare ? 'more' : isForGoogle(name, schema) ? 'google' : isFolded && isPart(schema) ? 'part' : 'plain';
  // What is to be written from the first field to the last lies open.
  const isFolded = !isNew && countControls(form, data) > most;
  const { plain = [], part = [], google = [], more = [] } = Object.groupBy(fields, sortOf);
  const headingOf = (name: string) => {
    const { heading } = (data?.[name] ?? {}) as { heading?: string };
    return typeof heading === 'string' ? fillFacts(heading, site.facts) : undefined;
  };
  const opening = plain.length > 5 ? undefined : (part.find(({ name }) => headingOf(name)) ?? part[0]);
  const draw = (some: typeof fields) => some.map(({ name, content }) => <div key={name}>{content}</div>);
  return (
    <>
      {draw(plain)}
      {part.map((field) => (
        <Section
          key={field.name}
          name={field.schema.title ?? field.name}
          heading={headingOf(field.name)}
          path={[field.name]}
          isOpen={field === opening}
          hasErrors={hasErrors(field.name)}
        >
          {field.content}
        </Section>
      ))}
      {google.length > 0 && (
        <Section name="In Google" hasErrors={hasErrors(...google.map(({ name }) => name))}>
          {draw(google)}
        </Section>
      )}
      {more.length > 0 && (
        <Section name="More" hasErrors={hasErrors(...more.map(({ name }) => name))}>
          {draw(more)}
        </Section>
      )}
    </>
  );
}
