import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldErrorProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import { type ReactElement, useEffect, useRef } from 'react';
import type { FormContext, Path } from './content-form.tsx';

export const fillFacts = (text: string, facts: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

/** How long the words are, counted as search engines read them: with their facts filled in. */
function Count({ text, least = 0, most }: { text: string; least?: number | undefined; most?: number | undefined }) {
  const isOff = text.length < least || text.length > (most ?? Number.POSITIVE_INFINITY);
  const range = most === undefined ? `at least ${least}` : least > 1 ? `${least} to ${most}` : `up to ${most}`;
  return <span className={isOff ? 'count off' : 'count'}>{`${text.length} characters, ${range}`}</span>;
}

const isContainer = (type: unknown) => type === 'object' || type === 'array';

/** One field: label, control, what it is for, what is wrong with it. */
export function Field(props: FieldTemplateProps) {
  const { id, label, rawDescription, children, errors, hidden, required, schema, formData, registry, uiSchema } = props;
  if (hidden) return <div hidden>{children}</div>;
  const asOne = uiSchema?.['ui:widget'] === 'checkboxes';
  if (isContainer(schema.type) && !asOne) return <>{children}</>;
  const { facts } = (registry.formContext as FormContext).site;
  const text = typeof formData === 'string' ? formData : '';
  const filled = fillFacts(text, facts);
  const counted = schema.maxLength !== undefined || (schema.minLength ?? 0) > 1;
  const name = label.replace(/-(\d+)$/, ' $1');
  const Name = asOne ? 'span' : 'label';
  return (
    <div className={errors && props.rawErrors?.length ? 'field wrong' : 'field'}>
      {schema.type !== 'boolean' && (
        <Name className="name" {...(asOne ? { id: `${id}-name` } : { htmlFor: id })}>
          {name}
          {required || typeof props.fieldPathId.path.at(-1) === 'number' ? null : <small> (may stay empty)</small>}
        </Name>
      )}
      {children}
      <div className="notes" id={`${id}-help`}>
        {rawDescription && <span>{rawDescription}</span>}
        {counted && text && <Count text={filled} least={schema.minLength} most={schema.maxLength} />}
        {filled !== text && <span className="reads">Reads: {filled}</span>}
      </div>
      {errors}
    </div>
  );
}

export function FieldErrors({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null;
  return (
    <p className="error" id={`${fieldPathId.$id}-error`}>
      {[...new Set(errors)].join('. ')}
    </p>
  );
}

/** Empties what a sample says, so that a real one can be written in its place. */
function clearSample(item: Record<string, unknown>) {
  const kept = ['id', 'place', 'picture', 'service', 'rating'];
  return Object.fromEntries(Object.entries(item).filter(([key]) => kept.includes(key)));
}

function SampleNote({ data, path, context }: { data: unknown; path: Path; context: FormContext }) {
  const item = (data ?? {}) as Record<string, unknown>;
  if (item['sample'] !== true) return null;
  return (
    <p className="sample">
      A sample: nobody real said this, and the public site leaves it out.{' '}
      <button type="button" onClick={() => context.replaceAt(path, clearSample(item))}>
        Replace it by a real one
      </button>
    </p>
  );
}

/** Fields that belong together. */
export function Group(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, optionalDataControl, formData, registry } = props;
  const { path } = fieldPathId;
  const content = properties.map(({ content, name }) => <div key={name}>{content}</div>);
  const note = <SampleNote data={formData} path={path} context={registry.formContext as FormContext} />;
  if (path.length === 0 || typeof path.at(-1) === 'number') {
    return (
      <div id={fieldPathId.$id}>
        {note}
        {content}
      </div>
    );
  }
  return (
    <fieldset id={fieldPathId.$id} className={`group depth-${path.length}`}>
      <legend>{title}</legend>
      {description && <p className="notes">{description}</p>}
      {optionalDataControl}
      {note}
      {content}
    </fieldset>
  );
}

export function OptionalControl({ id, onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  const act = onAddClick ?? onRemoveClick;
  if (!act) return null;
  return (
    <button type="button" id={id} className="quiet" onClick={act}>
      {onAddClick ? 'Add this part' : 'Remove this part'}
    </button>
  );
}

function describeLength(count: number, least = 0, most = Number.POSITIVE_INFINITY) {
  if (least === most) return `${count} of exactly ${most}`;
  if (Number.isFinite(most)) return `${count}, ${least} to ${most} needed`;
  return least > 0 ? `${count}, at least ${least} needed` : `${count}`;
}

export function List(props: ArrayFieldTemplateProps) {
  const { title, schema, items, canAdd, onAddClick, fieldPathId, rawErrors = [] } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const isAdding = useRef(false);
  const isFixed = Array.isArray(schema.items);
  // A new item is shown open, ready to be written.
  useEffect(() => {
    if (!isAdding.current || items.length === 0) return;
    isAdding.current = false;
    const last = box.current?.querySelector(':scope > ol > li:last-child');
    const details = last?.querySelector('details');
    if (details) details.open = true;
    last?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [items.length]);
  return (
    <fieldset id={fieldPathId.$id} ref={box} className={`list depth-${fieldPathId.path.length}`}>
      <legend>
        {title || 'All of them'}
        {!isFixed && <span className="count">{describeLength(items.length, schema.minItems, schema.maxItems)}</span>}
      </legend>
      {schema.description && <p className="notes">{schema.description}</p>}
      {rawErrors.length > 0 && <p className="error">{[...new Set(rawErrors)].join('. ')}</p>}
      <ol>{items}</ol>
      {canAdd && (
        <button
          type="button"
          className="quiet"
          onClick={(event) => {
            isAdding.current = true;
            onAddClick(event);
          }}
        >
          Add one
        </button>
      )}
    </fieldset>
  );
}

interface ItemData {
  formData?: unknown;
  errorSchema?: object;
}

function nameItem(data: unknown): string {
  const { id: _, ...rest } = (data ?? {}) as Record<string, unknown>;
  const found = Object.values(rest).find((value) => typeof value === 'string' && value.length > 2) as
    | string
    | undefined;
  return found && found.length > 70 ? `${found.slice(0, 70)}…` : (found ?? 'A new one');
}

export function ListItem(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, totalItems, schema, itemKey } = props;
  const { formData, errorSchema } = (children as ReactElement<ItemData>).props;
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const details = useRef<HTMLDetailsElement>(null);
  const hasErrors = Object.keys(errorSchema ?? {}).length > 0;
  useEffect(() => {
    if (hasErrors && details.current) details.current.open = true;
  }, [hasErrors]);
  const name = schema.type === 'object' ? nameItem(formData) : `${index + 1}`;
  const buttons = props.hasToolbar && (
    <div className="tools">
      {hasMoveUp && (
        <button type="button" onClick={onMoveUpItem} aria-label={`Move up: ${name}`}>
          ↑
        </button>
      )}
      {hasMoveDown && (
        <button type="button" onClick={onMoveDownItem} aria-label={`Move down: ${name}`}>
          ↓
        </button>
      )}
      {hasRemove && (
        <button type="button" onClick={onRemoveItem} aria-label={`Remove: ${name}`}>
          Remove
        </button>
      )}
    </div>
  );
  if (schema.type !== 'object') {
    return (
      <li className="plain">
        {children}
        {buttons}
      </li>
    );
  }
  const isSample = (formData as { sample?: boolean } | undefined)?.sample === true;
  return (
    <li key={itemKey}>
      <details ref={details}>
        <summary>
          <span className="place">{`${index + 1} of ${totalItems}`}</span> {name}
          {isSample && <span className="mark">Sample</span>}
          {hasErrors && <span className="mark off">Needs attention</span>}
        </summary>
        {children}
        {buttons}
      </details>
    </li>
  );
}
