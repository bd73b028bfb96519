/** Moves the squeegee: the range's value becomes the CSS number that everything in the wipe is drawn from. */
const showValue = (range: HTMLInputElement) => {
  const wipe = range.closest<HTMLElement>('[data-wipe]');
  if (!wipe) return;
  // An opening stroke that still runs would overrule the hand.
  wipe.style.animation = 'none';
  wipe.style.setProperty('--wipe', range.value);
  range.setAttribute('aria-valuetext', `${range.value} % cleaned`);
};

// The browser's own arrow keys move a hundredth: a hand on the pointer needs that fineness, a key does not.
const strokes: Record<string, number> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 20,
  PageDown: -20,
};

/**
 * Only where there is a wipe, or a card of the gallery that may bring one: a page's first touch also pays for the
 * compiling of each listener that hears it.
 */
export function watchWipes() {
  if (!document.querySelector('[data-wipe], [data-card]')) return;
  document.addEventListener('input', (event) => showValue(event.target as HTMLInputElement));
  document.addEventListener('keydown', (event) => {
    const range = event.target as HTMLInputElement;
    const stroke = strokes[event.key];
    if (!stroke || event.altKey || event.ctrlKey || event.metaKey || !range.closest('[data-wipe]')) return;
    event.preventDefault();
    range.valueAsNumber += stroke;
    showValue(range);
  });
  // A finger that turns out to scroll the page has moved the blade by its first touch: that is taken back.
  let held = '';
  document.addEventListener('pointerdown', (event) => {
    held = (event.target as HTMLInputElement).value;
  });
  document.addEventListener('pointercancel', (event) => {
    const range = event.target as HTMLInputElement;
    if (!range.closest('[data-wipe]')) return;
    range.value = held;
    showValue(range);
  });
  for (const range of document.querySelectorAll<HTMLInputElement>('[data-wipe] input')) {
    if (range.value !== range.defaultValue) showValue(range);
  }
}
