// Inline script, right after the window: puts the dirt and the view of today into the first frame, and checks the month on
// Home's ruler. The build put there the view of its own half-month, which a browser may have requested by then, and no dirt.
{
  // Denver's winter time, an hour late in summer: to ask the browser for the zone would hold up the first paint.
  const denver = new Date(Date.now() - 7 * 60 * 60 * 1000);
  const half = denver.getUTCMonth() * 2 + (denver.getUTCDate() > 15 ? 2 : 1);
  document.documentElement.dataset.halfMonth = half;
  document.querySelector(`[name=month][value="${(half + 1) >> 1}"]`)?.setAttribute('checked', '');
  for (const glass of document.querySelectorAll('[data-of-year]')) {
    const templates = [...glass.querySelectorAll('template')];
    const stands = Number(glass.dataset.ofYear);
    const starts = templates.map(({ dataset }) => Number(dataset.from)).concat(stands || []);
    starts.sort((one, other) => one - other);
    // Before the first change of the year, the last one still holds.
    const from = starts.findLast((start) => start <= half) ?? starts.at(-1);
    if (from === stands) continue;
    // Swaps the two, so that month-ruler.client.ts finds the replaced picture in the template.
    const template = templates.find(({ dataset }) => Number(dataset.from) === from);
    const built = glass.querySelector('picture');
    glass.prepend(template.content);
    if (built) template.content.append(built);
    template.dataset.from = stands;
    glass.dataset.ofYear = from;
  }
}
