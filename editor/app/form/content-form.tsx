// The package's index brings along a validator for its own tests, which this form does without.
import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { useEffect, useMemo } from 'react';
import type { FormSchema } from '../../server/form-schema.ts';
import { goToField, type Path } from '../field-place.ts';
import type { Fault, SiteAnswer } from '../server.ts';
import { type FormContext, groupFaults } from './form-context.ts';
import { HoursWidget } from './hours-widget.tsx';
import { PictureWidget } from './picture-widget.tsx';
import { Field, Group, List, ListItem, OptionalControl } from './templates.tsx';
import {
  ConfirmationWidget,
  InputTemplate,
  LinesWidget,
  ReferenceWidget,
  SelectWidget,
  TextWidget,
  ToggleWidget,
} from './widgets.tsx';

// Whether the words are right is for the server to say, in the words of the build; the form's own errors would stay at
// the place where an item of a list once stood.
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

const templates = {
  FieldTemplate: Field,
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
  PictureWidget,
  ConfirmationWidget,
  HoursWidget,
  LinesWidget,
};

/** How each field is asked for, read from its schema. */
function getUiSchema(schema: FormSchema): UiSchema {
  if (schema.const !== undefined) return { 'ui:widget': 'hidden' };
  if (schema.references === 'pictures') return { 'ui:widget': 'PictureWidget' };
  if (schema.references) return { 'ui:widget': 'ReferenceWidget' };
  if (schema.format === 'confirmation') return { 'ui:widget': 'ConfirmationWidget' };
  if (schema.format === 'hours') return { 'ui:widget': 'HoursWidget' };
  if (schema.format === 'lines') return { 'ui:widget': 'LinesWidget' };
  const { items, properties } = schema;
  if (items && !Array.isArray(items) && items.enum) return { 'ui:widget': 'checkboxes' };
  // rjsf reads a list here for a list of fixed items, and its types know of none.
  if (Array.isArray(items)) return { items: items.map(getUiSchema) as never };
  if (items) return { items: getUiSchema(items) };
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, getUiSchema(inner)]));
  return 'patternErrorMessage' in schema ? { 'ui:widget': 'textarea' } : {};
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
  context?: Omit<FormContext, 'site' | 'errors' | 'isNew'>;
}

/** A form for whatever a schema describes. */
export function ContentForm({
  schema,
  data,
  faults,
  site,
  onChange,
  isNew = false,
  target,
  context,
}: ContentFormProps) {
  const uiSchema = useMemo(
    () => ({ ...getUiSchema(schema), 'ui:globalOptions': { enableOptionalDataFieldForType: ['object' as const] } }),
    [schema],
  );
  const formContext: FormContext = { site, errors: groupFaults(faults), isNew, ...context };
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
      formContext={formContext}
      validator={validator}
      templates={templates}
      widgets={widgets}
      showErrorList={false}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: {
          populate: isNew ? 'all' : 'never',
          computeSkipPopulate: (_, { format }) => format === 'lines',
        },
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
