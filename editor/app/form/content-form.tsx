// The package's index brings along a validator for its own tests, which this form does without.
import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { useEffect, useMemo } from 'react';
import type { FormSchema } from '../../server/form-schema.ts';
import type { Fault, SiteAnswer } from '../server.ts';
import { Field, FieldErrors, Group, List, ListItem, OptionalControl } from './templates.tsx';
import {
  ConfirmationWidget,
  InputTemplate,
  ReferenceWidget,
  SelectWidget,
  TextWidget,
  ToggleWidget,
} from './widgets.tsx';

export type Path = (string | number)[];

/** What every part of a form may ask for. */
export interface FormContext {
  site: SiteAnswer;
  /** Puts a value in the place of what stands at a path. */
  replaceAt: (path: Path, value: unknown) => void;
}

// Whether the words are right is for the server to say, in the words of the build.
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

const templates = {
  FieldTemplate: Field,
  FieldErrorTemplate: FieldErrors,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: ListItem,
  OptionalDataControlsTemplate: OptionalControl,
  BaseInputTemplate: InputTemplate,
};
const widgets = {
  TextareaWidget: TextWidget,
  SelectWidget,
  CheckboxWidget: ToggleWidget,
  ReferenceWidget,
  ConfirmationWidget,
};

/** How each field is asked for, read from its schema. */
function getUiSchema(schema: FormSchema): UiSchema {
  if (schema.const !== undefined) return { 'ui:widget': 'hidden' };
  if (schema.references) return { 'ui:widget': 'ReferenceWidget' };
  if (schema.format === 'confirmation') return { 'ui:widget': 'ConfirmationWidget' };
  const { items, properties } = schema;
  if (items && !Array.isArray(items) && items.enum) return { 'ui:widget': 'checkboxes' };
  if (Array.isArray(items)) return { items: items.map(getUiSchema) as never };
  if (items) return { items: getUiSchema(items) };
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, getUiSchema(inner)]));
  return 'patternErrorMessage' in schema ? { 'ui:widget': 'textarea' } : {};
}

interface ErrorTree {
  __errors?: string[];
  [key: string]: ErrorTree | string[] | undefined;
}

/** What is wrong, at the fields it is wrong with; the place of a missing field is the field. */
function growErrors(faults: Fault[]): ErrorTree {
  const root: ErrorTree = {};
  for (const { path, message } of faults) {
    let place = root;
    for (const key of path) {
      place[key] ??= {};
      place = place[key] as ErrorTree;
    }
    place.__errors = [...(place.__errors ?? []), message];
  }
  return root;
}

export function setAt(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((item, index) => (index === key ? setAt(item, rest, value) : item));
  const group = (data ?? {}) as Record<string, unknown>;
  return { ...group, [key]: setAt(group[key], rest, value) };
}

/** Opens what hides a field and goes to it. */
export function goToField(path: Path) {
  for (let length = path.length; length > 0; length--) {
    const found = document.getElementById(['root', ...path.slice(0, length)].join('_'));
    if (!found) continue;
    for (let box = found.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
    found.scrollIntoView({ block: 'center' });
    const controls = 'input, textarea, select, .sample button';
    const control = found.matches(controls) ? found : found.querySelector<HTMLElement>(controls);
    // A list without items has the button that adds one.
    (control ?? found.querySelector('button'))?.focus({ preventScroll: true });
    return;
  }
}

interface ContentFormProps {
  schema: FormSchema;
  data: unknown;
  faults: Fault[];
  site: SiteAnswer;
  onChange: (data: unknown) => void;
  /** Lists begin with as many items as they need. */
  isNew?: boolean;
  /** The field to begin with. */
  target?: Path | undefined;
}

/** A form for whatever a schema describes. */
export function ContentForm({ schema, data, faults, site, onChange, isNew = false, target }: ContentFormProps) {
  const uiSchema = useMemo(
    () => ({ ...getUiSchema(schema), 'ui:globalOptions': { enableOptionalDataFieldForType: ['object' as const] } }),
    [schema],
  );
  const errors = useMemo(() => growErrors(faults), [faults]);
  const context: FormContext = { site, replaceAt: (path, value) => onChange(setAt(data, path, value)) };
  const place = target?.join('_');
  useEffect(() => {
    if (target) requestAnimationFrame(() => goToField(target));
  }, [place]);
  return (
    <Form
      tagName="div"
      className="form"
      schema={schema as RJSFSchema}
      uiSchema={uiSchema}
      formData={data}
      formContext={context}
      extraErrors={errors as never}
      validator={validator}
      templates={templates}
      widgets={widgets}
      showErrorList={false}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: isNew ? 'all' : 'never' },
        emptyObjectFields: isNew ? 'populateRequiredDefaults' : 'skipDefaults',
        constAsDefaults: 'never',
        requiredBooleanDefault: 'skip',
      }}
      onChange={(event) => onChange(event.formData)}
    >
      <span />
    </Form>
  );
}
