/** Turns 'Open the interactive map' into the map itself, in the drawing's place, once a visitor asks for it. */
export function watchMapLinks() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-map-embed]')) {
    button.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const frame = Object.assign(document.createElement('iframe'), {
        src: button.dataset.mapEmbed,
        title: 'Interactive map of our service area',
      });
      button.closest('[data-map]')?.replaceChildren(frame);
      frame.focus();
    });
  }
}
