/** Moves the squeegee: writes the range's value to the CSS property on which all positions in the slider depend. */
const updateSlider = (range: HTMLInputElement) => {
  const slider = range.closest<HTMLElement>('[data-compare-slider]');
  if (!slider) return;
  slider.style.setProperty('--position', range.value);
  range.setAttribute('aria-valuetext', `${range.value} % cleaned`);
};

// Replaces the browser's own step of a hundredth, which a pointer needs but which is too small for keys.
const verticalSteps: Record<string, number> = { ArrowUp: 5, ArrowDown: -5, PageUp: 20, PageDown: -20 };
const horizontalSteps: Record<string, number> = { ArrowRight: 5, ArrowLeft: -5 };

/** Returns the step of a key, or 0. Arrow keys move the blade in their direction, also in a right-to-left range. */
function getStep(key: string, range: HTMLInputElement) {
  const sign = getComputedStyle(range).direction === 'rtl' ? -1 : 1;
  return verticalSteps[key] ?? sign * (horizontalSteps[key] ?? 0);
}

/**
 * Adds listeners only to pages with a slider, or with a gallery card that may open one: the first touch on a page also
 * pays for compiling each listener.
 */
export function initCompareSliders() {
  if (!document.querySelector('[data-compare-slider], [data-card]')) return;
  document.addEventListener('input', (event) => updateSlider(event.target as HTMLInputElement));
  document.addEventListener('keydown', (event) => {
    const range = event.target as HTMLInputElement;
    if (event.altKey || event.ctrlKey || event.metaKey || !range.closest('[data-compare-slider]')) return;
    const step = getStep(event.key, range);
    if (!step) return;
    event.preventDefault();
    range.valueAsNumber += step;
    range.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // A touch that turns out to scroll the page has already moved the blade. This restores the value.
  let valueAtPointerDown = '';
  document.addEventListener('pointerdown', (event) => {
    valueAtPointerDown = (event.target as HTMLInputElement).value;
  });
  document.addEventListener('pointercancel', (event) => {
    const range = event.target as HTMLInputElement;
    if (!range.matches('[data-compare-slider] input')) return;
    range.value = valueAtPointerDown;
    updateSlider(range);
  });
  for (const range of document.querySelectorAll<HTMLInputElement>('[data-compare-slider] input')) {
    if (range.value !== range.defaultValue) updateSlider(range);
  }
}
