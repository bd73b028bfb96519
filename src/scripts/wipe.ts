/** Moves the squeegee: the range's value becomes the CSS number that everything in the wipe is drawn from. */
document.addEventListener('input', (event) => {
  const range = event.target as HTMLInputElement;
  const wipe = range.closest<HTMLElement>('[data-wipe]');
  if (!wipe) return;
  wipe.style.setProperty('--wipe', range.value);
  range.setAttribute('aria-valuetext', `${range.value} % cleaned`);
});

export {};
