import { getEditDistance } from '../../../lib/edit-distance.ts';

/** Returns the same path for `/Services/Residential/Painting.html/` and `/services/residential/painting%3Fa=b`. */
function normalizePath(path: string): string {
  let decodedPath = path;
  try {
    decodedPath = decodeURIComponent(path);
  } catch {
    // A malformed escape sequence is compared as written.
  }
  return (
    decodedPath
      .toLowerCase()
      // Mail programs encode the question mark of a link or lose it.
      .replace(/[?&].*$/s, '')
      .replace(/\.(html?|php|aspx?)$/, '')
      .replace(/[^a-z0-9/]+/g, '-')
      .replace(/\/+/g, '/')
      .replace(/^[/-]+|[/-]+$/g, '')
  );
}

// A typing error in the whole address is likelier than a short address that is part of a longer one.
const wholeAddressBonus = 0.05;
const missingWordCost = 0.04;
const missingFolderCost = 0.08;
// Above this distance, the similarity is chance.
const maxDistance = 0.4;

/** Returns 0 for the same address and 1 for an unrelated one. Consecutive words of the route may match, at a small cost. */
function getDistance(wrongPath: string, route: string): number {
  const words = route.match(/[^/-]+[/-]?/g) ?? [];
  const lastSegment = wrongPath.split('/').at(-1) as string;
  let best = 1;
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const run = words.slice(from, to).join('').replace(/[/-]$/, '');
      const cost = (words.length - to + from) * missingWordCost || -wholeAddressBonus;
      const score = (text: string) => {
        const longest = Math.max(text.length, run.length);
        // Rules out most runs by their length: computing every edit distance took 0.1 s.
        if (Math.abs(text.length - run.length) / longest + cost > maxDistance) return 1;
        return getEditDistance(text, run) / longest + cost;
      };
      best = Math.min(best, score(wrongPath), score(lastSegment) + (lastSegment === wrongPath ? 0 : missingFolderCost));
    }
  }
  return best;
}

const lettersPerTypo = 5;

/** Returns a small distance if a word of the address begins with a synonym of the page, or is one with a typing error. */
function getSynonymDistance(wrongPath: string, synonyms: string[]): number {
  const parts = wrongPath.split(/[/-]/);
  const hasSynonym = parts.some((part) =>
    synonyms.some(
      (word) => part.startsWith(word) || getEditDistance(part, word) <= Math.round(word.length / lettersPerTypo),
    ),
  );
  return hasSynonym ? (parts.length - 1) * missingWordCost : 1;
}

// Suggestions that are this much worse than the best one are left out.
const maxDistanceBehindBest = 0.15;
const maxSuggestions = 3;

/** Returns the routes most similar to a mistyped path, best first. */
export function suggestRoutes(path: string, routes: string[], synonyms: Record<string, string[]> = {}): string[] {
  const wrongPath = normalizePath(path);
  if (!wrongPath) return [];
  const ranked = routes
    .map((route) => ({
      route,
      distance: Math.min(
        getDistance(wrongPath, normalizePath(route)),
        getSynonymDistance(wrongPath, synonyms[route] ?? []),
      ),
    }))
    .sort((a, b) => a.distance - b.distance);
  const nearest = ranked[0]?.distance as number;
  return ranked
    .filter(({ distance }) => distance <= maxDistance && distance <= nearest + maxDistanceBehindBest)
    .slice(0, maxSuggestions)
    .map(({ route }) => route);
}

/** Copies the most similar links of the page's own list into the list of suggestions. */
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
