import { handOver } from './hand-over.ts';

/** From here on the glass is so clean that what lies on it would not be seen. */
const mostlyClean = 70;
const inTheMiddle = '50';

/** Brings the stroke back where the glass was wiped clean before another dirt is chosen, and tells the quote form. */
export function watchDirts() {
  const range = document.querySelector<HTMLInputElement>('[data-compare-slider] input');
  const dirts = document.querySelector('[data-dirts]');
  const tell = (about: string) => handOver({ service: 'window-cleaning', about });
  dirts?.addEventListener('change', (event) => {
    tell((event.target as HTMLInputElement).value);
    if (!range || range.valueAsNumber <= mostlyClean) return;
    range.value = inTheMiddle;
    range.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // After Back, a browser still has what was chosen before.
  const chosen = dirts?.querySelector<HTMLInputElement>(':checked:not(:default)');
  if (chosen) tell(chosen.value);
}
