/** The server-rendered grid, as the island sees it. */
const getGallery = () => document.querySelector<HTMLElement>('[data-gallery]');
const getCards = () => [...(getGallery()?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];

/** Where the focus belongs after a project was open: its card, or the filter that hides the card. */
export function findWayBack(item: string) {
  const link = document.getElementById(item)?.querySelector<HTMLElement>('a');
  return link?.checkVisibility() ? link : getGallery()?.querySelector<HTMLElement>('[aria-pressed=true]');
}

/** Category as the grid shows it; every unknown one is shown as empty. */
export function applyCategory(category: string) {
  const gallery = getGallery();
  if (!gallery) return;
  const known = category === 'all' || gallery.querySelector(`[data-card="${CSS.escape(category)}"]`);
  gallery.dataset.category = known ? category : 'none';
  for (const button of gallery.querySelectorAll<HTMLButtonElement>('[name=category]')) {
    button.setAttribute('aria-pressed', String(button.value === category));
  }
}

const welcomesMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

let latest: ViewTransition | undefined;

/** Shows one category; the cards glide to their new places where the browser can and the visitor wants it. */
export function showCategory(category: string) {
  if (!('startViewTransition' in document) || !welcomesMotion()) {
    applyCategory(category);
    return;
  }
  // Named only for the time it takes: a name makes a layer, and twenty layers cost while scrolling.
  const nameCards = (on: boolean) => {
    for (const [index, card] of getCards().entries()) card.style.viewTransitionName = on ? `project-${index}` : '';
  };
  nameCards(true);
  const transition = document.startViewTransition(() => applyCategory(category));
  latest = transition;
  // One that a quicker visitor cut short must not take the names from its successor.
  transition.finished.finally(() => transition === latest && nameCards(false)).catch(() => {});
}
