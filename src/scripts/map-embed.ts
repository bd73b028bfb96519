/** Turns 'Open the interactive map' into the map itself, in the drawing's place, once a visitor asks for it. */
export function watchMapLinks() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-map-embed]')) {
    button.addEventListener('click', (event) => {
      const map = button.closest('[data-map]');
      if (!button.dataset.mapEmbed || !map || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const frame = document.createElement('iframe');
      frame.src = button.dataset.mapEmbed;
      frame.title = 'Interactive map of our service area';
      map.replaceChildren(frame);
      frame.focus();
    });
  }
}
