/**
 * The menu is a native popover. Two things it leaves open: the choice of a link, after which Back would bring it up
 * again, and a touch on a slider beside it, which claims the touch for itself.
 */
export function watchMenu() {
  const menu = document.getElementById('menu');
  if (!menu) return;
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
  for (const slider of document.querySelectorAll('[data-compare-slider]')) {
    slider.addEventListener('pointerdown', () => menu.hidePopover());
  }
}
