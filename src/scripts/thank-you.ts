/**
 * Owns the thank-you screen of Contact, and the form for as long as its island does not. The island announces a
 * delivered request with an event. A press from before the island is alive is held for it; where it cannot be
 * loaded, the browser posts the form, and the answer is a redirect to #thank-you.
 * Without JavaScript the style sheet shows the screen by the hash alone.
 */
import { draftKey, sentEvent, sentKey, thankYouHash, tryKey } from '../site/addresses.ts';

const shownFor = 3000;
/** A script that has not come by then is taken for lost. */
const heldFor = 10_000;
const postedKey = 'quote-posted';
const root = document.documentElement;

const screen = document.getElementById('thank-you') as HTMLElement;
const line = document.getElementById('sent') as HTMLElement;

// Whoever begins to write will see its pictures.
document.querySelector('main form')?.addEventListener('focusin', () => loadPictures(), { once: true });

function loadPictures() {
  for (const image of screen.querySelectorAll('img')) image.loading = 'eager';
}

interface Sent {
  /** In milliseconds. */
  at: number;
  /** Its value in the form; none where it is not known. */
  service: string;
}

function remember(sent: Sent) {
  try {
    sessionStorage.setItem(sentKey, JSON.stringify(sent));
  } catch {}
}

function recall(): Sent | undefined {
  try {
    const sent: Partial<Sent> = JSON.parse(sessionStorage.getItem(sentKey) ?? '{}');
    return typeof sent.at === 'number' ? { at: sent.at, service: String(sent.service) } : undefined;
  } catch {
    return undefined;
  }
}

/** Over the empty form, until the next request is sent or the tab is closed. */
function sayWhenSent({ at, service }: Sent) {
  const day = new Date(at);
  const isToday = day.toDateString() === new Date().toDateString();
  const time = day.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  const date = day.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  const option = [...document.querySelectorAll<HTMLOptionElement>('main [name="service"] option')].find(
    ({ value }) => value && value === service,
  );
  const about = !option || service.startsWith('multiple') ? line.dataset.any : option.label.toLowerCase();
  const words = line.dataset.sent
    ?.replace('[time]', isToday ? time : `${time} on ${date}`)
    .replace('[service]', about ?? '');
  (line.lastElementChild as Element).textContent = words ?? '';
  line.hidden = false;
}

function showThanks(service: string) {
  const sent = { at: Date.now(), service };
  remember(sent);
  loadPictures();
  root.dataset.quote = 'sent';
  scrollTo(0, 0);
  screen.focus({ preventScroll: true });
  setTimeout(() => {
    delete root.dataset.quote;
    sayWhenSent(sent);
    line.scrollIntoView({ block: 'nearest' });
    line.focus({ preventScroll: true });
  }, shownFor);
}

/** Whether this visit really is the answer to a form post: a link with the same hash must never claim success. */
function wasPosted() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') return false;
  try {
    return sessionStorage.getItem(postedKey) !== null;
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

document.addEventListener(sentEvent, (event) => showThanks((event as CustomEvent<string>).detail));

const readService = (form: HTMLFormElement) => String(new FormData(form).get('service') ?? '');

function rememberPost(form: HTMLFormElement) {
  try {
    sessionStorage.setItem(postedKey, readService(form));
  } catch {}
}

function recallService() {
  try {
    return sessionStorage.getItem(postedKey) ?? '';
  } catch {
    return '';
  }
}

let isIslandLost = false;

/** Posts the form by itself, unless the island has taken the press. */
function postHeldPress(form: HTMLFormElement) {
  if (form.dataset.held === undefined) return;
  delete form.dataset.held;
  rememberPost(form);
  form.submit();
}

document.addEventListener('submit', (event) => {
  // It is of an earlier request, and must not stand over one that may fail.
  line.hidden = true;
  // The island sends it.
  if (event.defaultPrevented) return;
  const form = event.target as HTMLFormElement;
  if (isIslandLost) {
    rememberPost(form);
    return;
  }
  event.preventDefault();
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
  const service = recallService();
  forgetPost();
  if (location.hash !== thankYouHash) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (!isAnswer) return;
  try {
    // They are of an earlier request.
    for (const key of [draftKey, tryKey]) sessionStorage.removeItem(key);
  } catch {}
  showThanks(service);
}

const sent = recall();
if (sent) sayWhenSent(sent);
delete root.dataset.sent;

addEventListener('hashchange', readHash);
readHash();
