import './hours-widget.css';
import type { WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { described } from './widgets.tsx';

const closed = 'closed';

/** One day of the week: from when to when, or closed. */
export function HoursWidget({ value, onChange, label, ...rest }: WidgetProps) {
  const said = String(value ?? '');
  const isClosed = said === closed;
  const [from = '', to = ''] = isClosed ? [] : said.split(' to ');
  const before = useRef('08:00 to 17:00');
  const control = described(rest);
  const close = () => {
    before.current = said;
    onChange(closed);
  };
  return (
    <div className="day">
      {!isClosed && (
        <>
          <input
            {...control}
            type="time"
            aria-label={`${label}, from`}
            value={from}
            onChange={({ target }) => onChange(`${target.value} to ${to}`)}
          />
          to
          <input
            type="time"
            aria-label={`${label}, to`}
            value={to}
            onChange={({ target }) => onChange(`${from} to ${target.value}`)}
          />
        </>
      )}
      <label className="toggle">
        <input
          {...(isClosed && control)}
          type="checkbox"
          aria-label={`${label}, closed`}
          checked={isClosed}
          onChange={({ target }) => (target.checked ? close() : onChange(before.current))}
        />
        Closed
      </label>
    </div>
  );
}
