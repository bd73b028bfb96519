import type { Page } from '@playwright/test';

/**
 * The hand-made page that a built page is measured against: the same words in the same boxes, the same rules with the
 * same two typefaces, and the same first picture; no script, no other picture, no drawing, and nothing in the head that
 * a browser does not need. The boxes and their classes stay, for without them the rules would apply to nothing and
 * another element would be the largest one.
 */
export async function makeFloorPage(page: Page, html: string): Promise<string> {
  return page.evaluate((source) => {
    const built = new DOMParser().parseFromString(source, 'text/html');
    const gone = [
      'script, template, iframe, svg, noscript, link:not([as=image])',
      'meta:not([charset], [name=viewport], [name=description])',
      'picture:not(:has([fetchpriority=high])), img:not(picture img, [fetchpriority=high])',
    ];
    for (const element of built.querySelectorAll(gone.join())) element.remove();
    for (const island of built.querySelectorAll('astro-island')) island.replaceWith(...island.childNodes);
    // Names for programs that read aloud are no text on the screen; the rules need those of the second expression.
    for (const element of built.querySelectorAll('body *')) {
      for (const { name } of [...element.attributes]) {
        if (/^(aria-|role$|autocomplete$|tabindex$|decoding$)/.test(name) && !/^aria-(current|pressed)$/.test(name)) {
          element.removeAttribute(name);
        }
      }
    }
    return `<!doctype html>${built.documentElement.outerHTML}`;
  }, html);
}
