// Runs inside a page, right after its window: the dirt and the view of today stand in the first frame. The build put there the
// view of its own half-month, which a browser may have asked for by then, and no dirt.
{
  // Denver's winter time, an hour late in summer: to ask the browser for the zone would hold up the first paint.
  const denver = new Date(Date.now() - 7 * 60 * 60 * 1000);
  const half = denver.getUTCMonth() * 2 + (denver.getUTCDate() > 15 ? 2 : 1);
  for (const glass of document.querySelectorAll('[data-of-year]')) {
    const templates = [...glass.querySelectorAll('template')];
    const stands = Number(glass.dataset.ofYear);
    const starts = templates.map(({ dataset }) => Number(dataset.from)).concat(stands || []);
    starts.sort((one, other) => one - other);
    // Before the first change of the year, the last one still holds.
    const from = starts.findLast((start) => start <= half) ?? starts.at(-1);
    if (from === stands) continue;
    glass.querySelector('picture')?.remove();
    glass.prepend(templates.find(({ dataset }) => Number(dataset.from) === from).content);
  }
}
