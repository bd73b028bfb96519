import { interpolate } from '../../../lib/site/interpolate.ts';
import { formatPanes, type PaneCount, readPaneCount, sideNames, sumPanes } from '../../../lib/site/pane-count.ts';
import { formatPriceRange, type PanePrices } from '../../../lib/site/price-range.ts';
import { drawHouse } from './draw-house.ts';

/** Keeps the total, the estimate and the drawing of the pane counter up to date. */
const form = document.querySelector('#pane-counter') as HTMLFormElement;
const find = <Kind extends Element>(selector: string) => form.querySelector(selector) as Kind;
const [walls, glass] = form.querySelectorAll('svg path');
const total = find('output b');
const estimate = find('output span');
const hiddenNote = find<HTMLElement>('[data-others]');
const quoteLinks = document.querySelectorAll<HTMLAnchorElement>(`a[href^="${form.getAttribute('action')}?service="]`);
const prices: PanePrices = JSON.parse(form.dataset['prices'] ?? '');

/** Writes changed text only, because screen readers announce each change of the output. */
function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text;
}

function render(count: PaneCount) {
  const house = drawHouse(count);
  walls?.setAttribute('d', house.walls);
  glass?.setAttribute('d', house.glass);
  const { estimate: estimateTemplate = '' } = form.dataset;
  const { others: hiddenTemplate = '' } = hiddenNote.dataset;
  setText(hiddenNote, house.hidden ? interpolate(hiddenTemplate, { count: String(house.hidden) }) : '');
  setText(total, formatPanes(sumPanes(count)));
  const range = formatPriceRange(count, prices);
  setText(estimate, range && interpolate(estimateTemplate, { range, sides: sideNames[count.sides] }));
}

const isChanged = () =>
  [...form.querySelectorAll('input')].some(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  );

let hasVisitorCount = false;

function update() {
  const data = new FormData(form);
  render(readPaneCount(data));
  // Once the visitor has changed the example, every link to the quote form includes the count.
  hasVisitorCount ||= isChanged();
  if (!hasVisitorCount) return;
  for (const link of quoteLinks) {
    const url = new URL(link.href);
    for (const [name, value] of data) url.searchParams.set(name, String(value));
    link.href = url.href;
  }
}

form.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('[type=button]');
  const input = button?.parentElement?.querySelector('input');
  if (!button || !input) return;
  input.stepUp(Number(button.value));
  update();
});
form.addEventListener('input', update);
// An empty field counts as 0. Left empty, it would block the button, because it is required.
form.addEventListener('focusout', ({ target }) => {
  if (target instanceof HTMLInputElement && !target.value) target.value = target.min;
});
// On Back, browsers restore field values only now.
addEventListener('pageshow', update);
update();
form.dataset['live'] = '';
