/** Redirects the address of each deleted page to the nearest page. */
import { parse } from 'yaml';
import type { ContentFile } from '../src/lib/content/content-kinds.ts';
import { findNearestRoute, parseAreaPagePath } from '../src/lib/content/routes.ts';
import type { Redirect } from '../src/lib/schemas/redirect.ts';
import { normalizeOldAddress } from '../src/lib/site/old-address.ts';
import { areaPageHref } from '../src/lib/site/paths.ts';
import { changeText } from './yaml-document.ts';

const dropFragment = (address: string) => address.replace(/[?#].*$/, '');

/**
 * Returns the list of redirects with a line for each deleted page and without the addresses of new pages. A redirect to
 * a deleted page gets the target of that page, so that no visitor is redirected twice.
 */
export function updateRedirects(
  text: string,
  newTargets: ReadonlyMap<string, string>,
  added: readonly string[],
): string {
  const lines: Redirect[] = parse(text) ?? [];
  const remaining = lines
    .filter(({ from }) => !added.includes(normalizeOldAddress(from)) && !newTargets.has(normalizeOldAddress(from)))
    .map((line) => ({ ...line, to: newTargets.get(dropFragment(line.to)) ?? line.to }))
    .filter(({ from, to }) => normalizeOldAddress(from) !== to);
  return changeText(text, [...remaining, ...[...newTargets].map(([from, to]) => ({ from, to }))]);
}

/** Returns the list of old addresses after area pages were deleted or created; `contents` are those after it. */
export function redirectDeletedPages(
  text: string,
  deleted: readonly string[],
  created: readonly string[],
  contents: ContentFile[],
): string {
  const parsePages = (paths: readonly string[]) => paths.map(parseAreaPagePath).filter((page) => page !== undefined);
  const newTargets = new Map(parsePages(deleted).map((page) => [areaPageHref(page), findNearestRoute(page, contents)]));
  return updateRedirects(text, newTargets, parsePages(created).map(areaPageHref));
}
