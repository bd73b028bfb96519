/**
 * Opens all collapsed answers for print in browsers without `::details-content`. In the others, a print rule of
 * base.css shows them.
 */
export function openDetailsForPrint() {
  if (CSS.supports('selector(::details-content)')) return;
  let openedForPrint: { details: HTMLDetailsElement; name: string | null }[] = [];
  addEventListener('beforeprint', () => {
    openedForPrint = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')].map((details) => ({
      details,
      name: details.getAttribute('name'),
    }));
    for (const { details } of openedForPrint) {
      // Only one of several details with the same name can be open.
      details.removeAttribute('name');
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const { details, name } of openedForPrint) {
      details.open = false;
      if (name !== null) details.setAttribute('name', name);
    }
  });
}
