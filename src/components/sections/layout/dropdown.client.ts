/**
 * Closes the Services dropdown on Escape, on a click elsewhere and when the focus leaves it. The browser opens it by
 * hover, touch and keyboard without a script.
 */
export function initDropdown() {
  const item = document.querySelector<HTMLElement>('[data-dropdown]');
  const details = item?.querySelector('details');
  if (!item || !details) return;
  const closeIfOutside = (target: EventTarget | null) => {
    if (target && !item.contains(target as Node)) details.open = false;
  };

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    if (details.open || item.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
    item.toggleAttribute('data-dismissed', item.matches(':hover'));
  });
  // The pointer that closed the panel is still over it, and would open it again by hover.
  details.addEventListener('toggle', () => {
    item.toggleAttribute('data-dismissed', !details.open && item.matches(':hover'));
  });
  // Not on `pointerleave`: Firefox fires it as soon as the panel under the pointer is hidden, and would open it again.
  item.addEventListener('pointerenter', () => item.removeAttribute('data-dismissed'));
  item.addEventListener('focusout', (event) => closeIfOutside(event.relatedTarget));
  document.addEventListener('click', (event) => closeIfOutside(event.target));
}
