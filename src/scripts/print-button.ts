/** Shows the print buttons and makes them print. */
export function watchPrintButtons() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
}
