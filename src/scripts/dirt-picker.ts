/** Puts the picture of the dirt that is asked for under the slider's stroke; nothing is fetched before. */
const picker = document.querySelector<HTMLElement>('[data-dirts]');
const buttons = picker?.querySelectorAll('button') ?? [];
const status = picker?.querySelector('p');
const slider = document.querySelector('[data-compare-slider]');
const range = slider?.querySelector('input');
const getShown = () => slider?.querySelector(':scope > div > picture');
/** From here on the glass is so clean that what lies on it would not be seen. */
const mostlyClean = 70;
const inTheMiddle = '50';

const press = (pressed: HTMLButtonElement) => {
  for (const button of buttons) button.setAttribute('aria-pressed', String(button === pressed));
};

async function show(button: HTMLButtonElement) {
  const shown = getShown();
  const before = picker?.querySelector<HTMLButtonElement>('[aria-pressed=true]');
  if (!shown || !before || !status) return;
  press(button);
  const { avif = '', jpeg = '', look = '', says = '' } = button.dataset;
  const next = shown.cloneNode(true) as HTMLElement;
  const [source] = next.getElementsByTagName('source');
  const [image] = next.getElementsByTagName('img');
  if (!source || !image) return;
  source.srcset = avif;
  image.loading = 'eager';
  image.className = look;
  image.src = jpeg;
  const isWanted = () => button.getAttribute('aria-pressed') === 'true';
  try {
    await image.decode();
  } catch {
    if (!isWanted()) return;
    status.textContent = picker?.dataset['failed'] ?? '';
    press(before);
    return;
  }
  // A later press is on its way.
  if (!isWanted()) return;
  getShown()?.replaceWith(next);
  status.textContent = says;
  if (range && range.valueAsNumber > mostlyClean) {
    range.value = inTheMiddle;
    range.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

for (const button of buttons) button.addEventListener('click', () => show(button));

export {};
