import type { Page } from '@playwright/test';

/**
 * The hand-made page that a built page is measured against: the same words in the same boxes, the same rules and the
 * same first picture; no typeface file, no script, no other picture, no drawing, and nothing in the head that a browser
 * does not need. The boxes and their classes stay, for without them the rules would apply to nothing and another
 * element would be the largest one.
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

    const comments = built.createTreeWalker(built, NodeFilter.SHOW_COMMENT);
    const found: Node[] = [];
    while (comments.nextNode()) found.push(comments.currentNode);
    for (const comment of found) comment.parentNode?.removeChild(comment);

    const styles = [...built.querySelectorAll('style')];
    const rules = styles.map((style) => style.textContent).join('');
    for (const style of styles.slice(1)) style.remove();
    if (styles[0]) styles[0].textContent = rules.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');

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
