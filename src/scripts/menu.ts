/**
 * The menu is a native popover, which leaves two things open: the page behind, which keeps the focus, and the choice of
 * a link, after which Back would bring the menu up again.
 */
export function watchMenu() {
  const menu = document.getElementById('menu');
  if (!menu?.hidePopover) return;
  const holdPage = (isHeld: boolean) => {
    for (const part of document.body.children) {
      if (part !== menu) part.toggleAttribute('inert', isHeld);
    }
  };
  // It may be open before this script is there.
  holdPage(menu.matches(':popover-open'));
  menu.addEventListener('beforetoggle', ({ newState }) => holdPage(newState === 'open'));
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
}
