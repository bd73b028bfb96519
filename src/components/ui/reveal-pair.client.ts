/** Lays the picture before over the other one, whole at once. Where it cannot be fetched, the pair stays clean. */
async function layBefore(template: HTMLTemplateElement) {
  const layer = document.importNode(template.content, true);
  const image = layer.querySelector('img');
  if (!image) return;
  // Late, nothing would be fetched outside the page.
  image.loading = 'eager';
  await image.decode();
  template.replaceWith(layer);
}

/** A pair that nobody has seen yet costs one picture, not two. */
export function initRevealPairs() {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const template = isIntersecting && target.querySelector('template');
        if (!template) continue;
        watcher.unobserve(target);
        layBefore(template).catch(() => {});
      }
    },
    { threshold: 0.5 },
  );
  for (const { parentElement } of document.querySelectorAll('[data-before]')) {
    if (parentElement) watcher.observe(parentElement);
  }
}
