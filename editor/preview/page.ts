/**
 * Runs in the pages of the site beside the forms, and nowhere else: tells what is pressed, and shows what is typed. It
 * knows nothing of the content; which field says the words that it tells is for the editor to find.
 */
import type { FromPage, Shown, ToPage } from './messages.ts';

// Shorter words would be found within others.
const leastPart = 12;
const mark = 'data-beside';

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What is typed over the words of the site, and what they were. */
const typedOver = new Map<Text, { saved: string; typed: string }>();

function getSaved(node: Text): string {
  const over = typedOver.get(node);
  // A script of the page may have said something else since.
  return over?.typed === node.data ? over.saved : node.data;
}

function listTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (tidy(getSaved(node)) && !node.parentElement?.closest('script, style, noscript')) texts.push(node);
  }
  return texts;
}

function findTexts(words: string, texts = listTexts()): Text[] {
  const whole = texts.filter((node) => tidy(getSaved(node)) === words);
  return whole.length > 0 || words.length < leastPart
    ? whole
    : texts.filter((node) => tidy(getSaved(node)).includes(words));
}

/** Words that a link or a stress makes pieces of. */
const findBlock = (words: string) =>
  [...document.querySelectorAll('p, li, dd, dt, h1, h2, h3, summary, td, blockquote, figcaption')].findLast((block) =>
    tidy(block.textContent).includes(words),
  );

function findShown({ words, slot }: Shown): Element | undefined {
  const found = slot
    ? [...document.querySelectorAll(`.picture-${CSS.escape(slot)}`)]
    : words
      ? findTexts(words).map((node) => node.parentElement as Element)
      : [];
  const rank = (element: Element) => Number(!element.closest('main')) + 2 * Number(!element.checkVisibility());
  return found.sort((one, other) => rank(one) - rank(other))[0] ?? (words ? findBlock(words) : undefined);
}

function light(element: Element | undefined) {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  element?.setAttribute(mark, '');
}

/** Where the page has come anew, it has closed what was open. */
function unfold(element: Element) {
  for (let box = element.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
}

function bringIntoSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
}

function showTyped(pairs: ToPage['typed']) {
  const texts = listTexts();
  const wanted = new Map<Text, string>();
  for (const [saved, typed] of pairs) {
    for (const node of findTexts(saved, texts)) {
      const words = wanted.get(node) ?? getSaved(node);
      wanted.set(
        node,
        (words.includes(saved) ? words : tidy(words)).replace(saved, () => typed),
      );
    }
  }
  for (const node of texts) {
    const saved = getSaved(node);
    const typed = wanted.get(node) ?? saved;
    typedOver.delete(node);
    if (typed !== saved) typedOver.set(node, { saved, typed });
    if (node.data !== typed) node.data = typed;
  }
}

/** The text under the pointer itself: a browser names the nearest one, however far. */
function findPressedText({ clientX, clientY, target }: MouseEvent): { node: Text; letter: number } | undefined {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  const node = caret?.offsetNode;
  if (caret && node instanceof Text && target instanceof Node && target.contains(node)) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isUnder = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
    );
    if (isUnder) return { node, letter: caret.offset };
  }
  return undefined;
}

function describePressed(event: MouseEvent): Extract<FromPage, { kind: 'pressed' }> {
  const target = event.target as Element;
  const text = findPressedText(event);
  const picture = text
    ? undefined
    : document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.localName === 'img');
  const around = text?.node.parentElement ?? target;
  const block = around.closest('p, li, dd, dt, h1, h2, h3, summary, td, blockquote, figcaption') ?? around;
  // By the keyboard there is no pointer: a control stands for its words.
  const words = text ? getSaved(text.node) : picture || target.childElementCount > 3 ? '' : target.textContent;
  light(text?.node.parentElement ?? picture);
  const slot = /\bpicture-([\w-]+)/.exec(picture?.className ?? '')?.[1];
  return {
    kind: 'pressed',
    page: location.pathname,
    words: tidy(words),
    block: tidy(block.textContent),
    letter: text?.letter ?? 0,
    ...(slot && { slot }),
    isLink: false,
  };
}

/** Begins, and speaks with the editor at this address alone. */
export function speakWith(editor: string) {
  // In a tab of its own the site is only the site.
  if (parent === window) return;
  const tell = (message: FromPage) => parent.postMessage(message, editor);

  addEventListener('message', ({ origin, source, data }: MessageEvent<ToPage>) => {
    if (origin !== editor || source !== parent) return;
    const { typed, at, stays = false } = data;
    // A page that has come anew says already what the editor has not yet heard is saved.
    const found = at && (findShown(at) ?? findShown({ words: typed.find(([saved]) => saved === at.words)?.[1] }));
    showTyped(typed);
    if (!at) return;
    light(found);
    if (found) unfold(found);
    if (found && !stays) bringIntoSight(found);
    const isLive = !at.isFixed && at.words !== undefined && findTexts(at.words).length > 0;
    tell({ kind: 'shown', at, isThere: found !== undefined, isLive });
  });

  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      // Links within the site lead on; a phone, a mailbox or another site would lead out of the editor.
      const isLink = link !== null && link.origin === location.origin && link.pathname !== location.pathname;
      if (link && !isLink && !link.hash) event.preventDefault();
      const pressed = describePressed(event);
      if (pressed.words || pressed.slot) tell({ ...pressed, isLink });
    },
    { capture: true },
  );

  const look = document.createElement('style');
  look.textContent = `[${mark}] { outline: 3px solid #0a678e !important; outline-offset: 3px !important; }`;
  document.head.append(look);
  tell({ kind: 'opened', page: location.pathname });
}
