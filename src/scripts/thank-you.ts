/**
 * Owns the thank-you screen of Contact, and the form for as long as its island does not. The island announces a
 * delivered request with an event. A press from before the island is alive is held for it; where it cannot be
 * loaded, the browser posts the form, and the answer is a redirect to #thank-you.
 * Without JavaScript the style sheet shows the screen by the hash alone.
 */
import { draftKey, receiptKey, sentEvent, thanksOverEvent, thankYouHash, tryKey } from '../site/addresses.ts';

const shownFor = 3000;
/** A script that has not come by then is taken for lost. */
const heldFor = 10_000;
const postedKey = 'quote-posted';
const root = document.documentElement;

function showThanks() {
  root.dataset.quote = 'sent';
  scrollTo(0, 0);
  document.getElementById('thank-you')?.focus({ preventScroll: true });
  setTimeout(() => {
    delete root.dataset.quote;
    document.dispatchEvent(new Event(thanksOverEvent));
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

document.addEventListener(sentEvent, showThanks);

function rememberPost() {
  try {
    sessionStorage.setItem(postedKey, '1');
  } catch {}
}

let isIslandLost = false;

/** Posts the form by itself, unless the island has taken the press. */
function postHeldPress(form: HTMLFormElement) {
  if (form.dataset.held === undefined) return;
  delete form.dataset.held;
  rememberPost();
  form.submit();
}

document.addEventListener('submit', (event) => {
  // The island sends it.
  if (event.defaultPrevented) return;
  if (isIslandLost) {
    rememberPost();
    return;
  }
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  if (form.dataset.held !== undefined) return;
  form.dataset.held = '';
  form.setAttribute('aria-busy', 'true');
  setTimeout(postHeldPress, heldFor, form);
});

document.addEventListener('astro:hydration-error', () => {
  isIslandLost = true;
  const held = document.querySelector<HTMLFormElement>('form[data-held]');
  if (held) postHeldPress(held);
});

function readHash() {
  const isAnswer = location.hash === thankYouHash && wasPosted();
  forgetPost();
  if (location.hash !== thankYouHash) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (!isAnswer) return;
  try {
    // They are of an earlier request.
    for (const key of [draftKey, receiptKey, tryKey]) sessionStorage.removeItem(key);
  } catch {}
  showThanks();
}

addEventListener('hashchange', readHash);
readHash();
