/** Reads a copied review into its fields. Missing fields stay empty, and the form asks for them. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { z } from 'zod';
import { reviewSchema } from '../src/lib/schemas/review.ts';
import { getFieldLabel } from './field-names.ts';
import { type KnownNames, readReview } from './read-review.ts';
import { type Group, isGroup } from './shape.ts';

const reviewFields = ['name', 'location', 'rating', 'date', 'service', 'source', 'text'] as const;
type Name = (typeof reviewFields)[number];

const pastedReviewSchema = z.partialRecord(z.enum(reviewFields), z.union([z.string(), z.number()]));
type PastedReview = z.infer<typeof pastedReviewSchema>;

const parsePastedReview = (value: unknown): PastedReview | undefined => {
  const fields = pastedReviewSchema.safeParse(value).data;
  return fields && Object.keys(fields).length > 0 ? fields : undefined;
};

/** Returns a message for each field that is missing or wrong, in the words of the build. */
function findPastedFaults(pasted: PastedReview): Map<string, string> {
  const { error } = reviewSchema.safeParse({ id: 'pasted', ...pasted });
  return new Map(
    error?.issues.map(({ path: [key = ''], message }) => [
      String(key),
      String(key) in pasted ? message : 'is missing: write it',
    ]),
  );
}

const listReviews = ({ items }: Group) => (Array.isArray(items) ? items.filter(isGroup) : []);
/** Returns the first sample, which a pasted review replaces. */
const findSample = (data: Group) => listReviews(data).find(({ sample }) => sample);

/** Returns the data of the form with the pasted review in its list. */
export function importPastedReview(data: Group): Group {
  const { pasted: value, ...rest } = data;
  const pasted = parsePastedReview(value);
  if (!pasted) return rest;
  const [items, sample] = [listReviews(data), findSample(data)];
  return { ...rest, items: sample ? items.map((item) => (item === sample ? pasted : item)) : [...items, pasted] };
}

const labels: Partial<Record<string, string>> = {
  rating: 'Stars',
  source: 'Where they said it',
  text: 'What they said',
};
const getLabel = (name: string) => labels[name] ?? getFieldLabel(name);
const types: Partial<Record<Name, string>> = { rating: 'number', date: 'date' };

export const createReviewField = (knownNames: KnownNames) =>
  class ReviewField extends Component<CustomFieldControlProps, { pastedText: string }> {
    override state = { pastedText: '' };

    isValid(value: unknown) {
      const pasted = parsePastedReview(value);
      const [fault] = pasted ? findPastedFaults(pasted) : [];
      return fault ? { error: { message: `${getLabel(fault[0])} ${fault[1]}.` } } : true;
    }

    readPastedText = () => this.props.onChange(readReview(this.state.pastedText, knownNames, new Date()));

    renderField(pasted: PastedReview, name: Name, isWrong: boolean) {
      const { classNameWrapper: className, forID, onChange } = this.props;
      const id = `${forID}-${name}`;
      const Control = name === 'text' ? 'textarea' : 'input';
      return (
        <label key={name} htmlFor={id}>
          {getLabel(name)}
          <Control
            id={id}
            className={className}
            type={types[name]}
            list={name === 'service' ? 'services' : undefined}
            value={pasted[name] ?? ''}
            aria-invalid={isWrong}
            onChange={({ target: { value } }: { target: { value: string } }) =>
              onChange({ ...pasted, [name]: name === 'rating' ? Number(value) : value })
            }
          />
        </label>
      );
    }

    renderPasted(pasted: PastedReview) {
      const faults = findPastedFaults(pasted);
      return (
        <>
          <datalist id="services">
            {knownNames.services.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {reviewFields.map((name) => this.renderField(pasted, name, faults.has(name)))}
          <button type="button" onClick={() => this.props.onChange({})}>
            Leave it out
          </button>
        </>
      );
    }

    override render() {
      const { value, forID, classNameWrapper } = this.props;
      const { pastedText } = this.state;
      const pasted = parsePastedReview(value);
      const missing = pasted ? reviewFields.filter((name) => pasted[name] === undefined) : [];
      const sample = findSample((this.props.entry?.toJS() as { data: Group } | undefined)?.data ?? {});
      return (
        <div className="own-field">
          <label>
            The review as it was copied
            <textarea
              id={forID}
              rows={4}
              className={classNameWrapper}
              value={pastedText}
              onChange={({ target }) => this.setState({ pastedText: target.value })}
            />
          </label>
          <button type="button" disabled={pastedText.trim() === ''} onClick={this.readPastedText}>
            Read it
          </button>
          <p role="status">
            {missing.length > 0 &&
              `Not found in it, yours to fill in: ${missing.map((name) => getLabel(name).toLowerCase()).join(', ')}.`}
            {pasted && missing.length === 0 && 'Read. Look through it, then save.'}
            {pasted && sample && ` It replaces the sample by ${sample['name']}, ${sample['location']}.`}
          </p>
          {pasted && this.renderPasted(pasted)}
        </div>
      );
    }
  };
