import type { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { deleteRequest } from '../../server/delete-request.ts';
import { formatTime } from '../../server/denver-time.ts';
import { countNew, followUp, type RequestState, requestStates, retryDeliveries } from '../../server/follow-ups.ts';
import { openExisting } from '../../server/quote-database.ts';
import { formatCsv, readQuotes, type StoredDelivery, type StoredQuote } from '../../server/quote-listing.ts';
import { findQuotesDirectory } from '../../server/quotes-directory.ts';
import type { Mark } from '../../src/inbox/quote-marks.ts';
import { showAnswer } from '../../src/schemas/quote-fields.ts';
import { readEnvironment } from '../../src/settings/environment.ts';
import { parseSettings } from '../../src/settings/settings.ts';
import { Refusal, root } from './content.ts';

export type { RequestState };

/** A quote request, in the words in which its owner reads it. */
export interface RequestEntry {
  id: string;
  time: string;
  name: string;
  service: string;
  property: string;
  address: string;
  email: string;
  phone: string;
  /** The link that dials the phone, where it is a number at all. */
  callHref?: string | undefined;
  message: string;
  /** Fields that only a page of another deploy has. */
  besides: string[];
  marks: string[];
  faults: string[];
  state: RequestState;
  note: string;
}

export interface RequestsAnswer {
  requests: RequestEntry[];
  hasMore: boolean;
}

/** Without a count there is no inbox here, and the sentence says where requests go. */
export type InboxAnswer = { fresh: number } | { elsewhere: string };

interface Wanted {
  search?: string;
  state?: string;
  most?: string;
}

const shownCharacters = 20_000;
const mostShown = 1_000;
const change = z.strictObject({ state: z.enum(requestStates).optional(), note: z.string().max(4_000).optional() });

const markWords: Record<Mark, string> = {
  links: 'many links',
  'repeated-message': 'the same message under other names',
  gibberish: 'letters at random',
  rate: 'many within ten minutes',
  'cross-site': 'sent from a page of another site',
  'unknown-field': 'fields that the form has not',
  'unknown-option': 'a choice that the form has not',
  'missing-field': 'a field is missing',
};
const targetNames: Record<string, string> = {
  forward: 'your automation',
  mail: 'your mail',
  confirm: 'the visitor, as a confirmation',
};

/** Opened for each answer anew: the file at its path may be another by the next, and the server watches over its own. */
const openInbox = () => openExisting(findQuotesDirectory(root));

function withInbox<Result>(work: (database: DatabaseSync) => Result): Result {
  let inbox: ReturnType<typeof openInbox>;
  try {
    inbox = openInbox();
    if (!inbox) throw new Refusal(404, sayElsewhere());
    return work(inbox);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(503, (error as Error).message);
  } finally {
    inbox?.close();
  }
}

function sayElsewhere(): string {
  const variables = readEnvironment(root);
  const { siteUrl, quoteWebhookUrl } = parseSettings(variables);
  const nothing = 'No request comes to this computer';
  if (URL.canParse(quoteWebhookUrl)) {
    const { host } = new URL(quoteWebhookUrl);
    return `${nothing}: the form sends each to ${host}, so ask whoever set that up where you read them.`;
  }
  const arrival = `each arrives where ${variables['SITE_URL'] ? new URL(siteUrl).host : 'your public site'} is hosted`;
  return variables['QUOTE_MAIL_TO']
    ? `${nothing}: ${arrival} and is mailed to ${variables['QUOTE_MAIL_TO']}.`
    : `${nothing}: ${arrival}, so ask whoever hosts it to which mailbox or list it goes on.`;
}

function describeInbox(): InboxAnswer {
  try {
    return withInbox((database) => ({ fresh: countNew(database) }));
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return { elsewhere: error.message };
    throw error;
  }
}

function* findRequests(database: DatabaseSync, { search, state }: Wanted): Generator<StoredQuote> {
  for (const quote of readQuotes(database, { search: search?.trim() || undefined, newestFirst: true })) {
    if (!state || quote.state === state) yield quote;
  }
}

function listRequests(wanted: Wanted): RequestsAnswer {
  const most = Math.min(Number(wanted.most) || 30, mostShown);
  return withInbox((database) => {
    const found = findRequests(database, wanted)
      .take(most + 1)
      .toArray();
    return { requests: found.slice(0, most).map(describeRequest), hasMore: found.length > most };
  });
}

function describeRequest(quote: StoredQuote): RequestEntry {
  const { id, at, fields, unknown = {}, marks, duplicateOf, deliveries, state, note } = quote;
  return {
    id,
    time: formatTime(at),
    name: cut(fields.name),
    service: cut(showAnswer('service', fields.service)),
    property: cut(showAnswer('property', fields.property)),
    address: cut(fields.address),
    email: cut(fields.email),
    phone: cut(fields.phone),
    callHref: callHref(fields.phone),
    message: cut(fields.message),
    besides: Object.entries(unknown).map((entry) => cut(entry.join(': '))),
    marks: [
      ...marks.map((mark) => markWords[mark as Mark] ?? mark),
      ...(duplicateOf === undefined ? [] : ['the same as one shortly before']),
    ],
    faults: deliveries.filter(isFault).map(describeFault),
    state,
    note,
  };
}

const cut = (text: string) => (text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text);

/** What somebody typed as a phone number, an extension included. */
function callHref(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone.slice(0, 100), 'US');
  if (number?.isPossible()) return number.getURI();
  const digits = phone.slice(0, 100).replace(/\D/g, '');
  return digits.length < 7 ? undefined : `tel:${digits}`;
}

const isFault = ({ state, error }: StoredDelivery) => state === 'given-up' || (state === 'waiting' && error !== '');

function describeFault({ target, state, at, error }: StoredDelivery): string {
  const next = state === 'given-up' ? `Given up on ${formatTime(at)}` : `The next attempt: ${formatTime(at)}`;
  return `Not sent to ${targetNames[target] ?? target}: ${error.replace(/\.?$/, '.')} ${next}.`;
}

/** The other requests with the phone number or the email address of one. */
function listOthers(id: string): string[] {
  return withInbox((database) => {
    const keysOf = ({ fields: { phone, email } }: StoredQuote) =>
      [phone.replace(/\D/g, '').slice(-10), email.trim().toLowerCase()].filter((key) => key.length > 6);
    const keys = new Set(
      readQuotes(database, { search: id })
        .filter((quote) => quote.id === id)
        .flatMap(keysOf),
    );
    return readQuotes(database)
      .filter((quote) => quote.id !== id && keysOf(quote).some((key) => keys.has(key)))
      .map((quote) => quote.id)
      .toArray();
  });
}

/** In pieces, so that no number of requests needs more memory. */
function* exportRequests(wanted: Wanted): Generator<string> {
  const inbox = openInbox();
  if (!inbox) return;
  try {
    yield* formatCsv(findRequests(inbox, wanted));
  } finally {
    inbox.close();
  }
}

/** The inbox as its owner works with it; below the token, as all that the editor has. */
export async function addRequestRoutes(own: FastifyInstance): Promise<void> {
  own.get('/api/inbox', async () => describeInbox());
  own.get<{ Querystring: Wanted }>('/api/requests', async ({ query }) => listRequests(query));
  own.get<{ Querystring: Wanted }>('/api/requests.csv', async ({ query }, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="quote-requests.csv"')
      .send(Readable.from(exportRequests(query))),
  );
  own.get<{ Params: { id: string } }>('/api/requests/:id/others', async ({ params }) => ({
    others: listOthers(params.id),
  }));
  own.patch<{ Params: { id: string } }>('/api/requests/:id', async ({ params, body }) => {
    const { data } = change.safeParse(body);
    if (!data) throw new Refusal(400, 'A note has 4,000 characters at most.');
    if (!withInbox((database) => followUp(database, params.id, data))) {
      throw new Refusal(404, 'This request is no longer there.');
    }
    return {};
  });
  own.post<{ Params: { id: string } }>('/api/requests/:id/retry', async ({ params }) => {
    withInbox((database) => retryDeliveries(database, params.id, Date.now()));
    return {};
  });
  own.delete<{ Params: { id: string } }>('/api/requests/:id', async ({ params }) => ({
    lines: withInbox((database) => deleteRequest(database, params.id)),
  }));
}
