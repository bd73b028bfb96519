/**
 * Shows the thank-you screen of Contact and then, instead of the form, the confirmation. Also prevents lost
 * submissions: one before the page's scripts have loaded waits for them, and one that quote-form.client.ts does not
 * handle, because it failed or did not load, is left to the browser. The response to that is a redirect to #thank-you.
 * Without JavaScript, the style sheet shows the screen because of this hash.
 */
import { draftKey, lastAttemptKey, sentEvent, sentKey, thankYouHash } from '../../../lib/site/addresses.ts';

const screenMilliseconds = 3000;
/** The screen stays while its call link is hovered or focused, and checks again after this time. */
const recheckMilliseconds = 500;
/** A script that has not loaded by then is treated as failed. */
const maxHoldMilliseconds = 10_000;
const root = document.documentElement;

const screen = document.getElementById('thank-you') as HTMLElement;
const confirmation = document.getElementById('sent') as HTMLElement;
const form = document.querySelector('main form') as HTMLFormElement;
const sheet = confirmation.parentElement as HTMLElement;

/** The only data of a sent request that stays in the tab. */
interface SentRequest {
  /** The values of the form's selects; '' if they are not known. */
  service: string;
  property: string;
  /** In milliseconds; `undefined` while the browser posts the form. */
  at?: number;
}

/** Returns `undefined` if the browser denies storage, which then throws. */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

const storeSentRequest = (sent: SentRequest) => tryStorage((storage) => storage.setItem(sentKey, JSON.stringify(sent)));
const removeStored = (key: string) => tryStorage((storage) => storage.removeItem(key));

/** Returns `undefined` for a value of another shape, which another version of this page may have stored. */
function readSentRequest(): SentRequest | undefined {
  const { service, property, at } = tryStorage((storage) => JSON.parse(storage.getItem(sentKey) ?? '{}')) ?? {};
  const isTime = at === undefined || (typeof at === 'number' && at > 0 && at <= Date.now());
  const isComplete = typeof service === 'string' && typeof property === 'string';
  return isComplete && isTime ? { service, property, at } : undefined;
}

// A visitor who starts typing will soon see the screen with its pictures.
form.addEventListener('focusin', loadPictures, { once: true });

function loadPictures() {
  for (const image of screen.querySelectorAll('img')) image.loading = 'eager';
}

/** The confirmation stays until the visitor asks for the form or closes the tab. */
function showConfirmation({ service, property, at }: Required<SentRequest>) {
  const day = new Date(at);
  const isToday = day.toDateString() === new Date().toDateString();
  const time = day.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  const date = day.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  const option = [...form.querySelectorAll<HTMLOptionElement>('[name="service"] option')].find(
    ({ value }) => value && value === service,
  );
  const { sentLine = '', anyService = '' } = confirmation.dataset;
  const serviceName = !option || service.startsWith('multiple') ? anyService : option.label.toLowerCase();
  (document.getElementById('sent-line') as Element).textContent = sentLine
    .replace('[time]', isToday ? time : `${time} on ${date}`)
    .replace('[service]', serviceName);
  // The style sheet shows the next steps for this property, which the empty form no longer contains.
  sheet.dataset.sentFor = property;
  root.dataset.sent = '';
}

/** Removes the stored request, too. */
function hideConfirmation() {
  delete root.dataset.sent;
  delete sheet.dataset.sentFor;
  removeStored(sentKey);
}

confirmation.querySelector('button')?.addEventListener('click', () => {
  hideConfirmation();
  form.querySelector('input')?.focus();
});

function showThanks({ service, property }: SentRequest) {
  const sent = { service, property, at: Date.now() };
  storeSentRequest(sent);
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
    showConfirmation(sent);
    scrollTo(0, 0);
    confirmation.focus({ preventScroll: true });
  };
  setTimeout(hide, screenMilliseconds);
}

document.addEventListener(sentEvent, (event) => showThanks((event as CustomEvent<SentRequest>).detail));

let areScriptsReady = false;
let isSubmitHeld = false;

function releaseHeldSubmit() {
  areScriptsReady = true;
  if (!isSubmitHeld) return;
  isSubmitHeld = false;
  form.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}

// Fires after each script of the page has run or failed.
document.addEventListener('DOMContentLoaded', releaseHeldSubmit);

document.addEventListener('submit', (event) => {
  // The confirmation is about an earlier request, and this one may fail.
  hideConfirmation();
  // quote-form.client.ts sends it.
  if (event.defaultPrevented) return;
  if (areScriptsReady) {
    const read = (name: string) => (form.elements.namedItem(name) as HTMLSelectElement).value;
    storeSentRequest({ service: read('service'), property: read('property') });
    return;
  }
  event.preventDefault();
  if (isSubmitHeld) return;
  isSubmitHeld = true;
  form.setAttribute('aria-busy', 'true');
  setTimeout(releaseHeldSubmit, maxHoldMilliseconds);
});

/** Returns `true` on the response to the browser's own submission. A link with the same hash must not claim success. */
function isSubmissionResponse(sent: SentRequest | undefined) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') return false;
  if (tryStorage(() => true)) return sent !== undefined && sent.at === undefined;
  // Without storage, only a redirect that came from this page can be such a response.
  return navigation.redirectCount > 0 && document.referrer.split(/[?#]/)[0] === location.href.split(/[?#]/)[0];
}

function handleHash() {
  const sent = readSentRequest();
  // A submission has one response. Later views of the page must not count as it.
  if (!sent?.at) removeStored(sentKey);
  if (location.hash !== thankYouHash) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (!isSubmissionResponse(sent)) return;
  // The draft and its idempotency key belong to the request that was sent.
  for (const key of [draftKey, lastAttemptKey]) removeStored(key);
  showThanks(sent ?? { service: '', property: '' });
}

// The inline script of src/pages/contact.astro has already hidden the form.
if ('sent' in root.dataset) {
  const sent = readSentRequest();
  if (sent?.at) showConfirmation({ ...sent, at: sent.at });
  else delete root.dataset.sent;
}

addEventListener('hashchange', handleHash);
handleHash();
