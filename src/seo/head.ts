import type { Settings } from '../site/settings.ts';

export interface PageHead {
  /** Address inside the site, starting with a slash. */
  route: string;
  title: string;
  description: string;
  /** The page answers a wrong address: no canonical, never indexed. */
  missing?: boolean;
}

type Tag = { tag: 'meta' | 'link' } & Record<string, string>;

/** All of a page's head that depends on its content. Pure: the same page and settings give the same tags. */
export function getHeadTags(head: PageHead, settings: Settings): { title: string; tags: Tag[] } {
  const address = new URL(head.route, settings.siteUrl).href;
  const tags: Tag[] = [
    { tag: 'meta', name: 'description', content: head.description },
    { tag: 'meta', name: 'theme-color', content: '#0b2530' },
  ];
  if (head.missing || !settings.indexable) tags.push({ tag: 'meta', name: 'robots', content: 'noindex' });
  if (!head.missing) tags.push({ tag: 'link', rel: 'canonical', href: address });
  return { title: head.title, tags };
}
