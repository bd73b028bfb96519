/**
 * Owns the thank-you screen of Contact and the line over the form, and sees that no press is lost: one from before the
 * page's scripts are there waits for them, and what the form's own script (quote-form.client.ts) does not take, since it is
 * lost or has failed, the browser posts. The answer to that is a redirect to #thank-you. Without JavaScript the style
 * sheet shows the screen by the hash alone.
 */
import { draftKey, lastAttemptKey, sentEvent, sentKey, thankYouHash } from '../../../lib/site/addresses.ts';

const shownFor = 3000;
/** The screen stays while its call link is pointed at or focused, which is checked again after this time. */
const recheckMilliseconds = 500;
/** A script that has not come by then is taken for lost. */
const holdTimeout = 10_000;
const root = document.documentElement;

const screen = document.getElementById('thank-you') as HTMLElement;
const line = document.getElementById('sent') as HTMLElement;
const form = document.querySelector('main form') as HTMLFormElement;

/** All that the tab keeps of a request that was sent. */
interface Sent {
  /** Its value in the form; '' where it is not known. */
  service: string;
  /** In milliseconds; undefined while the browser posts the form. */
  at?: number;
}

/** Storage throws where the browser denies it: undefined. */
function useStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

const keep = (sent: Sent) => useStorage((storage) => storage.setItem(sentKey, JSON.stringify(sent)));
const forget = (key: string) => useStorage((storage) => storage.removeItem(key));

/** What stands there in any other shape, as another version of this page may leave it, is passed over. */
function recall(): Sent | undefined {
  const { service, at } = useStorage((storage) => JSON.parse(storage.getItem(sentKey) ?? '{}')) ?? {};
  const isTime = at === undefined || (typeof at === 'number' && at > 0 && at <= Date.now());
  return typeof service === 'string' && isTime ? { service, at } : undefined;
}

// Whoever begins to write will see its pictures.
form.addEventListener('focusin', loadPictures, { once: true });

function loadPictures() {
  for (const image of screen.querySelectorAll('img')) image.loading = 'eager';
}

/** Over the empty form, until the next request is sent or the tab is closed. */
function showSentLine(service: string, at: number) {
  const day = new Date(at);
  const isToday = day.toDateString() === new Date().toDateString();
  const time = day.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  const date = day.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  const option = [...form.querySelectorAll<HTMLOptionElement>('[name="service"] option')].find(
    ({ value }) => value && value === service,
  );
  const about = !option || service.startsWith('multiple') ? line.dataset.any : option.label.toLowerCase();
  const words = line.dataset.sent
    ?.replace('[time]', isToday ? time : `${time} on ${date}`)
    .replace('[service]', about ?? '');
  (line.querySelector('span') as Element).textContent = words ?? '';
  line.hidden = false;
}

function showThanks(service: string) {
  const at = Date.now();
  keep({ service, at });
  loadPictures();
  root.dataset.quote = 'sent';
  scrollTo(0, 0);
  screen.focus({ preventScroll: true });
  // A pointer that has not moved hovers the link by chance: the link appeared where it pressed the form's button.
  let hasMoved = false;
  screen.addEventListener('pointermove', () => (hasMoved = true), { once: true });
  const hide = () => {
    if (screen.querySelector(hasMoved ? 'a:is(:hover, :focus)' : 'a:focus')) {
      setTimeout(hide, recheckMilliseconds);
      return;
    }
    delete root.dataset.quote;
    showSentLine(service, at);
    line.scrollIntoView({ block: 'nearest' });
    line.focus({ preventScroll: true });
  };
  setTimeout(hide, shownFor);
}

document.addEventListener(sentEvent, (event) => showThanks((event as CustomEvent<string>).detail));

let areScriptsReady = false;
let isHeld = false;

function releaseHeldSubmit() {
  areScriptsReady = true;
  if (!isHeld) return;
  isHeld = false;
  form.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}

// By then each script of the page has run or failed.
document.addEventListener('DOMContentLoaded', releaseHeldSubmit);

document.addEventListener('submit', (event) => {
  // It is of an earlier request, and must not stand over one that may fail.
  line.hidden = true;
  forget(sentKey);
  // The form's script sends it.
  if (event.defaultPrevented) return;
  if (areScriptsReady) {
    keep({ service: (form.elements.namedItem('service') as HTMLSelectElement).value });
    return;
  }
  event.preventDefault();
  if (isHeld) return;
  isHeld = true;
  form.setAttribute('aria-busy', 'true');
  setTimeout(releaseHeldSubmit, holdTimeout);
});

/** Whether this visit really is the answer to the browser's own post: a link with the same hash never claims success. */
function isAnswer(sent: Sent | undefined) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') return false;
  if (useStorage(() => true)) return sent !== undefined && sent.at === undefined;
  // Storage is denied: a redirect came from this very page, or it was no post.
  return navigation.redirectCount > 0 && document.referrer.split(/[?#]/)[0] === location.href.split(/[?#]/)[0];
}

function readHash() {
  const sent = recall();
  // A post is answered once: whatever came of it, the next look at the form starts afresh.
  if (!sent?.at) forget(sentKey);
  if (location.hash !== thankYouHash) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (!isAnswer(sent)) return;
  // They are of an earlier request.
  for (const key of [draftKey, lastAttemptKey]) forget(key);
  showThanks(sent?.service ?? '');
}

const sent = recall();
if (sent?.at) showSentLine(sent.service, sent.at);
delete root.dataset.sent;

addEventListener('hashchange', readHash);
readHash();
