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
  const closeFromOutside = (event: Event) => {
    const target = event.target as Element;
    if (!menu.contains(target) && !target.closest('[popovertarget]')) menu.hidePopover();
  };
  // Heard only while it is open, so that the touch which opens it waits for nothing; it may be open before this runs.
  const hearOutside = () => {
    if (menu.matches(':popover-open')) document.addEventListener('pointerdown', closeFromOutside);
    else document.removeEventListener('pointerdown', closeFromOutside);
  };
  menu.addEventListener('toggle', hearOutside);
  hearOutside();
}
