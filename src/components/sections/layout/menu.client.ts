/**
 * Enhances the native popover of the menu: makes the page behind it inert, closes it after a click on a link, so that
 * Back does not show it open, and places its close button over the header's menu button.
 */
export function initMenu() {
  const menu = document.getElementById('menu');
  if (!menu?.hidePopover) return;
  const setPageInert = (isInert: boolean) => {
    for (const part of document.body.children) {
      if (part !== menu) part.toggleAttribute('inert', isInert);
    }
  };
  const header = document.querySelector('header');
  const alignWithHeader = () => {
    menu.style.top = `${Math.max(0, header?.getBoundingClientRect().top ?? 0)}px`;
  };
  addEventListener('resize', alignWithHeader);
  // The menu may be open before this script has loaded.
  setPageInert(menu.matches(':popover-open'));
  menu.addEventListener('beforetoggle', ({ newState }) => {
    setPageInert(newState === 'open');
    alignWithHeader();
  });
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
}
