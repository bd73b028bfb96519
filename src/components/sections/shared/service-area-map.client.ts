/** Turns 'Open the map' into the map itself, in the drawing's place, once a visitor asks for it. */
export function initMapLinks() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-map-embed]')) {
    button.addEventListener('click', (event) => {
      const src = button.dataset.mapEmbed;
      if (!src || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const frame = Object.assign(document.createElement('iframe'), {
        src,
        title: 'Interactive map of our service area',
      });
      button.closest('[data-map]')?.querySelector('picture')?.replaceWith(frame);
      frame.focus();
      // The button is a plain link from now on: the way to the map where the frame stays empty.
      delete button.dataset.mapEmbed;
      const label = button.querySelector('span');
      if (label) label.textContent = 'No map? Open its own page';
    });
  }
}
