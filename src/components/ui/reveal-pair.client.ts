/** Adds the decoded picture before the work on top of the other one. If it cannot be fetched, the pair stays clean. */
async function addBeforeLayer(template: HTMLTemplateElement) {
  const layer = document.importNode(template.content, true);
  const image = layer.querySelector('img');
  if (!image) return;
  // A lazy image outside the page would never be fetched.
  image.loading = 'eager';
  await image.decode();
  template.replaceWith(layer);
}

/** Requests pictures before the work late, so that a pair out of sight costs one picture, not two. */
export function initRevealPairs() {
  // A slider shows its handle from the start, so its picture comes half a screen ahead.
  observePairs('[data-compare-slider] > [data-before]', { rootMargin: '50% 0px' });
  observePairs(':not([data-compare-slider]) > [data-before]', { threshold: 0.5 });
}

function observePairs(selector: string, options: IntersectionObserverInit) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const template = isIntersecting && target.querySelector('template');
      if (!template) continue;
      observer.unobserve(target);
      addBeforeLayer(template).catch(() => {});
    }
  }, options);
  for (const { parentElement } of document.querySelectorAll(selector)) {
    if (parentElement) observer.observe(parentElement);
  }
}
