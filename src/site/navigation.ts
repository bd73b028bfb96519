import { paths } from './paths.ts';

export interface NavigationItem {
  name: string;
  href: string;
}

export const mainNavigation: NavigationItem[] = [
  { name: 'Home', href: paths.home },
  { name: 'Services', href: paths.services },
  { name: 'Areas Served', href: paths.areasServed },
  { name: 'Gallery', href: paths.gallery },
  { name: 'Reviews', href: paths.reviews },
  { name: 'About', href: paths.about },
  { name: 'Contact', href: paths.contact },
];

/** 'page' on the page itself, 'true' on the pages below it. */
export function getCurrentState(href: string, route: string): 'page' | 'true' | undefined {
  if (href === route) return 'page';
  return href !== paths.home && route.startsWith(`${href}/`) ? 'true' : undefined;
}
