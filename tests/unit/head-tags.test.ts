import { describe, expect, it } from 'vitest';
import { getHeadTags, type PageHead } from '../../src/seo/head.ts';
import { parseSettings } from '../../src/settings/settings.ts';

const page: PageHead = {
  route: '/services',
  title: 'Services | Brand',
  description: 'What we do.',
  card: { label: 'Services', heading: 'All of it', picture: 'a' },
};
const publicSite = { SITE_URL: 'https://www.brand.com', PUBLIC_LAUNCH: '1' };

function getContents(head: PageHead, variables: Record<string, string>) {
  const { tags } = getHeadTags(head, parseSettings(variables), 'Brand');
  return new Map(tags.map((tag) => [tag['name'] ?? tag['property'] ?? tag['rel'], tag['content'] ?? tag['href']]));
}

describe('robots', () => {
  it.each([
    ['no public address', {}],
    ['a build that shows samples', { ...publicSite, PUBLIC_LAUNCH: '' }],
    ['a preview', { ...publicSite, PUBLIC_PREVIEW: '1' }],
  ])('keeps %s out of search engines', (_, variables) => {
    expect(getContents(page, variables).get('robots')).toBe('noindex');
  });

  it('opens the public site, with large previews of its pictures', () => {
    expect(getContents(page, publicSite).get('robots')).toBe('max-image-preview:large');
  });
});

describe('a page that exists', () => {
  it('names its own exact address everywhere', () => {
    const contents = getContents(page, publicSite);
    for (const name of ['canonical', 'og:url']) expect(contents.get(name)).toBe('https://www.brand.com/services');
  });

  it('names one card, with size and words, for all networks', () => {
    const contents = getContents(page, publicSite);
    expect(contents.get('og:image')).toBe('https://www.brand.com/share/services.jpg');
    expect(contents.get('twitter:image')).toBe(contents.get('og:image'));
    expect(contents.get('og:image:alt')).toBe('Services: All of it');
    expect([contents.get('og:image:width'), contents.get('og:image:height')]).toEqual(['1200', '630']);
  });
});

describe('a page for wrong addresses', () => {
  const contents = getContents({ ...page, missing: true }, publicSite);

  it('is never indexed, even on the public site', () => {
    expect(contents.get('robots')).toBe('noindex');
  });

  it('claims no address and no preview', () => {
    expect([...contents.keys()]).toEqual(['description', 'robots', 'theme-color']);
  });
});
