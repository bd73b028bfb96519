const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll', 'popstate'];

/** A page that never rests gets its React all the same. */
const longestWait = 200;

/**
 * Runs a task soon after the visitor's first sign of life: React takes a phone a good part of a second, and
 * before that sign there is nothing it could do that the page does not show already.
 */
export function onFirstSign(task: () => unknown) {
  const listening = new AbortController();
  const run = () => {
    listening.abort();
    runAfterFrame(task);
  };
  for (const sign of signs) addEventListener(sign, run, { capture: true, passive: true, signal: listening.signal });
}

/** The answer to what the visitor did is painted first; then the browser says when, where it can (Safari cannot). */
export const runAfterFrame = (task: () => unknown) =>
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: longestWait });
    else setTimeout(task);
  });
