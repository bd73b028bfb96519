/** The server-rendered grid, as the island sees it. */
const getGallery = () => document.querySelector<HTMLElement>('[data-gallery]');
const getCards = () => [...(getGallery()?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];

export const findCardLink = (item: string) => document.getElementById(item)?.querySelector<HTMLElement>('a');

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
  transition.finished.finally(() => nameCards(false)).catch(() => {});
}
