import { describe, expect, it } from 'vitest';
import { getHeadTags, type PageHead } from '../../src/lib/seo/head.ts';
import { parseSettings } from '../../src/lib/settings/settings.ts';

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
  ])('robots tags keep %s out of search engines', (_, variables) => {
    expect(getContents(page, variables).get('robots')).toBe('noindex');
  });

  it('robots tags open the public site, with large previews of its pictures', () => {
    expect(getContents(page, publicSite).get('robots')).toBe('max-image-preview:large');
  });
});

it('the 404 page is never indexed, even on the public site', () => {
  expect(getContents({ ...page, isNotFound: true }, publicSite).get('robots')).toBe('noindex');
});
