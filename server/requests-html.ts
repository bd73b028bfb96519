/** The pages under /requests. Every value passes through the template `html`, which escapes it. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { escapeHtml } from '../src/lib/escape-html.ts';
import { getMailAddress } from '../src/lib/quotes/email-address.ts';
import { formatAnswer, getQuoteField, type QuoteField } from '../src/lib/quotes/quote-fields.ts';
import { formatTime } from './denver-time.ts';
import { describeDeliveries, describeFlags } from './describe-request.ts';
import { type Html, html, trustMarkup } from './html.ts';
import { getMapUrl } from './map-url.ts';
import { escapeTerminalControls, shorten } from './printable-text.ts';
import { maxNoteLength, type OwnerRequest, type RequestFilter, type ShownState, shownStates } from './requests-list.ts';
import { requestsStyle } from './requests-style.ts';

export interface PageFacts {
  brand: string;
  /** The address of the list, such as /requests. */
  basePath: string;
  /** 0 for ever. */
  keepDays: number;
  /** False where another program has signed the owner in. */
  canSignOut: boolean;
}

export interface ListState extends RequestFilter {
  page: number;
}

export interface RequestList extends ListState {
  requests: OwnerRequest[];
  /** How many the filter finds, on all pages. */
  total: number;
  pages: number;
  counts: { new: number; done: number };
  /** The request that was just marked. */
  marked?: OwnerRequest | undefined;
  /** The id of the request before which the message about the marked one stands. */
  next?: string | undefined;
}

/** In a list, longer texts are cut and link to the whole, so that fifty of them stay a small page. */
const listedMessageBytes = 900;
const listedTextLength = 100;
const nameLength = 60;

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

export function renderSignIn(facts: PageFacts, error?: string): string {
  return renderPage(
    { ...facts, canSignOut: false },
    'Sign in',
    html`<h1>Sign in</h1>
${error !== undefined && html`<p class="error" id="error" role="alert">${error}</p>`}
<form class="box" method="post" action="${facts.basePath}/sign-in">
<p><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required autofocus${
      error !== undefined && html` aria-invalid="true" aria-describedby="error"`
    }></p>
<button class="main">Sign in</button>
</form>
<p class="quiet">It is REQUESTS_PASSWORD in the settings of the server. Whoever set up the site knows it.</p>`,
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
  const { basePath, keepDays } = facts;
  const { requests, total, counts, show, search, marked } = list;
  const amounts = { ...counts, all: counts.new + counts.done };
  const status = marked && renderMarked(facts, list, marked);
  const isStatusInList = requests.some(({ id }) => id === list.next);
  return renderPage(
    facts,
    'Requests',
    html`<h1>Requests</h1>
<nav class="tabs" aria-label="State">${shownStates.map(
      (state) =>
        html`<a href="${basePath}${formatListQuery({ show: state, search, page: 1 })}"${
          state === show && html` aria-current="page"`
        }>${stateNames[state]} (${amounts[state]})</a>`,
    )}</nav>
<form class="search" method="get" action="${basePath}" role="search">
${show !== 'new' && html`<input type="hidden" name="show" value="${show}">`}
<input type="search" name="search" value="${search}" maxlength="200" aria-label="Name, phone number, address or any word" placeholder="Name, phone, address">
<button>Search</button>
</form>
<p class="row"><span>${describeTotal(list)}</span>${
      search !== '' &&
      html` <a href="${basePath}${formatListQuery({ show, search: '', page: 1 })}">Show all of them</a>`
    }${
      total > 0 &&
      html` <a class="button" href="${basePath}/requests.csv${formatListQuery({ show, search, page: 1 })}">Download as a spreadsheet</a>`
    }</p>
${!isStatusInList && status}
<ol>${requests.map(
      (request, index) =>
        html`${status && request.id === list.next && html`<li>${status}</li>`}<li>${renderListed(facts, list, request, requests[index + 1]?.id)}</li>
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

function describeTotal({ total, show, search, counts }: RequestList): string {
  if (counts.new + counts.done === 0) return 'No request has come yet.';
  const state = show === 'all' ? '' : `${show} `;
  const amount = total === 1 ? `1 ${state}request` : `${total === 0 ? 'No' : total} ${state}requests`;
  return search === '' ? `${amount}.` : `${amount} with “${shorten(search, 60)}”.`;
}

function renderMarked({ basePath }: PageFacts, list: ListState, { id, doneAt, fields }: OwnerRequest): Html {
  const isDone = doneAt !== null;
  const name = shorten(fields.quote.name, 60);
  return html`<div class="status" id="marked" role="status">${name} is ${isDone ? 'done' : 'new again'}.
<form method="post" action="${basePath}/${id}/${isDone ? 'new' : 'done'}${formatListQuery(list)}"><button>Undo</button></form></div>`;
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

function renderListed(facts: PageFacts, list: ListState, request: OwnerRequest, next: string | undefined): Html {
  const { id, fields, note } = request;
  const path = `${facts.basePath}/${id}`;
  const back = formatListQuery(list);
  return html`<article id="request-${id}">
<h2><a href="${path}${back}"><bdi>${shorten(fields.quote.name, nameLength) || 'No name'}</bdi></a></h2>
${renderFacts(request, `${path}${back}`)}
${note !== '' && html`<p class="message">Note: ${shorten(note, listedTextLength)}</p>`}
<div class="row">${renderMarkForm(request, path, formatListQuery(list, next === undefined ? {} : { next }))}<a class="button" href="${path}${back}#note">${
    note === '' ? 'Add a note' : 'Change the note'
  }</a></div>
</article>`;
}

const renderMarkForm = ({ doneAt }: OwnerRequest, path: string, query: string): Html =>
  doneAt === null
    ? html`<form method="post" action="${path}/done${query}"><button class="main">Mark as done</button></form>`
    : html`<form method="post" action="${path}/new${query}"><button>Mark as new</button></form>`;

/** All that came and what became of it. With `wholePath` long texts are cut, and a link leads there. */
function renderFacts(request: OwnerRequest, wholePath?: string): Html {
  const { id, at, doneAt, fields, deliveries } = request;
  const { quote, unknown } = fields;
  const format = (text: string) =>
    wholePath === undefined ? escapeTerminalControls(text) : shorten(text, listedTextLength);
  const flags = describeFlags(request);
  const rows: [label: string, value: Html][] = [
    ...(['service', 'property'] as const).map((field): [string, Html] => [
      getLabel(field),
      html`${format(formatAnswer(field, quote[field]))}`,
    ]),
    [
      getLabel('address'),
      html`<a href="${getMapUrl(quote.address.slice(0, wholePath === undefined ? undefined : listedTextLength))}" rel="noreferrer"><bdi>${format(quote.address)}</bdi></a>`,
    ],
    // A request may have any number of them: the list says so under Check.
    ...(wholePath === undefined ? Object.entries(unknown) : []).map(([name, value]): [string, Html] => [
      format(name),
      html`<bdi>${format(value)}</bdi>`,
    ]),
    ...(flags === '' ? [] : [['Check', html`${format(flags)}`] as [string, Html]]),
  ];
  return html`<p class="quiet"><span class="state">${doneAt === null ? 'New' : 'Done'}</span>, received <time datetime="${new Date(at).toISOString()}">${formatTime(at)}</time>, request ${id}${
    doneAt !== null && html`, done ${formatTime(doneAt)}`
  }</p>
<p class="row contact">${renderPhone(quote.phone)} ${renderEmail(quote.email)}</p>
<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
${quote.message !== '' && renderText(quote.message, wholePath)}
<p class="quiet">${describeDeliveries(deliveries)}</p>`;
}

const getLabel = (field: QuoteField) => getQuoteField(field).label;

function renderText(message: string, wholePath: string | undefined): Html {
  const whole = escapeTerminalControls(message.replaceAll('\r\n', '\n'));
  const text = wholePath === undefined ? whole : cutToBytes(whole, listedMessageBytes);
  return html`<p class="message" dir="auto">${text}${text !== whole && '…'}</p>
${text !== whole && html`<p><a href="${wholePath}">Read the whole message</a></p>`}`;
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

function renderPhone(phone: string): Html {
  const text = shorten(phone, 60);
  const number = parsePhoneNumberFromString(phone, 'US');
  const digits = phone.replace(/[^\d+]/g, '').slice(0, 20);
  const address = number?.getURI() ?? (digits === '' ? undefined : `tel:${digits}`);
  if (address === undefined) return html`<bdi>${text}</bdi>`;
  return html`<a class="button" href="${address}">Call&nbsp;<bdi>${text}</bdi></a>`;
}

function renderEmail(email: string): Html {
  if (email === '') return html`<span class="quiet">No email address</span>`;
  const address = getMailAddress(email);
  const text = html`<bdi>${shorten(email, 100)}</bdi>`;
  if (address === undefined) return text;
  // Percent-encoded, so that nothing in the address can become a header of the mail.
  const recipient = encodeURIComponent(address.toWellFormed()).replaceAll('%40', '@');
  return html`<a class="button" href="mailto:${recipient}?subject=Your%20quote%20request">Email&nbsp;${text}</a>`;
}

export interface RequestPage {
  request: OwnerRequest;
  /** The list to which the page leads back. */
  list: ListState;
  status?: string | undefined;
  error?: string | undefined;
  /** The text of a note that was refused. */
  typedNote?: string | undefined;
}

export function renderRequest(facts: PageFacts, { request, list, status, error, typedNote }: RequestPage): string {
  const { id, at, fields, note } = request;
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
<div class="row">${renderMarkForm(request, path, query)}</div>
</article>
<form class="box" method="post" action="${path}/note${query}">
<p><label for="note">Note</label>
<textarea id="note" name="note" rows="4" maxlength="${maxNoteLength}"${
      error !== undefined && html` aria-invalid="true" aria-describedby="error"`
    }>
${typedNote ?? note}</textarea></p>
<button class="main">Save the note</button>
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
