import { getEditDistance } from '../../../lib/edit-distance.ts';

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
// Above this, the likeness is chance.
const farthest = 0.4;

/** 0 for the same address, 1 for chance. Words of the route in a row may match as well, at a small cost. */
function compare(wrong: string, route: string): number {
  const words = route.match(/[^/-]+[/-]?/g) ?? [];
  const lastSegment = wrong.split('/').at(-1) as string;
  let best = 1;
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const run = words.slice(from, to).join('').replace(/[/-]$/, '');
      const cost = (words.length - to + from) * costOfWordLeftOut || -wholeAddressBonus;
      const score = (text: string) => {
        const longest = Math.max(text.length, run.length);
        // Most are ruled out by their length: to count the edits of all took 0.1 s.
        if (Math.abs(text.length - run.length) / longest + cost > farthest) return 1;
        return getEditDistance(text, run) / longest + cost;
      };
      best = Math.min(best, score(wrong), score(lastSegment) + (lastSegment === wrong ? 0 : costOfFolderLeftOut));
    }
  }
  return best;
}

const lettersPerSlip = 5;

/** How near an address is to the words that a page goes by: one of them, in any form or with a slip, is enough. */
function compareWords(wrong: string, synonyms: string[]): number {
  const parts = wrong.split(/[/-]/);
  const isAsked = parts.some((part) =>
    synonyms.some(
      (word) => part.startsWith(word) || getEditDistance(part, word) <= Math.round(word.length / lettersPerSlip),
    ),
  );
  return isAsked ? (parts.length - 1) * costOfWordLeftOut : 1;
}

// A guess this much worse than the best one is no help beside it.
const farthestBehind = 0.15;
const mostSuggestions = 3;

/** The routes nearest to a mistyped path, best first. */
export function suggestRoutes(path: string, routes: string[], synonyms: Record<string, string[]> = {}): string[] {
  const wrong = simplify(path);
  if (!wrong) return [];
  const ranked = routes
    .map((route) => ({
      route,
      distance: Math.min(compare(wrong, simplify(route)), compareWords(wrong, synonyms[route] ?? [])),
    }))
    .sort((a, b) => a.distance - b.distance);
  const nearest = ranked[0]?.distance as number;
  return ranked
    .filter(({ distance }) => distance <= farthest && distance <= nearest + farthestBehind)
    .slice(0, mostSuggestions)
    .map(({ route }) => route);
}

/** Copies the links nearest to the address into the list kept for them. The page's own list of links is the source. */
export function showSuggestions() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-routes] a')];
  const routes = links.map(({ pathname }) => pathname);
  const synonyms = Object.fromEntries(
    links.map(({ pathname, dataset }) => [pathname, dataset['synonyms']?.split(' ') ?? []]),
  );
  const list = document.querySelector<HTMLElement>('[data-suggestions]');
  for (const route of suggestRoutes(location.pathname, routes, synonyms)) {
    const item = document.createElement('li');
    item.append((links[routes.indexOf(route)] as Node).cloneNode(true));
    list?.lastElementChild?.append(item);
    list?.removeAttribute('hidden');
  }
}
