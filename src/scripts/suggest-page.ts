/** Edits that turn one text into the other: letters added, dropped, replaced, or two neighbors swapped. */
export function getEditDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        edits = Math.min(edits, (beforeLast[column - 2] ?? edits) + 1);
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

/** What matters of an address: /Services/Residential/Painting.html/ becomes services/residential/painting. */
function simplify(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A broken escape is compared as it stands.
  }
  return plain
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/\/+/g, '/')
    .replace(/^[/-]+|[/-]+$/g, '');
}

// A slip in the whole address is likelier than a short address that happens to be a part of a longer one.
const wholeAddressBonus = 0.05;
const costOfWordLeftOut = 0.04;
const costOfFolderLeftOut = 0.08;

/** 0 for the same address, 1 for nothing in common. Words of the route in a row may match as well, at a small cost. */
function compare(wrong: string, route: string): number {
  const words = route.match(/[^/-]+[/-]?/g) ?? [];
  const lastSegment = wrong.split('/').at(-1) ?? '';
  let best = 1;
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const run = words.slice(from, to).join('').replace(/[/-]$/, '');
      const cost = (words.length - to + from) * costOfWordLeftOut || -wholeAddressBonus;
      const score = (text: string) => getEditDistance(text, run) / Math.max(text.length, run.length) + cost;
      best = Math.min(best, score(wrong), score(lastSegment) + (lastSegment === wrong ? 0 : costOfFolderLeftOut));
    }
  }
  return best;
}

// Above this, the likeness is chance.
const farthest = 0.4;
// A guess this much worse than the best one is no help beside it.
const farthestBehind = 0.15;

/** The routes nearest to a mistyped path, best first. */
export function suggestRoutes(path: string, routes: string[], most = 3): string[] {
  const wrong = simplify(path);
  if (!wrong) return [];
  const ranked = routes
    .map((route) => ({ route, distance: compare(wrong, simplify(route)) }))
    .sort((a, b) => a.distance - b.distance);
  const limit = Math.min(farthest, (ranked[0]?.distance ?? 1) + farthestBehind);
  return ranked
    .filter(({ distance }) => distance <= limit)
    .slice(0, most)
    .map(({ route }) => route);
}

/** Copies the links nearest to the address into the place kept for them. The page's own list of links is the source. */
export function showSuggestions() {
  const place = document.querySelector<HTMLElement>('[data-suggestions]');
  const list = place?.querySelector('ul');
  if (!place || !list) return;
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('[data-routes] a')].map((link) => [link.pathname, link]),
  );
  for (const route of suggestRoutes(location.pathname, [...links.keys()])) {
    const item = document.createElement('li');
    const link = links.get(route)?.cloneNode(true);
    if (link) item.append(link);
    list.append(item);
  }
  place.hidden = !list.childElementCount;
}
