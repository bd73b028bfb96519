/** From here on the glass is so clean that what lies on it would not be seen. */
const mostlyClean = 70;
const inTheMiddle = '50';

/** Brings the stroke back where the glass was wiped clean before another dirt is chosen for it. */
export function watchDirts() {
  const range = document.querySelector<HTMLInputElement>('[data-compare-slider] input');
  document.querySelector('[data-dirts]')?.addEventListener('change', () => {
    if (!range || range.valueAsNumber <= mostlyClean) return;
    range.value = inTheMiddle;
    range.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
