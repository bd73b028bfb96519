import { interpolate } from '../../../lib/site/interpolate.ts';
import {
  formatPanes,
  maxWindows,
  type PaneCount,
  sideNames,
  storyNames,
  sumPanes,
  windowKindNames,
  windowKinds,
} from '../../../lib/site/pane-count.ts';
import { formatPriceRange, type PanePrices } from '../../../lib/site/price-range.ts';
import { Button } from '../../ui/button.tsx';
import { CountedHouse } from './counted-house.tsx';
import styles from './pane-counter.module.css';

export interface PaneCounterProps {
  /** `estimate` contains [range] and [sides], `others` contains [count]. */
  texts: Record<'heading' | 'intro' | 'estimate' | 'others' | 'factors' | 'button', string>;
  /** The values that the fields start with. */
  count: PaneCount;
  prices: PanePrices;
  /** The page with the quote form. */
  action: string;
  /** Choices for that form, sent along with the count. */
  quoteChoice: Record<string, string | undefined>;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A number with a button on each side. Tab stops at the number only, which the arrow keys change as well. */
function Stepper({ name, label, note, value }: { name: string; label: string; note: string; value: number }) {
  return (
    <div className={styles.row}>
      <label htmlFor={name}>
        {label} <small>{note}</small>
      </label>
      <span>
        <button type="button" tabIndex={-1} value="-1" aria-label={`Fewer: ${label}`}>
          −
        </button>
        <input
          id={name}
          name={name}
          type="number"
          inputMode="numeric"
          defaultValue={value}
          min={0}
          max={maxWindows}
          required
        />
        <button type="button" tabIndex={-1} value="1" aria-label={`More: ${label}`}>
          +
        </button>
      </span>
    </div>
  );
}

function Choice(props: { name: string; legend: string; options: Record<string, string>; value: string | number }) {
  const { name, legend, options, value } = props;
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {Object.entries(options).map(([option, label]) => (
        <label key={option}>
          <input type="radio" name={name} value={option} defaultChecked={option === String(value)} />
          {capitalize(label)}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * A count of panes that visitors change to their own house, with an estimate. Its button takes the count to the quote
 * form in the query, which pane-count.client.ts there turns into a line. pane-counter.client.ts keeps total, estimate
 * and drawing up to date; without it, they stay invisible.
 */
export function PaneCounter({ texts, count, prices, action, quoteChoice }: PaneCounterProps) {
  return (
    <form
      id="pane-counter"
      className={styles.counter}
      action={action}
      aria-labelledby="pane-counter-heading"
      data-prices={JSON.stringify(prices)}
      data-estimate={texts.estimate}
    >
      {Object.entries(quoteChoice).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={styles.slip}>
        <h3 id="pane-counter-heading">{texts.heading}</h3>
        <p>{texts.intro}</p>
        {windowKindNames.map((kind) => {
          const { plural, panes } = windowKinds[kind];
          const note = panes === 2 ? 'two panes each' : 'one pane each';
          return <Stepper key={kind} name={kind} label={capitalize(plural)} note={note} value={count[kind]} />;
        })}
        <Choice name="stories" legend="Stories" options={storyNames} value={count.stories} />
        <Choice name="sides" legend="Sides of the glass" options={sideNames} value={count.sides} />
      </div>
      <div className={styles.drawing} aria-hidden="true">
        <CountedHouse count={count} />
        <p data-others={texts.others} />
      </div>
      <output className={styles.total} aria-label="Total" aria-live="polite" aria-atomic="true">
        <b>{formatPanes(sumPanes(count))}</b>
        <span>
          {interpolate(texts.estimate, { range: formatPriceRange(count, prices), sides: sideNames[count.sides] })}
        </span>
      </output>
      <div className={styles.send}>
        <p>{texts.factors}</p>
        <Button type="submit">{texts.button}</Button>
      </div>
    </form>
  );
}
