/** The server-rendered grid, as the island sees it. */
const getGallery = () => document.querySelector<HTMLElement>('[data-gallery]');
const getCards = () => [...(getGallery()?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];

/** Where the focus belongs after a project was open: its card, or the filter that hides the card. */
export function findWayBack(item: string) {
  const link = document.getElementById(item)?.querySelector<HTMLElement>('a');
  return link?.checkVisibility() ? link : getGallery()?.querySelector<HTMLElement>('[aria-pressed=true]');
}

function pressFilter(category: string) {
  for (const button of getGallery()?.querySelectorAll<HTMLButtonElement>('[name=category]') ?? []) {
    button.setAttribute('aria-pressed', String(button.value === category));
  }
}

/** Category as the grid shows it; every unknown one is shown as empty. */
export function applyCategory(category: string) {
  const gallery = getGallery();
  if (!gallery) return;
  const known = category === 'all' || gallery.querySelector(`[data-card="${CSS.escape(category)}"]`);
  gallery.dataset.category = known ? category : 'none';
  // A pair alone is as wide as the page's column.
  for (const source of gallery.querySelectorAll<HTMLSourceElement>(`[data-card="${CSS.escape(category)}"] source`)) {
    source.sizes = '(min-width: 87.5rem) 44rem, (min-width: 48rem) 50vw, 100vw';
  }
  pressFilter(category);
}

const welcomesMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

function isInSight(card: HTMLElement) {
  const { top, bottom } = card.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Named only for the time it takes, and only what is seen: each name is a layer of its own and a picture to take. */
function nameCards(named: HTMLElement[]) {
  for (const [index, card] of getCards().entries()) {
    card.style.viewTransitionName = named.includes(card) ? `project-${index}` : '';
  }
}

let latest: ViewTransition | undefined;

/** Shows one category; the cards glide to their new places where the browser can and the visitor wants it. */
export function showCategory(category: string) {
  if (!('startViewTransition' in document) || !welcomesMotion()) {
    applyCategory(category);
    return;
  }
  // The filter answers the finger with the next frame. The pictures of a transition would put that frame off: 200 ms
  // from touch to paint on a slow phone, 45 in this way (docs/decisions/0010-a-filter-answers-before-pictures-glide.md).
  pressFilter(category);
  requestAnimationFrame(() => setTimeout(() => glideTo(category)));
}

function glideTo(category: string) {
  // All are measured before the first is named: a name would have the next one's style worked out anew.
  nameCards(getCards().filter(isInSight));
  const transition = document.startViewTransition(() => applyCategory(category));
  latest = transition;
  // One that a quicker visitor cut short must not take the names from its successor.
  transition.finished.finally(() => transition === latest && nameCards([])).catch(() => {});
}
