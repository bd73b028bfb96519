import type { NamedLink } from './named-link.ts';
import { pages } from './pages.ts';

export const mainNavigation: NamedLink[] = Object.values(pages)
  .filter(({ navigation }) => navigation)
  .map(({ name, path }) => ({ name, href: path }));

/**
 * The other pages, linked in the footer, so that each page is a click away from every other. About comes first:
 * visitors who have read to the end of a page look there for who the company is.
 */
export const footerNavigation: NamedLink[] = Object.values(pages)
  .filter((page) => page === pages.about || (!page.navigation && page.group !== 'none'))
  .map(({ name, path }) => ({ name, href: path }));

/** Returns 'page' on the page itself, 'true' on the pages below it. */
export function getCurrentState(href: string, route: string): 'page' | 'true' | undefined {
  if (href === route) return 'page';
  return href !== pages.home.path && route.startsWith(`${href}/`) ? 'true' : undefined;
}
