import type { Page } from '@playwright/test';

/** Elements that the check ignores. */
const exclusions = [
  { selector: '.skip', reason: 'The link that skips the header lies above the page until it has the focus.' },
];
export const excluded = exclusions.map(({ selector }) => selector).join(', ');

/**
 * Checks the page in its current state and returns one line for each fault: text over text, text under a picture or a
 * filled box, text or a control that is cut off or past the edge, a picture under 8 px, sideways scroll, and a control
 * that a press at its middle, or near its left or right end, does not reach. While the menu or a dialog is open, only
 * that is checked. `within` limits the check to one element.
 */
export const findGeometryFaults = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(collectFaults, { excluded, within });

/** Runs in the page, so it uses nothing from this module. */
export async function collectFaults({ excluded, within }: { excluded: string; within: string }): Promise<string[]> {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  /** The parts of the page in which the content of an element can be shown. */
  interface Clip {
    now: Box;
    /** The clip after the boxes around the element have been scrolled. */
    scrolled: Box;
  }

  /** Covers rounding, and the overhang of italic or slanted shapes. */
  const tolerance = 1;
  /** A part of a line this small contains no letter. */
  const minLetters = 4;
  const minPictureSize = 8;
  const pressedShares = [0.12, 0.5, 0.88];
  /** The box of a line is higher than its letters: this share of it is free above the capitals and below the base line. */
  const freeShare = 0.2;

  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  scrollTo({ top: 0, left: 0, behavior: 'instant' });

  const faults = new Set<string>();
  const topLayer = document.querySelector('dialog[open], :popover-open');
  const root = topLayer ?? document.querySelector(within) ?? document.body;
  const { clientWidth, scrollWidth } = document.documentElement;
  const edges: Box = { left: 0, top: 0, right: clientWidth, bottom: topLayer ? innerHeight : Infinity };

  const intersect = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isLargerThan = (box: Box, size: number) => box.right - box.left > size && box.bottom - box.top > size;
  const isWithin = (box: Box, limits: Box) =>
    box.left >= limits.left - tolerance &&
    box.right <= limits.right + tolerance &&
    box.top >= limits.top - tolerance &&
    box.bottom <= limits.bottom + tolerance;

  const describe = (element: Element, text = element.textContent ?? '') => {
    const name = (each: Element) => each.localName + [each.id && `#${each.id}`, ...each.classList].join('.');
    const part = element.closest('main > *, header, nav, footer, aside, dialog, [popover]');
    const label = text.replace(/\s+/g, ' ').trim() || element.getAttribute('aria-label') || element.getAttribute('alt');
    return [part && part !== element && name(part), name(element), label && `"${label.slice(0, 40)}"`]
      .filter(Boolean)
      .join(' ');
  };
  const format = ({ left, top, right, bottom }: Box) =>
    `[${[left, top].map(Math.round)} ${[right - left, bottom - top].map(Math.round).join('x')}]`;

  const clips = new Map<Element, Clip>();
  /** Returns the clip of an element's content. */
  const getClip = (element: Element): Clip => {
    const known = clips.get(element);
    if (known) return known;
    let { now, scrolled } = getClipAround(element);
    const { overflowX, overflowY, display, clipPath } = getComputedStyle(element);
    // The body cuts off content that overflows at its sides, which are the edges of the page.
    if (element !== document.body && display !== 'inline') {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const limitTo = (limits: (overflow: string) => boolean): Box => ({
        left: limits(overflowX) ? left : -Infinity,
        right: limits(overflowX) ? right : Infinity,
        top: limits(overflowY) ? top : -Infinity,
        bottom: limits(overflowY) ? bottom : Infinity,
      });
      const canScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      now = intersect(
        now,
        limitTo((overflow) => overflow !== 'visible'),
      );
      if (canScroll(overflowX)) scrolled = { ...scrolled, left: -Infinity, right: Infinity };
      if (canScroll(overflowY)) scrolled = { ...scrolled, top: -Infinity, bottom: Infinity };
      scrolled = intersect(
        scrolled,
        limitTo((overflow) => overflow !== 'visible' && !canScroll(overflow)),
      );
    }
    // Text for screen readers: no part of it is visible.
    if (clipPath === 'inset(50%)') now = scrolled = { left: 0, top: 0, right: 0, bottom: 0 };
    const clip = { now, scrolled };
    clips.set(element, clip);
    return clip;
  };
  /**
   * Returns the clip around an element. An absolutely positioned one is clipped by its containing block, not by boxes
   * between.
   */
  function getClipAround(element: Element): Clip {
    const { position } = getComputedStyle(element);
    const isAbsolute = position === 'absolute' && element instanceof HTMLElement;
    const parent = isAbsolute ? element.offsetParent : element.parentElement;
    if (element === root || !parent || position === 'fixed') return { now: edges, scrolled: edges };
    return getClip(parent);
  }

  const visibility = new Map<Element, boolean>();
  const isRendered = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(`${excluded}, [inert]`);
  const isVisible = (element: Element): boolean => {
    let visible = visibility.get(element);
    if (visible === undefined) {
      visible = isRendered(element) && isLargerThan(getClip(element).now, 0);
      visibility.set(element, visible);
    }
    return visible;
  };
  const hasPosition = (element: Element, positions: string[]): boolean =>
    element !== root &&
    (positions.includes(getComputedStyle(element).position) ||
      (element.parentElement !== null && hasPosition(element.parentElement, positions)));
  /** A bar that is fixed to the window overlaps other text at every scroll position. */
  const isFixed = (element: Element) => hasPosition(element, ['fixed']);
  /** A sticky element overlaps other text after the page has been scrolled. */
  const isPinned = (element: Element) => hasPosition(element, ['fixed', 'sticky']);

  if (scrollWidth > clientWidth) faults.add(`sideways scroll: ${scrollWidth} of ${clientWidth}`);

  const texts: { element: Element; node: Text }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (element && /\S/.test(node.data) && !element.closest('script, style, option') && isVisible(element))
      texts.push({ element, node });
  }
  const range = document.createRange();
  const listLines = (node: Text) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > minLetters);
  };

  const lines: (Box & { element: Element; text: string; fixed: boolean })[] = [];
  for (const { element, node } of texts) {
    const { now, scrolled } = getClip(element);
    for (const { left, top, right, bottom } of listLines(node)) {
      const free = (bottom - top) * freeShare;
      const letters = { left, right, top: top + free, bottom: bottom - free };
      if (!isWithin(letters, scrolled)) faults.add(`text cut off: ${describe(element, node.data)} ${format(letters)}`);
      const shown = intersect(letters, now);
      if (isLargerThan(shown, 0)) lines.push({ ...shown, element, text: node.data, fixed: isFixed(element) });
    }
  }
  lines.sort((a, b) => a.top - b.top);
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top > line.bottom) break;
      if (other.fixed === line.fixed && isLargerThan(intersect(line, other), 2 * tolerance)) {
        faults.add(
          `text over text: ${describe(line.element, line.text)} ${format(line)} and ${describe(other.element, other.text)} ${format(other)}`,
        );
      }
    }
  }

  for (const picture of root.querySelectorAll('img, svg, canvas, video, iframe')) {
    if (!isRendered(picture)) continue;
    const box = picture.getBoundingClientRect();
    const frame = getClipAround(picture).now;
    const shown = intersect(box, frame);
    // A picture clips itself, so one without a height is not visible. One that is scrolled away is no fault.
    const isCollapsed = isLargerThan(frame, 0) && !isLargerThan(box, minPictureSize - tolerance);
    if (isCollapsed || (isVisible(picture) && !isLargerThan(shown, minPictureSize - tolerance)))
      faults.add(`picture under ${minPictureSize} px: ${describe(picture, '')} ${format(shown)}`);
  }

  const controls = [...root.querySelectorAll('a[href], button, input, select, textarea, summary')]
    // For a hidden radio button or checkbox, the label receives the press.
    .map((control) => (control instanceof HTMLInputElement && !isVisible(control) && control.labels?.[0]) || control)
    .filter(isVisible);
  /** Returns the boxes of a link: one in each line that it spans. */
  const listBoxes = (control: Element) => [...control.getClientRects()].filter((box) => isLargerThan(box, minLetters));
  for (const control of controls) {
    const boxes = listBoxes(control);
    if (boxes.length === 0) faults.add(`control without a size: ${describe(control)}`);
    for (const box of boxes) {
      if (!isWithin(box, getClipAround(control).scrolled))
        faults.add(`control cut off: ${describe(control)} ${format(box)}`);
    }
  }

  // The page scrolls from here on, so earlier measurements of boxes are invalid.
  const bringIntoView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isScrolled = Number.isFinite(getClipAround(element).now.bottom);
    if (isScrolled || top < innerHeight / 4 || bottom > (innerHeight * 3) / 4)
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  };
  for (const control of controls) {
    bringIntoView(control);
    for (const box of listBoxes(control)) {
      for (const share of pressedShares) {
        const hit = document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2);
        const isLabel = hit?.closest('label')?.control === control || (control as HTMLLabelElement).control === hit;
        if (hit && (control.contains(hit) || isLabel)) continue;
        faults.add(
          `press at ${share * 100} % misses: ${describe(control)} ${format(box)} hits ${hit ? describe(hit) : 'nothing'}`,
        );
      }
    }
  }

  // A box that lets presses through still covers text, so each takes part in the hit test for a moment.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  const isFilled = (element: Element) => {
    if (!isVisible(element)) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const [, opacity = '1'] = /(?:rgba\(.*,|\/) *([\d.]+)\)$/.exec(backgroundColor) ?? [];
    return element.matches('img, canvas, video, iframe') || backgroundImage !== 'none' || Number(opacity) > 0.5;
  };
  for (const { element, node } of texts) {
    bringIntoView(element);
    for (const box of listLines(node)) {
      for (const share of pressedShares) {
        const y = box.top + box.height / 2;
        // The hit test rounds, so the last pixel row is outside the window.
        if (y < 0 || y > innerHeight - tolerance) continue;
        const hits = document.elementsFromPoint(box.left + box.width * share, y);
        const place = hits.findIndex((hit) => hit.contains(element));
        const cover = hits.slice(0, place).find((hit) => !element.contains(hit) && !isPinned(hit) && isFilled(hit));
        if (cover) faults.add(`text under ${describe(cover)}: ${describe(element, node.data)} ${format(box)}`);
        // A clip path cuts letters off without moving them.
        else if (!hits.includes(element)) faults.add(`text cut off: ${describe(element, node.data)} ${format(box)}`);
      }
    }
  }
  document.adoptedStyleSheets.pop();
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return [...faults];
}
