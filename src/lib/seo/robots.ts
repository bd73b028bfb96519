import type { Settings } from '../settings/settings.ts';
import { paths } from '../site/paths.ts';

/** What crawlers may read: all of the public site, nothing of any other build. */
export function composeRobots(settings: Settings): string {
  if (!settings.indexable) {
    return [
      '# Not the public site: no launch build, SITE_URL is not set, or this is a preview. Nothing here may be indexed.',
      'User-agent: *',
      'Disallow: /',
      '',
    ].join('\n');
  }
  const sitemap = new URL(paths.sitemap, settings.siteUrl).href;
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${sitemap}`, ''].join('\n');
}
