/**
 * Falls back to the browser's own form submission if scripts cannot send: an extension may have replaced `fetch`, or a
 * blocker may stop their requests. Both attempts have the same idempotency key, so a request that did arrive is stored
 * once.
 */
import type { QuoteValues } from '../../../lib/quotes/quote-fields.ts';
import { getIdempotencyKey, RefusedError, resolveAction, TimeoutError } from './send-quote.client.ts';

const probeMilliseconds = 5_000;
const keyFieldName = 'idempotency-key';

/** Resolves to `true` if an XMLHttpRequest gets a response, with any status: then only `fetch` itself has failed. */
const respondsToXhr = (url: URL) =>
  new Promise<boolean>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url.href);
    request.timeout = probeMilliseconds;
    // A redirect would also apply to the form's POST.
    request.onload = () => resolve(request.responseURL === url.href);
    request.onloadend = () => resolve(false);
    request.send();
  });

/** Resolves to `true` if the site can be reached at all. */
const loadsImage = () =>
  new Promise<boolean>((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    setTimeout(() => resolve(false), probeMilliseconds);
    image.src = `/favicon.svg?${Date.now()}`;
  });

/**
 * Decides after an attempt that failed with this error. The browser's submission replaces the page, so it must not be
 * tried while the site cannot be reached. After the first attempt it needs proof that `fetch` itself is broken; from
 * the second on, a site that can be reached is enough. On another origin, no key prevents a duplicate request.
 */
export async function canPostByBrowser(action: string, error: unknown, unansweredAttempts: number) {
  const url = resolveAction(action);
  if (url.origin !== location.origin || error instanceof RefusedError) return false;
  if (unansweredAttempts > 1) return loadsImage().catch(() => false);
  return !(error instanceof TimeoutError) && respondsToXhr(url).catch(() => false);
}

/** Adds the idempotency key as a hidden field. */
export function addKeyField(form: HTMLFormElement, values: QuoteValues) {
  const existing = form.querySelector<HTMLInputElement>(`[name="${keyFieldName}"]`);
  const field = existing ?? document.createElement('input');
  field.type = 'hidden';
  field.name = keyFieldName;
  field.value = getIdempotencyKey(values);
  if (!existing) form.append(field);
}
