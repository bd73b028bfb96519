/**
 * The menu is a native popover. Two things it leaves open: the choice of a link, after which Back would bring it up
 * again, and a tap on a control behind it that claims the touch for itself, such as the wipe.
 */
export function watchMenu() {
  const menu = document.getElementById('menu');
  if (!menu) return;
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
  document.addEventListener('pointerdown', (event) => {
    const target = event.target as Element;
    if (!menu.contains(target) && !target.closest('[popovertarget]')) menu.hidePopover();
  });
}
