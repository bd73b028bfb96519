import { paths } from '../lib/site/paths.ts';

// Everything with a dot is a file: the sitemap, the contact card, a picture.
const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };

/**
 * Lets browsers load pages ahead of a click (https://html.spec.whatwg.org/multipage/speculative-loading.html): the
 * document of a link that the pointer rests on, and the whole page once the link is pressed. Browsers skip this if the
 * visitor saves data. Contact is never prerendered: its form keeps a draft in session storage, of which a prerendered
 * page has its own copy.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [
    { where: { and: [...pages.and, { not: { href_matches: `${paths.contact}*` } }] }, eagerness: 'conservative' },
  ],
});
