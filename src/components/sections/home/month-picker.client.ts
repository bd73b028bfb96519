import type { SeasonalText } from '../../../lib/site/season.ts';

/**
 * Shows the view and the dirt of a chosen month in Home's window, and updates its caption. A picture is requested when
 * its month is first chosen; the previous picture stays until it has been decoded.
 */
const picker = document.querySelector<HTMLElement>('[data-month-picker]');
const pane = document.querySelector<HTMLElement>('[data-wipeable]');
const range = pane?.querySelector('input');
const caption = pane?.closest('section')?.querySelector<HTMLElement>('[data-today]');
/** 1 to 24; set by src/components/ui/seasonal-window.js. */
const currentHalfMonth = Number(document.documentElement.dataset['halfMonth']);

/** The view and the dirt: each has pictures, sorted by the half-month from which they are valid. */
const layers = [...document.querySelectorAll<HTMLElement>('[data-seasonal]')].map((element) => {
  const current = element.querySelector(':scope > :is(picture, img)');
  const pictures = [...element.querySelectorAll('template')].map(({ dataset, content }) => ({
    from: Number(dataset['from']),
    picture: content.firstElementChild,
  }));
  pictures.push({ from: Number(element.dataset['seasonal']), picture: current });
  pictures.sort((a, b) => a.from - b.from);
  return { element, current, pictures: pictures.filter(({ picture }) => picture) };
});

function showPictures(halfMonth: number) {
  for (const layer of layers) {
    const { element, pictures } = layer;
    const next = (pictures.findLast(({ from }) => from <= halfMonth) ?? pictures.at(-1))?.picture;
    if (!next || next === layer.current) continue;
    layer.current = next;
    element.append(next);
    const image = next instanceof HTMLImageElement ? next : next.querySelector('img');
    image?.decode().then(
      () => {
        if (layer.current === next) for (const { picture } of pictures) if (picture !== next) picture?.remove();
      },
      () => undefined,
    );
  }
}

function updateCaption(halfMonth: number) {
  const changes: SeasonalText[] = JSON.parse(caption?.dataset['today'] ?? '[]');
  const [, ...texts] = changes.findLast(([from]) => from <= halfMonth) ?? changes.at(-1) ?? [];
  for (const [index, text] of texts.entries()) {
    const part = caption?.children[index];
    if (part) part.textContent = text;
  }
}

if (picker && pane && range && currentHalfMonth) {
  // A reload may have restored the month chosen before, while the window shows the current one.
  const currentRadio = picker.querySelector<HTMLInputElement>('[checked]');
  if (currentRadio) currentRadio.checked = true;
  const currentMonth = (currentHalfMonth + 1) >> 1;
  let shownMonth = currentMonth;
  const showCheckedMonth = () => {
    const month = Number(picker.querySelector<HTMLInputElement>(':checked')?.value);
    if (!month || month === shownMonth) return;
    shownMonth = month;
    // The second half, by which the dirt and the snow of a month have arrived.
    const halfMonth = month === currentMonth ? currentHalfMonth : month * 2;
    showPictures(halfMonth);
    updateCaption(halfMonth);
    range.value = range.defaultValue;
    range.dispatchEvent(new Event('input', { bubbles: true }));
    pane.dispatchEvent(new Event('dirtchange'));
  };
  picker.addEventListener('change', showCheckedMonth);
  // On Back, Chromium restores the chosen month only after this script has run.
  addEventListener('pageshow', showCheckedMonth);
}
