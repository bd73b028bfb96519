/** Turns 'Open the interactive map' into the map itself, in the drawing's place, once a visitor asks for it. */
export function watchMapLinks() {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-map-embed]');
    const map = button?.closest('[data-map]');
    if (!button?.dataset.mapEmbed || !map || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = button.dataset.mapEmbed;
    frame.title = 'Interactive map of our service area';
    map.replaceChildren(frame);
    frame.focus();
  });
}
