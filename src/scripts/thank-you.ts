/**
 * Owns the thank-you screen of Contact. The form's island announces a delivered request with 'quote-sent'; a request
 * posted without the island (not loaded yet, or failed to load) comes back by a redirect to #thank-you.
 * Without JavaScript the style sheet shows the screen by the hash alone.
 */
const shownFor = 3000;
const postedKey = 'quote-posted';
const root = document.documentElement;

function showThanks() {
  root.dataset.quote = 'sent';
  scrollTo(0, 0);
  document.getElementById('thank-you')?.focus({ preventScroll: true });
  setTimeout(() => {
    delete root.dataset.quote;
    document.dispatchEvent(new Event('quote-thanks-over'));
  }, shownFor);
}

/** Whether this visit really is the answer to a form post: a link with the same hash must never claim success. */
function wasPosted() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') return false;
  try {
    return sessionStorage.getItem(postedKey) === '1';
  } catch {
    // Storage is denied: a redirect came from this very page, or it was no post.
    return navigation.redirectCount > 0 && document.referrer.split(/[?#]/)[0] === location.href.split(/[?#]/)[0];
  }
}

/** A post is answered once: whatever came of it, the next look at the form starts afresh. */
function forgetPost() {
  try {
    sessionStorage.removeItem(postedKey);
  } catch {}
}

document.addEventListener('quote-sent', showThanks);

document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  try {
    sessionStorage.setItem(postedKey, '1');
  } catch {}
});

function readHash() {
  const isAnswer = location.hash === '#thank-you' && wasPosted();
  forgetPost();
  if (location.hash !== '#thank-you') return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (!isAnswer) return;
  try {
    sessionStorage.removeItem('quote-draft');
  } catch {}
  showThanks();
}

addEventListener('hashchange', readHash);
readHash();

export {};
