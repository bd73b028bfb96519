/** Makes 'Open the map' replace the drawing with the interactive map on a click. */
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
      // From now on the button is a plain link, which opens the map if the frame stays empty.
      delete button.dataset.mapEmbed;
      const label = button.querySelector('span');
      if (label) label.textContent = 'No map? Open its own page';
    });
  }
}
