/** The pages of each area, in their own order. Looking through all pages for each area would grow with its square. */
export function groupByArea<Page extends { area: string }>(pages: Page[]): Map<string, Page[]> {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const group = groups.get(page.area);
    if (group) group.push(page);
    else groups.set(page.area, [page]);
  }
  return groups;
}
