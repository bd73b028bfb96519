import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import { type ReactElement, useEffect, useRef } from 'react';
import { fillFacts } from '../../preview/words.ts';
import { nameField, namePath } from '../../server/field-names.ts';
import type { FormSchema } from '../../server/form-schema.ts';
import { idOf, pathOf } from '../field-place.ts';
import { HoursNotice } from '../hours-notice.tsx';
import { thumbnailHref } from '../server.ts';
import { FieldNote } from './field-note.tsx';
import { contextOf, listErrors } from './form-context.ts';
import { Section, WholeForm } from './section.tsx';

/** How long the words are, counted as search engines read them: with their facts filled in. */
function Count({ text, least = 0, most }: { text: string; least?: number | undefined; most?: number | undefined }) {
  const isOff = text.length < least || text.length > (most ?? Number.POSITIVE_INFINITY);
  const range = most === undefined ? `at least ${least}` : least > 1 ? `${least} to ${most}` : `up to ${most}`;
  return <span className={isOff ? 'count off' : 'count'}>{`${text.length} characters, ${range}`}</span>;
}

/** Empties what a sample says, so that a real one can be written in its place. */
function clearSample(item: object) {
  const kept = ['id', 'shownOn', 'picture', 'service'];
  return Object.fromEntries(Object.entries(item).filter(([key]) => kept.includes(key)));
}

function SampleNote({ id, formData, fieldPathId, onChange }: FieldTemplateProps) {
  const replace = () => {
    onChange(clearSample(formData), fieldPathId.path);
    // Once it is empty: the words of the customer begin with the first field.
    requestAnimationFrame(() => {
      const fields = document.getElementById(id)?.querySelectorAll<HTMLTextAreaElement>('textarea') ?? [];
      [...fields].find(({ value }) => value === '')?.focus();
    });
  };
  return (
    <p className="sample">
      A sample: nobody real said this, and the public site leaves it out.{' '}
      <button type="button" onClick={replace}>
        Replace it by a real one
      </button>
    </p>
  );
}

/** One field: label, control, what it is for, what is wrong with it. */
export function Field(props: FieldTemplateProps) {
  const { id, label, rawDescription, children, hidden, required, schema, formData, registry, uiSchema } = props;
  if (hidden) return <div hidden>{children}</div>;
  const asOne = uiSchema?.['ui:widget'] === 'checkboxes';
  const asLines = schema.format === 'lines';
  const { errors, site, at, beside } = contextOf(registry);
  if (schema.type === 'array' && !asOne && !asLines) return <>{children}</>;
  if (schema.type === 'object') {
    return (
      <div id={id}>
        {formData?.sample === true && <SampleNote {...props} />}
        <Errors id={id} errors={errors[id]} />
        {children}
      </div>
    );
  }
  const text = typeof formData === 'string' ? formData : '';
  const filled = fillFacts(text, site.facts);
  const counted = schema.maxLength !== undefined || (schema.minLength ?? 0) > 1;
  const last = props.fieldPathId.path.at(-1);
  const isItem = typeof last === 'number';
  const Name = asOne ? 'span' : 'label';
  const wrong = listErrors(registry, id);
  return (
    <div className={wrong.length > 0 ? 'field wrong' : 'field'}>
      {schema.type !== 'boolean' && (
        <Name className="name" id={`${id}-name`} {...(!asOne && { htmlFor: id })}>
          {label.replace(/-\d+$/, '')}
          {isItem && ` ${Number(last) + 1}`}
          {!required && !isItem && <small> ({(schema as FormSchema).mayBeEmpty ?? 'may stay empty'})</small>}
        </Name>
      )}
      {children}
      <div className="notes" id={`${id}-help`}>
        {rawDescription && <span>{rawDescription}</span>}
        {asLines && (
          <span className="count">
            One a line: {describeLength((formData ?? []).length, schema.minItems, schema.maxItems)}
          </span>
        )}
        {counted && text && <Count text={filled} least={schema.minLength} most={schema.maxLength} />}
        {at?.id === id && beside && <FieldNote at={at} site={site} beside={beside} />}
      </div>
      {wrong.map(([place, own]) => (
        <Errors key={place} id={place} errors={own} />
      ))}
    </div>
  );
}

function Errors({ id, errors = [] }: { id: string; errors?: string[] | undefined }) {
  if (errors.length === 0) return null;
  return (
    <p className="error" id={`${id}-error`}>
      {errors.map((error) => `${namePath(pathOf(id))} ${error}`).join('. ')}
    </p>
  );
}

/** Fields that belong together. */
export function Group(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, optionalDataControl } = props;
  const { path } = fieldPathId;
  if (path.length === 0) return <WholeForm {...props} />;
  const fields = (props.schema as FormSchema).properties ?? {};
  const { rare = [], plain = [] } = Object.groupBy(properties, ({ name }) => (fields[name]?.isRare ? 'rare' : 'plain'));
  const { errors, site } = contextOf(props.registry);
  const content = (
    <>
      {plain.map(({ content, name }) => (
        <div key={name}>{content}</div>
      ))}
      {rare.length > 0 && (
        <Section name="More" hasErrors={rare.some(({ name }) => idOf([...path, name]) in errors)}>
          {rare.map(({ content, name }) => (
            <div key={name}>{content}</div>
          ))}
        </Section>
      )}
      {fields.sunday?.format === 'hours' && <HoursNotice hours={props.formData} facts={site.facts} />}
    </>
  );
  if (typeof path.at(-1) === 'number') return content;
  const { heading } = (props.formData ?? {}) as { heading?: string };
  return (
    <fieldset className={`group depth-${path.length}`}>
      <legend>
        <span className="what">{heading === undefined ? title : fillFacts(heading, site.facts)}</span>
      </legend>
      {description && <p className="notes">{description}</p>}
      {optionalDataControl}
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
  const { title, schema, items, canAdd, onAddClick, fieldPathId, registry } = props;
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
        <span className={fieldPathId.path.at(-1) === 'items' ? 'hidden-name' : 'what'}>{title || 'All of them'}</span>
        {!isFixed && <span className="count">{describeLength(items.length, schema.minItems, schema.maxItems)}</span>}
      </legend>
      {schema.description && <p className="notes">{schema.description}</p>}
      <Errors id={fieldPathId.$id} errors={contextOf(registry).errors[fieldPathId.$id]} />
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
}

function nameItem(data: unknown, facts: Record<string, string>): string {
  const { id: _, ...rest } = (data ?? {}) as Record<string, unknown>;
  const found = Object.values(rest).find((value) => typeof value === 'string' && value.length > 2) as
    | string
    | undefined;
  const name = found && fillFacts(found, facts).replace(/^[a-z-]+$/, nameField);
  return name && name.length > 70 ? `${name.slice(0, 70)}…` : (name ?? 'A new one');
}

export function ListItem(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, totalItems, schema, itemKey, registry } = props;
  const { formData } = (children as ReactElement<ItemData>).props;
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const details = useRef<HTMLDetailsElement>(null);
  const { isNew } = contextOf(registry);
  const hasErrors = listErrors(registry, fieldPathId.$id).length > 0;
  useEffect(() => {
    if ((hasErrors || isNew) && details.current) details.current.open = true;
  }, [hasErrors, isNew]);
  const name = schema.type === 'object' ? nameItem(formData, contextOf(registry).site.facts) : `${index + 1}`;
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
  const { picture, after } = (formData ?? {}) as { picture?: string; after?: { picture?: string } };
  const slot = picture ?? after?.picture ?? '';
  const shown = contextOf(registry).site.pictures[slot];
  const isSample = (formData as { sample?: boolean } | undefined)?.sample === true;
  return (
    <li key={itemKey}>
      <details ref={details} className="item">
        <summary id={`${fieldPathId.$id}_`}>
          <span className="place">{`${index + 1} of ${totalItems}`}</span>{' '}
          {shown && <img className="small" src={thumbnailHref(slot, shown)} alt="" loading="lazy" />} {name}
          {isSample && <span className="mark">Sample</span>}
          {hasErrors && <span className="mark off">Needs attention</span>}
        </summary>
        {children}
        {buttons}
      </details>
    </li>
  );
}
