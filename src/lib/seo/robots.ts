import type { Settings } from '../settings/settings.ts';
import { paths } from '../site/paths.ts';

/**
 * Returns robots.txt. Crawlers may read every build: each page of one that is not public has `noindex`, which a crawler
 * sees only if it may fetch the page. Without that, a linked page would be listed as a bare address.
 */
export function composeRobots(settings: Settings): string {
  const rules = ['User-agent: *', 'Disallow: /api/', ''];
  if (!settings.indexable) {
    return ['# Not the public site: each page asks not to be indexed.', ...rules].join('\n');
  }
  const sitemap = new URL(paths.sitemap, settings.siteUrl).href;
  return [...rules, `Sitemap: ${sitemap}`, ''].join('\n');
}
