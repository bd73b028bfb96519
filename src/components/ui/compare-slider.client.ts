/** Moves the squeegee: the range's value becomes the CSS number that everything in the slider is drawn from. */
const showValue = (range: HTMLInputElement) => {
  const slider = range.closest<HTMLElement>('[data-compare-slider]');
  if (!slider) return;
  slider.style.setProperty('--position', range.value);
  range.setAttribute('aria-valuetext', `${range.value} % cleaned`);
};

// The browser's own arrow keys move a hundredth: a hand on the pointer needs that fineness, a key does not.
const strokes: Record<string, number> = { ArrowUp: 5, ArrowDown: -5, PageUp: 20, PageDown: -20 };
const sideways: Record<string, number> = { ArrowRight: 5, ArrowLeft: -5 };

/** How far a key moves the blade; the arrow keys move it where they point, also where the range runs to the left. */
function readStroke(key: string, range: HTMLInputElement) {
  const sign = getComputedStyle(range).direction === 'rtl' ? -1 : 1;
  return strokes[key] ?? sign * (sideways[key] ?? 0);
}

/**
 * Only where there is a slider, or a card of the gallery that may bring one: a page's first touch also pays for the
 * compiling of each listener that hears it.
 */
export function initCompareSliders() {
  if (!document.querySelector('[data-compare-slider], [data-card]')) return;
  document.addEventListener('input', (event) => showValue(event.target as HTMLInputElement));
  document.addEventListener('keydown', (event) => {
    const range = event.target as HTMLInputElement;
    if (event.altKey || event.ctrlKey || event.metaKey || !range.closest('[data-compare-slider]')) return;
    const stroke = readStroke(event.key, range);
    if (!stroke) return;
    event.preventDefault();
    range.valueAsNumber += stroke;
    range.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // A finger that turns out to scroll the page has moved the blade by its first touch: that is taken back.
  let held = '';
  document.addEventListener('pointerdown', (event) => {
    held = (event.target as HTMLInputElement).value;
  });
  document.addEventListener('pointercancel', (event) => {
    const range = event.target as HTMLInputElement;
    if (!range.matches('[data-compare-slider] input')) return;
    range.value = held;
    showValue(range);
  });
  for (const range of document.querySelectorAll<HTMLInputElement>('[data-compare-slider] input')) {
    if (range.value !== range.defaultValue) showValue(range);
  }
}
