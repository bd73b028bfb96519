/** A review as it was copied, read into its fields. What it does not say stays empty, and is asked for. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { nameField } from './field-names.ts';
import type { KnownNames } from './fields.ts';
import {
  findPastedFaults,
  listSamples,
  type ReviewField as Name,
  type PastedReview,
  readPasted,
  reviewFields,
} from './pasted-review.ts';
import { readReview } from './read-review.ts';
import type { Group } from './shape.ts';
import './own-fields.css';

const labels: Partial<Record<string, string>> = {
  rating: 'Stars',
  source: 'Where they said it',
  text: 'What they said',
};
const nameIt = (name: string) => labels[name] ?? nameField(name);
const types: Partial<Record<Name, string>> = { rating: 'number', date: 'date' };

export const makeReviewField = (known: KnownNames) =>
  class ReviewField extends Component<CustomFieldControlProps, { words: string }> {
    override state = { words: '' };

    isValid(value: unknown) {
      const pasted = readPasted(value);
      const [fault] = pasted ? findPastedFaults(pasted) : [];
      return fault ? { error: { message: `${nameIt(fault[0])} ${fault[1]}.` } } : true;
    }

    get samples() {
      const entry = this.props.entry?.toJS() as { data: Group } | undefined;
      return entry ? listSamples(entry.data) : [];
    }

    read = () => {
      const [sample] = this.samples;
      const read = readReview(this.state.words, { ...known, now: new Date() });
      this.props.onChange({ ...read, ...(sample && { replaces: sample.id }) });
    };

    renderField(pasted: PastedReview, name: Name, isWrong: boolean) {
      const { classNameWrapper: className, forID, onChange } = this.props;
      const attributes = {
        id: `${forID}-${name}`,
        className,
        value: pasted[name] ?? '',
        'aria-invalid': isWrong,
        onChange: ({ target: { value } }: { target: { value: string } }) =>
          onChange({ ...pasted, [name]: name === 'rating' ? Number(value) : value }),
      };
      return (
        <label key={name} htmlFor={attributes.id}>
          {nameIt(name)}
          {name === 'text' ? (
            <textarea rows={4} {...attributes} />
          ) : (
            <input
              type={types[name] ?? 'text'}
              list={name === 'service' ? `${forID}-services` : undefined}
              {...attributes}
            />
          )}
        </label>
      );
    }

    renderPasted(pasted: PastedReview) {
      const faults = findPastedFaults(pasted);
      const { forID, onChange } = this.props;
      return (
        <>
          <datalist id={`${forID}-services`}>
            {known.services.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {reviewFields.map((name) => this.renderField(pasted, name, faults.has(name)))}
          <label>
            Where it goes
            <select
              value={pasted['replaces'] ?? ''}
              onChange={({ target }) => onChange({ ...pasted, replaces: target.value })}
            >
              {this.samples.map(({ id, name }) => (
                <option key={id} value={id}>
                  In the place of the sample by {name}
                </option>
              ))}
              <option value="">Beside the others, at the end</option>
            </select>
          </label>
          <button type="button" onClick={() => onChange({})}>
            Leave it out
          </button>
        </>
      );
    }

    override render() {
      const { value, forID, classNameWrapper } = this.props;
      const { words } = this.state;
      const pasted = readPasted(value);
      const missing = pasted ? reviewFields.filter((name) => pasted[name] === undefined) : [];
      return (
        <div className="own-field">
          <label>
            The review as it was copied
            <textarea
              id={forID}
              rows={4}
              className={classNameWrapper}
              value={words}
              onChange={({ target }) => this.setState({ words: target.value })}
            />
          </label>
          <button type="button" disabled={words.trim() === ''} onClick={this.read}>
            Read it
          </button>
          <p role="status">
            {missing.length > 0 &&
              `Not found in it, yours to fill in: ${missing.map((name) => nameIt(name).toLowerCase()).join(', ')}.`}
            {pasted && missing.length === 0 && 'Read. Look through it, then save.'}
          </p>
          {pasted && this.renderPasted(pasted)}
        </div>
      );
    }
  };
