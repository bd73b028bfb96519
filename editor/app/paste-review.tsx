import { useState } from 'react';
import { goToField } from './field-place.ts';
import { readReview } from './read-review.ts';
import type { SiteAnswer } from './server.ts';

export const reviewsFile = 'src/content/reviews.yaml';

export interface Review {
  id?: string;
  name?: string;
  location?: string;
  sample?: boolean;
}

interface PasteReviewProps {
  reviews: Review[];
  site: SiteAnswer;
  onChange: (reviews: Review[]) => void;
}

const asked = ['name', 'location', 'rating', 'text', 'service', 'source', 'date'] as const;

/** A review as it was copied, read into its fields: in the place of a sample, or as one more. */
export function PasteReview({ reviews, site, onChange }: PasteReviewProps) {
  const [pasted, setPasted] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [message, setMessage] = useState('');
  const samples = reviews.filter(({ id, sample }) => id && sample);
  const replaced = samples.find(({ id }) => id === chosen) ?? (chosen === '' ? undefined : samples[0]);
  const read = () => {
    const found = readReview(pasted, {
      services: site.references.services.map(({ label }) => label.replace(/^.*: /, '')),
      areas: site.references.areas.map(({ label }) => label),
      now: new Date(),
    });
    const place = replaced ? reviews.indexOf(replaced) : reviews.length;
    // Its name stands first: by that the list calls it.
    const review = Object.fromEntries(asked.flatMap((key) => (found[key] === undefined ? [] : [[key, found[key]]])));
    onChange(reviews.toSpliced(place, replaced ? 1 : 0, review));
    setPasted('');
    setChosen(undefined);
    const missing = asked.filter((key) => found[key] === undefined);
    const lack = missing.length > 0 ? ` Not found in it, yours to fill in: ${missing.join(', ')}.` : '';
    const { name } = found;
    const short = name && !pasted.includes(name) ? ` The site names customers by first name and initial: ${name}` : '';
    setMessage(`Read. Look through its fields below, then save.${short}${lack}`);
    requestAnimationFrame(() => goToField([place, missing[0] ?? 'name']));
  };
  return (
    <section className="change paste" aria-labelledby="paste-name">
      <h2 id="paste-name">A new review</h2>
      <label className="name" htmlFor="paste">
        Paste it as it stands on the listing or in the message, with name, stars and day
      </label>
      <textarea id="paste" rows={4} value={pasted} onChange={({ target }) => setPasted(target.value)} />
      <label className="name" htmlFor="paste-place">
        Where it goes
      </label>
      <select id="paste-place" value={replaced?.id ?? ''} onChange={({ target }) => setChosen(target.value)}>
        {samples.map(({ id, name, location }) => (
          <option key={id} value={id}>{`In the place of the sample by ${name}, ${location}`}</option>
        ))}
        <option value="">As one more, at the end</option>
      </select>
      <div className="bar">
        <button type="button" disabled={pasted.trim() === ''} onClick={read}>
          Read it into the form
        </button>
        <p role="status" className="notes">
          {message}
        </p>
      </div>
    </section>
  );
}
