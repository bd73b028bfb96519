// Inlined right after the window, so that the first frame already shows the images of the current date. It also checks
// the current month in the month picker of Home. The page contains the view of the build date, which the browser may
// have requested by now, and no dirt.
{
  // Mountain Standard Time, also in summer. Asking Intl for the real time zone would delay the first paint.
  const denver = new Date(Date.now() - 7 * 60 * 60 * 1000);
  const halfMonth = denver.getUTCMonth() * 2 + (denver.getUTCDate() > 15 ? 2 : 1);
  document.documentElement.dataset.halfMonth = halfMonth;
  document.querySelector(`[name=month][value="${(halfMonth + 1) >> 1}"]`)?.setAttribute('checked', '');
  for (const element of document.querySelectorAll('[data-seasonal]')) {
    const templates = [...element.querySelectorAll('template')];
    const shown = Number(element.dataset.seasonal);
    const starts = templates.map(({ dataset }) => Number(dataset.from)).concat(shown || []);
    starts.sort((one, other) => one - other);
    const current = starts.findLast((start) => start <= halfMonth) ?? starts.at(-1);
    if (current === shown) continue;
    // Swaps the two, so that month-picker.client.ts finds the replaced picture in the template.
    const template = templates.find(({ dataset }) => Number(dataset.from) === current);
    const replaced = element.querySelector('picture');
    element.prepend(template.content);
    if (replaced) template.content.append(replaced);
    template.dataset.from = shown;
    element.dataset.seasonal = current;
  }
}
