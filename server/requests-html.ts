/** The pages under /requests. Every value passes through the template `html`, which escapes it. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { escapeHtml } from '../src/lib/escape-html.ts';
import { getMailAddress } from '../src/lib/quotes/email-address.ts';
import { formatAnswer, getQuoteField, type QuoteField, type QuoteValues } from '../src/lib/quotes/quote-fields.ts';
import { formatRelativeTime, formatTime } from './denver-time.ts';
import { describeDeliveries, describeFlags, describeOutage } from './describe-request.ts';
import { formatUsNumber } from './format-us-number.ts';
import { type Html, html, trustMarkup } from './html.ts';
import { getMapUrl } from './map-url.ts';
import { escapeTerminalControls, shorten } from './printable-text.ts';
import {
  type MatchingRequests,
  maxNoteLength,
  type Outage,
  type OwnerRequest,
  type RequestFilter,
  type ShownState,
  shownStates,
} from './requests-list.ts';
import { requestsStyle } from './requests-style.ts';

export interface PageContext {
  brand: string;
  /** The address of the list, such as /requests. */
  basePath: string;
  /** Days until requests are deleted; 0 keeps them forever. */
  keepDays: number;
  /** False if another program has signed the owner in. */
  canSignOut: boolean;
  now: () => number;
}

/** The buttons of a request, each of which posts to its own address. */
export const requestActions = ['note', 'done', 'new'] as const;
export type RequestAction = (typeof requestActions)[number];

/** The note of a form that was sent after its session had ended. */
export interface PendingNote {
  id: string;
  action: RequestAction;
  note: string;
  list: ListState;
}

export interface ListState extends RequestFilter {
  page: number;
}

export interface RequestList extends ListState {
  requests: OwnerRequest[];
  /** Number of requests that match the filter, on all pages. */
  total: number;
  pages: number;
  counts: MatchingRequests['counts'];
  outages: Outage[];
  /** The request that was just marked. */
  marked?: OwnerRequest | undefined;
  /** The id of the request that follows the message about the marked one. */
  next?: string | undefined;
}

/** In a list, longer texts are cut and link to the whole, so that fifty of them stay a small page. */
const maxListedMessageBytes = 500;
/** Longer messages show only their beginning until it is clicked. */
const maxInlineMessageLength = 90;
const maxListedTextLength = 100;
const maxNameLength = 60;
/** Limits the encoded body: some mail programs and systems accept links of only about 2,000 characters. */
const maxMailBodyLength = 600;

const stateNames: Record<ShownState, string> = { new: 'New', done: 'Done', all: 'All' };

const dayMilliseconds = 24 * 60 * 60_000;
const describeDays = (days: number) => (days >= 730 ? `about ${Math.round(days / 365.25)} years` : `${days} days`);

/** Returns the query of a list, '' for the first page of new requests. */
export function formatListQuery(
  { show, search, page }: ListState,
  extraParameters: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    ...(show !== 'new' && { show }),
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
    ...extraParameters,
  });
  return query.size > 0 ? `?${query}` : '';
}

export function renderPage({ brand, basePath, canSignOut }: PageContext, title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand}</title>
<style>${trustMarkup(requestsStyle)}</style>
</head>
<body>
<header><div><strong><a href="${basePath}">Requests</a></strong> <a href="/">${brand}</a>${
    canSignOut && html`<form method="post" action="${basePath}/sign-out"><button>Sign out</button></form>`
  }</div></header>
<main>
${content}
</main>
</body>
</html>
`.markup;
}

interface SignInPageOptions {
  error?: string | undefined;
  pendingNote?: PendingNote | undefined;
}

export function renderSignIn(context: PageContext, { error, pendingNote }: SignInPageOptions = {}): string {
  const query = pendingNote ? formatListQuery(pendingNote.list) : '';
  return renderPage(
    { ...context, canSignOut: false },
    'Sign in',
    html`<h1>Sign in</h1>
${pendingNote && html`<p class="status" role="status">You were signed out. Sign in, and your note is saved.</p>`}
${error !== undefined && html`<p class="error" id="error" role="alert">${error}</p>`}
<form class="box" method="post" action="${context.basePath}/sign-in${query}">
<p><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required autofocus${
      error !== undefined && html` aria-invalid="true" aria-describedby="error"`
    }></p>
${
  pendingNote &&
  html`<p><label for="note">Your note</label>
<textarea id="note" name="note" rows="4" maxlength="${maxNoteLength}">
${pendingNote.note}</textarea></p>
<input type="hidden" name="request" value="${pendingNote.id}">
<input type="hidden" name="action" value="${pendingNote.action}">`
}
<button class="main">Sign in</button>
</form>
<p class="quiet">The person who set up your site gave you this password.</p>`,
  );
}

/** A page of a few sentences, such as after a deletion. */
export function renderMessage(context: PageContext, title: string, sentences: string[]): string {
  return renderPage(
    context,
    title,
    html`<h1>${title}</h1>
${sentences.map((sentence) => html`<p>${sentence}</p>`)}
<p><a class="button" href="${context.basePath}">All requests</a></p>`,
  );
}

export function renderList(context: PageContext, list: RequestList): string {
  const { basePath, keepDays, now } = context;
  const { requests, total, counts, outages, show, search, marked } = list;
  const countsByState = { ...counts, all: counts.new + counts.done };
  const status = marked && renderMarkedStatus(context, list, marked);
  // Above the marked request if the list still shows it, otherwise in the place where it was.
  const statusId = requests.some(({ id }) => id === marked?.id) ? marked?.id : list.next;
  const isStatusInList = requests.some(({ id }) => id === statusId);
  const undelivered = requests.filter(({ deliveries }) => deliveries.length === 0).length;
  const isAllUndelivered = undelivered === requests.length;
  return renderPage(
    context,
    'Requests',
    html`<h1>Requests</h1>
${outages.map((outage) => html`<p class="error" role="alert">${describeOutage(outage, now())}</p>`)}
<nav class="tabs" aria-label="Status">${shownStates.map(
      (state) =>
        html`<a href="${basePath}${formatListQuery({ show: state, search, page: 1 })}"${
          state === show && html` aria-current="page"`
        }>${stateNames[state]} (${countsByState[state]})</a>`,
    )}</nav>
<form class="search" method="get" action="${basePath}" role="search">
<input type="hidden" name="show" value="all">
<input type="search" name="search" value="${search}" maxlength="200" aria-label="Search names, phone numbers, addresses, messages and notes" placeholder="Name, phone or any word">
<button>Search</button>
</form>
<p class="row"><span>${describeTotal(list)}</span>${
      search !== '' && total === 0 && countsByState.all > 0 && renderOtherStateLink(context, list, countsByState.all)
    }${search !== '' && html` <a class="button" href="${basePath}">Clear the search</a>`}${
      total > 0 &&
      html` <a class="button" href="${basePath}/requests.csv${formatListQuery({ show, search, page: 1 })}">Download ${
        total === 1 ? 'this one' : `these ${total}`
      }</a>`
    }</p>
${undelivered > 0 && html`<p class="quiet">${describeUndelivered(isAllUndelivered)}</p>`}
${!isStatusInList && status}
<ol>${requests.map(
      (request, index) =>
        html`${status && request.id === statusId && html`<li>${status}</li>`}<li>${renderListItem(
          context,
          list,
          request,
          {
            next: requests[index + 1]?.id,
            isAllUndelivered,
            failingTargets: outages.map(({ target }) => target),
          },
        )}</li>
`,
    )}</ol>
${renderPages(context, list)}
<p class="quiet">${
      keepDays > 0
        ? `A request is deleted automatically after ${describeDays(keepDays)} (${keepDays} days).`
        : 'Requests are kept until you delete them.'
    }</p>`,
  );
}

const describeUndelivered = (isAll: boolean) =>
  isAll
    ? 'Kept here only: neither mail nor an automation was set up when they came.'
    : 'Kept here only means that neither mail nor an automation was set up when the request came.';

function describeTotal({ total, show, search, counts }: RequestList): string {
  if (search === '' && counts.new + counts.done === 0) return 'No request has come yet.';
  const state = show === 'all' ? '' : `${show} `;
  const amount = total === 1 ? `1 ${state}request` : `${total === 0 ? 'No' : total} ${state}requests`;
  return search === '' ? `${amount}.` : `${amount} with “${shorten(search, 60)}”.`;
}

/** Links a search without matches in its state to its matches in the other state. */
function renderOtherStateLink({ basePath }: PageContext, { show, search }: RequestList, amount: number): Html {
  const otherState = show === 'new' ? 'done' : 'new';
  return html` <a class="button" href="${basePath}${formatListQuery({ show: otherState, search, page: 1 })}">Show ${amount} that ${
    amount === 1 ? 'is' : 'are'
  } ${otherState}</a>`;
}

function renderMarkedStatus({ basePath }: PageContext, list: ListState, { id, doneAt, fields }: OwnerRequest): Html {
  const isDone = doneAt !== null;
  const query = formatListQuery(list);
  return html`<div class="status" id="marked" role="status"><a href="${basePath}/${id}${query}"><bdi>${
    shorten(fields.quote.name, maxNameLength) || 'No name'
  }</bdi></a> is ${isDone ? 'done' : 'new again'}.
<form method="post" action="${basePath}/${id}/${isDone ? 'new' : 'done'}${query}"><button>Undo</button></form></div>`;
}

function renderPages({ basePath }: PageContext, list: RequestList): Html | undefined {
  const { page, pages } = list;
  if (pages <= 1) return undefined;
  const link = (targetPage: number, text: string) =>
    targetPage >= 1 &&
    targetPage <= pages &&
    html`<a class="button" href="${basePath}${formatListQuery({ ...list, page: targetPage })}">${text}</a>`;
  return html`<nav class="row" aria-label="Pages">${link(page - 1, 'Newer')} <span>Page ${page} of ${pages}</span> ${link(page + 1, 'Older')}</nav>`;
}

interface ListItemOptions {
  /** The id of the next request in the list. */
  next: string | undefined;
  /** True if no request of this page was sent anywhere. A note above the list then replaces those of the requests. */
  isAllUndelivered: boolean;
  /** The targets whose failures the list explains above its requests. */
  failingTargets: string[];
}

function renderListItem(
  context: PageContext,
  list: ListState,
  request: OwnerRequest,
  { next, isAllUndelivered, failingTargets }: ListItemOptions,
): Html {
  const { id, at, doneAt, fields, deliveries, note } = request;
  const { quote } = fields;
  const path = `${context.basePath}/${id}`;
  const back = formatListQuery(list);
  const flags = describeFlags(request);
  const query = formatListQuery(list, next === undefined ? {} : { next });
  const delivery =
    deliveries.length > 0 ? describeDeliveries(deliveries, failingTargets) : isAllUndelivered ? '' : 'Kept here only.';
  return html`<article id="request-${id}">
<h2><a href="${path}${back}"><bdi>${shorten(quote.name, maxNameLength) || 'No name'}</bdi></a></h2>
<p class="quiet">${list.show === 'all' && html`<span class="state">${doneAt === null ? 'New' : 'Done'}</span>, `}<time datetime="${new Date(at).toISOString()}">${formatRelativeTime(at, context.now())}</time>${
    delivery !== '' && `. ${delivery}`
  }</p>
<p>${shorten(describeService(quote), 2 * maxListedTextLength)}<br>${renderMapLink(quote.address, maxListedTextLength)}</p>
<p class="row contact">${renderPhone(quote.phone)} ${renderEmail(quote)}</p>
${quote.message !== '' && renderListItemMessage(quote.message, `${path}${back}`)}
${flags !== '' && html`<p class="quiet">Check: ${shorten(flags, maxListedTextLength)}</p>`}
${note !== '' && html`<p class="message">Note: ${shorten(note, maxListedTextLength)}</p>`}
<div class="row">${
    doneAt === null
      ? html`<form method="post" action="${path}/done${query}"><button class="main">Mark as done</button></form>`
      : html`<form method="post" action="${path}/new${query}"><button>Mark as new</button></form>`
  }<a class="button" href="${path}${back}#note">${note === '' ? 'Add a note' : 'Change the note'}</a></div>
</article>`;
}

const describeService = ({ service, property }: QuoteValues) =>
  `${formatAnswer('service', service)}, ${formatAnswer('property', property)}`;

const renderMapLink = (address: string, limit?: number): Html =>
  html`<a href="${getMapUrl(address.slice(0, limit))}" rel="noreferrer"><bdi>${
    limit === undefined ? escapeTerminalControls(address) : shorten(address, limit)
  }</bdi></a>`;

/** Renders all fields and the state of each delivery. */
function renderDetails(request: OwnerRequest): Html {
  const { id, at, doneAt, fields, deliveries } = request;
  const { quote, unknown } = fields;
  const flags = describeFlags(request);
  const rows: [label: string, value: Html][] = [
    ...(['service', 'property'] as const).map((field): [string, Html] => [
      getLabel(field),
      html`${escapeTerminalControls(formatAnswer(field, quote[field]))}`,
    ]),
    [getLabel('address'), renderMapLink(quote.address)],
    ...Object.entries(unknown).map(([name, value]): [string, Html] => [
      escapeTerminalControls(name),
      html`<bdi>${escapeTerminalControls(value)}</bdi>`,
    ]),
    ...(flags === '' ? [] : [['Check', html`${escapeTerminalControls(flags)}`] as [string, Html]]),
  ];
  return html`<p class="quiet"><span class="state">${doneAt === null ? 'New' : 'Done'}</span>, received <time datetime="${new Date(at).toISOString()}">${formatTime(at)}</time>, request ${id}${
    doneAt !== null && html`, done ${formatTime(doneAt)}`
  }</p>
<p class="row contact">${renderPhone(quote.phone)} ${renderEmail(quote)}</p>
<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
${quote.message !== '' && html`<p class="message" dir="auto">${escapeTerminalControls(normalizeLines(quote.message))}</p>`}
<p class="quiet">${describeDeliveries(deliveries)}</p>`;
}

const getLabel = (field: QuoteField) => getQuoteField(field).label;

const normalizeLines = (text: string) => text.replaceAll('\r\n', '\n');

/** Renders a short message in full, and a longer one as a disclosure that shows its beginning. */
function renderListItemMessage(message: string, fullTextPath: string): Html {
  const fullText = escapeTerminalControls(normalizeLines(message));
  const text = cutToBytes(fullText, maxListedMessageBytes);
  const paragraph = html`<p class="message" dir="auto">${text}${text !== fullText && '…'}</p>
${text !== fullText && html`<p><a href="${fullTextPath}">Read the whole message</a></p>`}`;
  if (fullText.length <= maxInlineMessageLength && fullText.split('\n').length <= 2) return paragraph;
  const beginning = shorten(
    cutToBytes(fullText.replace(/\s+/g, ' '), 2 * maxInlineMessageLength),
    maxInlineMessageLength,
  );
  return html`<details><summary><span class="beginning"><bdi>${beginning}</bdi></span> <span class="more">The whole message</span></summary>
${paragraph}</details>`;
}

/** Cuts text to a number of bytes in the page, where a quotation mark takes six. */
function cutToBytes(text: string, limit: number): string {
  let bytes = 0;
  let length = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(escapeHtml(character));
    if (bytes > limit) return text.slice(0, length);
    length += character.length;
  }
  return text;
}

const encodedEllipsis = encodeURIComponent('…');

/** Encodes text for an address. A longer text ends with an ellipsis within `limit`. */
function encodeWithinLimit(text: string, limit: number): string {
  let shortened = '';
  let encoded = '';
  for (const character of text) {
    encoded += encodeURIComponent(character);
    if (encoded.length > limit) return shortened + encodedEllipsis;
    if (encoded.length + encodedEllipsis.length <= limit) shortened = encoded;
  }
  return encoded;
}

function renderPhone(phone: string): Html {
  const text = formatUsNumber(phone) ?? shorten(phone, 60);
  const number = parsePhoneNumberFromString(phone, 'US');
  const digits = phone.replace(/[^\d+]/g, '').slice(0, 20);
  const address = number?.getURI() ?? (digits === '' ? undefined : `tel:${digits}`);
  if (address === undefined) return html`<bdi>${text}</bdi>`;
  return html`<a class="button" href="${address}"><span>Call</span> <bdi>${text}</bdi></a>`;
}

function renderEmail(quote: QuoteValues): Html {
  const { email } = quote;
  if (email === '') return html`<span class="quiet">No email address</span>`;
  const address = getMailAddress(email);
  const text = html`<bdi>${shorten(email, 100)}</bdi>`;
  if (address === undefined) return text;
  // Percent-encoded, so that nothing in the address can become a header of the mail.
  const recipient = encodeURIComponent(address.toWellFormed()).replaceAll('%40', '@');
  const link = `mailto:${recipient}?subject=Your%20quote%20request&body=${encodeMailBody(quote)}`;
  return html`<a class="button" href="${link}"><span>Email</span> ${text}</a>`;
}

/** Composes the beginning of the owner's answer: a greeting, an empty line to write in, and the request. */
function encodeMailBody(quote: QuoteValues): string {
  const lines = [
    `Hello ${shorten(quote.name, maxNameLength)},`,
    '',
    '',
    'You asked us:',
    `> ${shorten(describeService(quote), maxListedTextLength)}`,
    `> ${shorten(quote.address, maxListedTextLength)}`,
    ...(quote.message === '' ? [] : [`> ${shorten(quote.message.replace(/\s+/g, ' '), 300)}`]),
  ];
  return encodeWithinLimit(lines.join('\r\n'), maxMailBodyLength);
}

export interface RequestPageOptions {
  request: OwnerRequest;
  /** The list to which the page links back. */
  list: ListState;
  status?: string | undefined;
  error?: string | undefined;
  /** The text of a note that was refused. */
  refusedNote?: string | undefined;
}

export function renderRequest(
  context: PageContext,
  { request, list, status, error, refusedNote }: RequestPageOptions,
): string {
  const { id, at, doneAt, fields, note } = request;
  const path = `${context.basePath}/${id}`;
  const query = formatListQuery(list);
  const name = shorten(fields.quote.name, maxNameLength) || 'No name';
  return renderPage(
    context,
    name,
    html`<p><a href="${context.basePath}${query}#request-${id}">Back to the list</a></p>
${status !== undefined && html`<p class="status" role="status">${status}</p>`}
${error !== undefined && html`<p class="error" id="error" role="alert">${error}</p>`}
<article>
<h1><bdi>${name}</bdi></h1>
${fields.quote.name.length > maxNameLength && html`<p class="message"><bdi>${escapeTerminalControls(fields.quote.name)}</bdi></p>`}
${renderDetails(request)}
</article>
<form class="box" method="post" action="${path}/note${query}">
<p><label for="note">Note</label>
<textarea id="note" name="note" rows="4" maxlength="${maxNoteLength}"${
      error !== undefined && html` aria-invalid="true" aria-describedby="error"`
    }>
${refusedNote ?? note}</textarea></p>
<div class="row"><button class="main">Save the note</button><button formaction="${path}/${
      doneAt === null ? 'done' : 'new'
    }${query}">${doneAt === null ? 'Mark as done' : 'Mark as new'}</button></div>
<p class="quiet">Both buttons save the note.</p>
</form>
<details class="box">
<summary>Delete this request</summary>
<p>This cannot be undone. It deletes the request, its note and the state of its deliveries. The next page lists where else the request is: in mail, in your automation and in backups.</p>
<form method="post" action="${path}/delete"><button class="danger">Delete for good</button></form>
</details>
<p class="quiet">${
      context.keepDays > 0
        ? `It is deleted automatically on about ${formatTime(at + context.keepDays * dayMilliseconds)}.`
        : 'It is kept until you delete it.'
    }</p>`,
  );
}
