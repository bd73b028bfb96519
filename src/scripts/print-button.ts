/** Shows the print buttons and makes them print. */
for (const place of document.querySelectorAll<HTMLElement>('[data-print]')) {
  place.hidden = false;
  place.addEventListener('click', () => window.print());
}

export {};
