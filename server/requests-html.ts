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

export interface PageFacts {
  brand: string;
  /** The address of the list, such as /requests. */
  basePath: string;
  /** 0 for ever. */
  keepDays: number;
  /** False where another program has signed the owner in. */
  canSignOut: boolean;
  now: () => number;
}

/** The buttons of a request, each with an address of its own. */
export const requestActions = ['note', 'done', 'new'] as const;
export type RequestAction = (typeof requestActions)[number];

/** The note of a form that was sent after its session had ended. */
export interface KeptNote {
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
  /** How many the filter finds, on all pages. */
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
const listedMessageBytes = 500;
/** Longer messages show their beginning, and the rest after a press on it. */
const openMessageLength = 90;
const listedTextLength = 100;
const nameLength = 60;
/** Mail programs and systems take links of about 2,000 characters. */
const maxMailBodyLength = 600;

const stateNames: Record<ShownState, string> = { new: 'New', done: 'Done', all: 'All' };

const day = 24 * 60 * 60_000;
const describeDays = (days: number) => (days >= 730 ? `about ${Math.round(days / 365.25)} years` : `${days} days`);

/** Returns the query of a list, '' for the first page of new requests. */
export function formatListQuery({ show, search, page }: ListState, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(show !== 'new' && { show }),
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
    ...more,
  });
  return query.size > 0 ? `?${query}` : '';
}

export function renderPage({ brand, basePath, canSignOut }: PageFacts, title: string, content: Html): string {
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

interface SignInPage {
  error?: string | undefined;
  kept?: KeptNote | undefined;
}

export function renderSignIn(facts: PageFacts, { error, kept }: SignInPage = {}): string {
  const query = kept ? formatListQuery(kept.list) : '';
  return renderPage(
    { ...facts, canSignOut: false },
    'Sign in',
    html`<h1>Sign in</h1>
${kept && html`<p class="status" role="status">You were signed out. Sign in, and your note is saved.</p>`}
${error !== undefined && html`<p class="error" id="error" role="alert">${error}</p>`}
<form class="box" method="post" action="${facts.basePath}/sign-in${query}">
<p><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required autofocus${
      error !== undefined && html` aria-invalid="true" aria-describedby="error"`
    }></p>
${
  kept &&
  html`<p><label for="note">Your note</label>
<textarea id="note" name="note" rows="4" maxlength="${maxNoteLength}">
${kept.note}</textarea></p>
<input type="hidden" name="request" value="${kept.id}">
<input type="hidden" name="action" value="${kept.action}">`
}
<button class="main">Sign in</button>
</form>
<p class="quiet">Whoever set up your site gave you this password.</p>`,
  );
}

/** A page of a few sentences, such as after a deletion. */
export function renderMessage(facts: PageFacts, title: string, sentences: string[]): string {
  return renderPage(
    facts,
    title,
    html`<h1>${title}</h1>
${sentences.map((sentence) => html`<p>${sentence}</p>`)}
<p><a class="button" href="${facts.basePath}">All requests</a></p>`,
  );
}

export function renderList(facts: PageFacts, list: RequestList): string {
  const { basePath, keepDays, now } = facts;
  const { requests, total, counts, outages, show, search, marked } = list;
  const amounts = { ...counts, all: counts.new + counts.done };
  const status = marked && renderMarked(facts, list, marked);
  // Above the marked request while the list still has it, else where it was.
  const statusId = requests.some(({ id }) => id === marked?.id) ? marked?.id : list.next;
  const isStatusInList = requests.some(({ id }) => id === statusId);
  const undelivered = requests.filter(({ deliveries }) => deliveries.length === 0).length;
  const isAllUndelivered = undelivered === requests.length;
  return renderPage(
    facts,
    'Requests',
    html`<h1>Requests</h1>
${outages.map((outage) => html`<p class="error" role="alert">${describeOutage(outage, now())}</p>`)}
<nav class="tabs" aria-label="Status">${shownStates.map(
      (state) =>
        html`<a href="${basePath}${formatListQuery({ show: state, search, page: 1 })}"${
          state === show && html` aria-current="page"`
        }>${stateNames[state]} (${amounts[state]})</a>`,
    )}</nav>
<form class="search" method="get" action="${basePath}" role="search">
<input type="hidden" name="show" value="all">
<input type="search" name="search" value="${search}" maxlength="200" aria-label="Search names, phone numbers, addresses, messages and notes" placeholder="Name, phone or any word">
<button>Search</button>
</form>
<p class="row"><span>${describeTotal(list)}</span>${
      search !== '' && total === 0 && amounts.all > 0 && renderElsewhere(facts, list, amounts.all)
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
        html`${status && request.id === statusId && html`<li>${status}</li>`}<li>${renderListed(facts, list, request, {
          next: requests[index + 1]?.id,
          isAllUndelivered,
          failingTargets: outages.map(({ target }) => target),
        })}</li>
`,
    )}</ol>
${renderPages(facts, list)}
<p class="quiet">${
      keepDays > 0
        ? `A request is deleted by itself after ${describeDays(keepDays)} (${keepDays} days).`
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

/** Leads from a search that finds nothing in its own state to what it finds in the other one. */
function renderElsewhere({ basePath }: PageFacts, { show, search }: RequestList, amount: number): Html {
  const other = show === 'new' ? 'done' : 'new';
  return html` <a class="button" href="${basePath}${formatListQuery({ show: other, search, page: 1 })}">Show ${amount} that ${
    amount === 1 ? 'is' : 'are'
  } ${other}</a>`;
}

function renderMarked({ basePath }: PageFacts, list: ListState, { id, doneAt, fields }: OwnerRequest): Html {
  const isDone = doneAt !== null;
  const query = formatListQuery(list);
  return html`<div class="status" id="marked" role="status"><a href="${basePath}/${id}${query}"><bdi>${
    shorten(fields.quote.name, nameLength) || 'No name'
  }</bdi></a> is ${isDone ? 'done' : 'new again'}.
<form method="post" action="${basePath}/${id}/${isDone ? 'new' : 'done'}${query}"><button>Undo</button></form></div>`;
}

function renderPages({ basePath }: PageFacts, list: RequestList): Html | undefined {
  const { page, pages } = list;
  if (pages <= 1) return undefined;
  const link = (to: number, words: string) =>
    to >= 1 &&
    to <= pages &&
    html`<a class="button" href="${basePath}${formatListQuery({ ...list, page: to })}">${words}</a>`;
  return html`<nav class="row" aria-label="Pages">${link(page - 1, 'Newer')} <span>Page ${page} of ${pages}</span> ${link(page + 1, 'Older')}</nav>`;
}

interface Place {
  /** The id of the request below. */
  next: string | undefined;
  /** True if all requests of this page were sent nowhere, which a note above the list states once. */
  isAllUndelivered: boolean;
  /** The targets whose failures the list explains above its requests. */
  failingTargets: string[];
}

function renderListed(
  facts: PageFacts,
  list: ListState,
  request: OwnerRequest,
  { next, isAllUndelivered, failingTargets }: Place,
): Html {
  const { id, at, doneAt, fields, deliveries, note } = request;
  const { quote } = fields;
  const path = `${facts.basePath}/${id}`;
  const back = formatListQuery(list);
  const flags = describeFlags(request);
  const query = formatListQuery(list, next === undefined ? {} : { next });
  const delivery =
    deliveries.length > 0 ? describeDeliveries(deliveries, failingTargets) : isAllUndelivered ? '' : 'Kept here only.';
  return html`<article id="request-${id}">
<h2><a href="${path}${back}"><bdi>${shorten(quote.name, nameLength) || 'No name'}</bdi></a></h2>
<p class="quiet">${list.show === 'all' && html`<span class="state">${doneAt === null ? 'New' : 'Done'}</span>, `}<time datetime="${new Date(at).toISOString()}">${formatRelativeTime(at, facts.now())}</time>${
    delivery !== '' && `. ${delivery}`
  }</p>
<p>${shorten(describeAsked(quote), 2 * listedTextLength)}<br>${renderPlace(quote.address, listedTextLength)}</p>
<p class="row contact">${renderPhone(quote.phone)} ${renderEmail(quote)}</p>
${quote.message !== '' && renderListedMessage(quote.message, `${path}${back}`)}
${flags !== '' && html`<p class="quiet">Check: ${shorten(flags, listedTextLength)}</p>`}
${note !== '' && html`<p class="message">Note: ${shorten(note, listedTextLength)}</p>`}
<div class="row">${
    doneAt === null
      ? html`<form method="post" action="${path}/done${query}"><button class="main">Mark as done</button></form>`
      : html`<form method="post" action="${path}/new${query}"><button>Mark as new</button></form>`
  }<a class="button" href="${path}${back}#note">${note === '' ? 'Add a note' : 'Change the note'}</a></div>
</article>`;
}

const describeAsked = ({ service, property }: QuoteValues) =>
  `${formatAnswer('service', service)}, ${formatAnswer('property', property)}`;

const renderPlace = (address: string, limit?: number): Html =>
  html`<a href="${getMapUrl(address.slice(0, limit))}" rel="noreferrer"><bdi>${
    limit === undefined ? escapeTerminalControls(address) : shorten(address, limit)
  }</bdi></a>`;

/** All that came and what became of it. */
function renderFacts(request: OwnerRequest): Html {
  const { id, at, doneAt, fields, deliveries } = request;
  const { quote, unknown } = fields;
  const flags = describeFlags(request);
  const rows: [label: string, value: Html][] = [
    ...(['service', 'property'] as const).map((field): [string, Html] => [
      getLabel(field),
      html`${escapeTerminalControls(formatAnswer(field, quote[field]))}`,
    ]),
    [getLabel('address'), renderPlace(quote.address)],
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

/** Shows a short message whole and the beginning of a longer one, which opens. */
function renderListedMessage(message: string, wholePath: string): Html {
  const whole = escapeTerminalControls(normalizeLines(message));
  const text = cutToBytes(whole, listedMessageBytes);
  const paragraph = html`<p class="message" dir="auto">${text}${text !== whole && '…'}</p>
${text !== whole && html`<p><a href="${wholePath}">Read the whole message</a></p>`}`;
  if (whole.length <= openMessageLength && whole.split('\n').length <= 2) return paragraph;
  const beginning = shorten(cutToBytes(whole.replace(/\s+/g, ' '), 2 * openMessageLength), openMessageLength);
  return html`<details><summary><span class="beginning"><bdi>${beginning}</bdi></span> <span class="more">The whole message</span></summary>
${paragraph}</details>`;
}

/** Cuts text to its size in the page, where a quotation mark takes six bytes. */
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
function encodeUpTo(text: string, limit: number): string {
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

/** Begins the owner's answer: a greeting, room for her words, and what was asked. */
function encodeMailBody(quote: QuoteValues): string {
  const lines = [
    `Hello ${shorten(quote.name, nameLength)},`,
    '',
    '',
    'You asked us:',
    `> ${shorten(describeAsked(quote), listedTextLength)}`,
    `> ${shorten(quote.address, listedTextLength)}`,
    ...(quote.message === '' ? [] : [`> ${shorten(quote.message.replace(/\s+/g, ' '), 300)}`]),
  ];
  return encodeUpTo(lines.join('\r\n'), maxMailBodyLength);
}

export interface RequestPage {
  request: OwnerRequest;
  /** The list to which the page links back. */
  list: ListState;
  status?: string | undefined;
  error?: string | undefined;
  /** The text of a note that was refused. */
  typedNote?: string | undefined;
}

export function renderRequest(facts: PageFacts, { request, list, status, error, typedNote }: RequestPage): string {
  const { id, at, doneAt, fields, note } = request;
  const path = `${facts.basePath}/${id}`;
  const query = formatListQuery(list);
  const name = shorten(fields.quote.name, nameLength) || 'No name';
  return renderPage(
    facts,
    name,
    html`<p><a href="${facts.basePath}${query}#request-${id}">Back to the list</a></p>
${status !== undefined && html`<p class="status" role="status">${status}</p>`}
${error !== undefined && html`<p class="error" id="error" role="alert">${error}</p>`}
<article>
<h1><bdi>${name}</bdi></h1>
${fields.quote.name.length > nameLength && html`<p class="message"><bdi>${escapeTerminalControls(fields.quote.name)}</bdi></p>`}
${renderFacts(request)}
</article>
<form class="box" method="post" action="${path}/note${query}">
<p><label for="note">Note</label>
<textarea id="note" name="note" rows="4" maxlength="${maxNoteLength}"${
      error !== undefined && html` aria-invalid="true" aria-describedby="error"`
    }>
${typedNote ?? note}</textarea></p>
<div class="row"><button class="main">Save the note</button><button formaction="${path}/${
      doneAt === null ? 'done' : 'new'
    }${query}">${doneAt === null ? 'Mark as done' : 'Mark as new'}</button></div>
<p class="quiet">Both buttons save the note.</p>
</form>
<details class="box">
<summary>Delete this request</summary>
<p>It goes for good, with its note and what is known of its deliveries. You are told where else it is: in mail, in your automation and in backups.</p>
<form method="post" action="${path}/delete"><button class="danger">Delete for good</button></form>
</details>
<p class="quiet">${
      facts.keepDays > 0
        ? `It is deleted by itself on about ${formatTime(at + facts.keepDays * day)}.`
        : 'It is kept until you delete it.'
    }</p>`,
  );
}
