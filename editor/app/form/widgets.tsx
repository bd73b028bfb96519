import type { BaseInputTemplateProps, WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { ChipText, holdsFact } from './chip-text.tsx';
import { contextOf, type FormContext, listErrors } from './form-context.ts';

type Common = Pick<WidgetProps, 'id' | 'registry'>;

/** Ties a control to its note and to its error. */
export function described({ id, registry }: Common) {
  const wrong = listErrors(registry, id).map(([place]) => `${place}-error`);
  return {
    id,
    'aria-describedby': [`${id}-help`, ...wrong].join(' '),
    'aria-invalid': wrong.length > 0 || undefined,
  };
}

const lettersALine = 58;

/** Words: a box that grows with them. They are one paragraph: Enter would begin a second. */
export function TextWidget({ value, onChange, ...rest }: WidgetProps) {
  const { facts } = contextOf(rest.registry).site;
  const text = String(value ?? '');
  const [hasChips, setHasChips] = useState(holdsFact(text, facts));
  // Which of the two boxes it is, does not change under the caret.
  const settle = () => setHasChips(holdsFact(text, facts));
  const control = described(rest);
  const { id } = control;
  useEffect(() => {
    if (document.activeElement?.id !== id) setHasChips(holdsFact(text, facts));
  }, [id, text, facts]);
  if (hasChips) {
    return (
      <ChipText
        value={text}
        facts={facts}
        control={control}
        onChange={(words) => onChange(words || undefined)}
        onDone={settle}
      />
    );
  }
  return (
    <textarea
      {...control}
      rows={Math.max(1, Math.ceil(text.length / lettersALine))}
      value={text}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value.replaceAll(/\s*\n\s*/g, ' '))}
    />
  );
}

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of names, one a line. Spaces and empty lines stay as they are typed, and are no part of it. */
export function LinesWidget({ value, onChange, schema, ...rest }: WidgetProps) {
  const saved = ((value ?? []) as string[]).join('\n');
  const [typed, setTyped] = useState(saved);
  return (
    <textarea
      {...described(rest)}
      rows={schema.minItems ?? 4}
      value={splitLines(typed).join('\n') === saved ? typed : saved}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(splitLines(target.value));
      }}
    />
  );
}

/** A date, a number, an address: what one line holds. */
export function InputTemplate({ value, onChange, type, schema, ...rest }: BaseInputTemplateProps) {
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const parse = (text: string) => (text === '' ? undefined : isNumber ? Number(text) : text);
  return (
    <input
      {...described(rest)}
      type={isNumber ? 'number' : (type ?? 'text')}
      step={isNumber ? 'any' : undefined}
      value={value ?? ''}
      onChange={({ target }) => onChange(parse(target.value))}
    />
  );
}

export function ToggleWidget({ value, onChange, label, ...rest }: WidgetProps) {
  return (
    <label className="toggle">
      {/* What a file leaves out is false: nothing is written for it. */}
      <input
        {...described(rest)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || undefined)}
      />
      {label}
    </label>
  );
}

interface Choice {
  value: string;
  label: string;
}

function Choices({
  value,
  onChange,
  choices,
  ...rest
}: Common & { value: unknown; onChange: (value?: string) => void; choices: Choice[] }) {
  const isKnown = value === undefined || choices.some((choice) => choice.value === String(value));
  return (
    <select
      {...described(rest)}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">Choose</option>
      {!isKnown && <option value={String(value)}>{`${value} (not there)`}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

const capitalize = (word: string) => word.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

export function SelectWidget({ options, ...props }: WidgetProps) {
  const choices = (options.enumOptions ?? []).map(({ value }) => ({
    value: String(value),
    label: capitalize(String(value)),
  }));
  return <Choices {...props} choices={choices} />;
}

/** A name of something that another file holds, chosen from what is there. */
export function ReferenceWidget({ schema, ...props }: WidgetProps) {
  const { references } = schema as { references: keyof FormContext['site']['references'] };
  const { site } = contextOf(props.registry);
  return <Choices {...props} choices={site.references[references]} />;
}

const today = () => new Date().toLocaleDateString('en-CA');

/** False until the owner stands by it, then the day. */
export function ConfirmationWidget({ value, onChange, label, ...rest }: WidgetProps) {
  const isDay = typeof value === 'string';
  return (
    <div className="confirmation">
      <label className="toggle">
        <input
          {...described(rest)}
          type="checkbox"
          checked={isDay}
          onChange={({ target }) => onChange(target.checked ? today() : false)}
        />
        Yes, on
      </label>
      <input
        type="date"
        aria-label={`${label}: the day`}
        value={isDay ? value : ''}
        disabled={!isDay}
        onChange={({ target }) => onChange(target.value || false)}
      />
    </div>
  );
}
