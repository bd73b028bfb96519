/** The menu is a native popover; only the choice of a link must close it, or Back would bring it up open. */
export function watchMenu() {
  const menu = document.getElementById('menu');
  menu?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
}
