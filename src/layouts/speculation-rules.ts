import { paths } from '../lib/site/paths.ts';

// Everything with a dot is a file: the sitemap, the contact card, a picture.
const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };

/**
 * What a browser may load ahead of a click (https://html.spec.whatwg.org/multipage/speculative-loading.html): the
 * document of a link that the pointer rests on, and the whole page once the link is pressed. Browsers leave it when
 * the visitor saves data. Contact is never prerendered: its form keeps a draft in the session's storage, of which a
 * prerendered page holds a copy of its own.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [
    { where: { and: [...pages.and, { not: { href_matches: `${paths.contact}*` } }] }, eagerness: 'conservative' },
  ],
});
