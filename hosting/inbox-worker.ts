/** The inbox for Cloudflare: a Worker on D1, whose cron is the outbox. */
import { answerRefusal, answerStored, notStored, type Refusal, tooMany, wantsPage } from '../src/inbox/answers.ts';
import { leaseMilliseconds, nextAttemptAt } from '../src/inbox/delivery-schedule.ts';
import { describeLikeness, findFlags, type Likes } from '../src/inbox/quote-flags.ts';
import { bytesPerHour, createId, postsPerMinute, type QuoteValues, quotePath } from '../src/inbox/quote-request.ts';
import {
  findDue,
  findLikes,
  forgetOld,
  insertDelivery,
  insertRecent,
  insertRequest,
  leaseDelivery,
  settleDelivery,
} from '../src/inbox/quote-sql.ts';
import type { QuoteRequest } from '../src/schemas/quote-fields.ts';
import type { FunctionSite } from './quote-forwarder.ts';
import { createResponse, readQuotePost } from './quote-post.ts';

/** As much of D1 (https://developers.cloudflare.com/d1/worker-api/) as is used here. */
interface Statement {
  bind(...values: (string | number | null)[]): Statement;
}
interface Database {
  prepare(sql: string): Statement;
  /** All or nothing. */
  batch(statements: Statement[]): Promise<{ results: Record<string, unknown>[] }[]>;
}

interface Environment {
  DB: Database;
  QUOTE_FORWARD_URL?: string;
  QUOTE_RATE_LIMIT?: string;
}
interface Context {
  waitUntil(promise: Promise<unknown>): void;
}

interface Delivery {
  id: string;
  fields: string;
  since: number;
  attempts: number;
}

const minute = 60_000;
const hour = 60 * minute;
const target = 'forward';
/** A free plan allows a run 50 calls; a delivery takes three. */
const deliveriesPerRun = 10;

const countPost = `INSERT INTO rate_counts (client, window, posts, bytes) VALUES (?1, ?2, 1, ?3)
  ON CONFLICT (client, window) DO UPDATE SET posts = posts + 1, bytes = bytes + ?3 RETURNING posts, bytes`;
const forgetCounts = 'DELETE FROM rate_counts WHERE window < ?1';

export function createInbox(site: FunctionSite) {
  return {
    async fetch(request: Request, environment: Environment, context: Context): Promise<Response> {
      if (new URL(request.url).pathname !== quotePath) {
        return createResponse({ status: 404, headers: {}, body: '' }, site.headers);
      }
      const refuse = (refusal: Refusal, values?: QuoteValues) => {
        const asPage = wantsPage(request.headers.get('content-type') ?? '', request.headers.get('accept') ?? '');
        return createResponse(answerRefusal(refusal, asPage, site, values), site.headers);
      };
      const post = await readQuotePost(request);
      if ('refusal' in post) return refuse(post.refusal, post.values);
      const { quote, values, mediaType } = post;
      const [id, now, fields] = [createId(), Date.now(), JSON.stringify(quote)];
      try {
        const client = await hashText(`${environment.QUOTE_FORWARD_URL} ${clientKey(request.headers)}`);
        // Only what would be stored is counted: to refuse the rest costs the database nothing.
        const wait = await countClient(environment, client, new TextEncoder().encode(fields).length, now);
        if (wait > 0) return refuse(tooMany(wait), values);
        const crossSite = request.headers.get('sec-fetch-site') === 'cross-site';
        await storeRequest(environment, { id, now, quote, client, crossSite });
      } catch (error) {
        console.error(`Request ${id} was not stored:`, error);
        return refuse(notStored(isFull(error) ? 507 : 503), values);
      }
      if (environment.QUOTE_FORWARD_URL) {
        context.waitUntil(deliver(environment, environment.QUOTE_FORWARD_URL, { id, fields, since: now, attempts: 1 }));
      }
      return createResponse(answerStored(id, mediaType), site.headers);
    },

    async scheduled(_event: unknown, environment: Environment, context: Context): Promise<void> {
      const { DB, QUOTE_FORWARD_URL } = environment;
      const now = Date.now();
      await DB.batch([
        ...forgetOld.map((sql) => DB.prepare(sql).bind(now)),
        DB.prepare(forgetCounts).bind(now - 2 * hour),
      ]);
      if (QUOTE_FORWARD_URL) context.waitUntil(deliverDue(environment, QUOTE_FORWARD_URL, now));
    },
  };

  /** The seconds that a client has to wait, 0 for none. Both windows are counted by the clock. */
  async function countClient(environment: Environment, client: string, bytes: number, now: number): Promise<number> {
    const { DB, QUOTE_RATE_LIMIT } = environment;
    const windows = [
      { key: `minute ${client}`, length: minute },
      { key: `hour ${client}`, length: hour },
    ].map((window) => ({ ...window, start: now - (now % window.length) }));
    const counts = await DB.batch(windows.map(({ key, start }) => DB.prepare(countPost).bind(key, start, bytes)));
    const [inMinute, inHour] = counts.map(({ results }) => results[0] as { posts: number; bytes: number });
    const isOver = [
      (inMinute?.posts ?? 0) > (Number(QUOTE_RATE_LIMIT) || postsPerMinute),
      (inHour?.bytes ?? 0) > bytesPerHour,
    ];
    const waits = windows.map(({ start, length }, index) => (isOver[index] ? start + length - now : 0));
    return Math.ceil(Math.max(...waits) / 1000);
  }

  async function deliverDue(environment: Environment, url: string, now: number): Promise<void> {
    const { DB } = environment;
    const [due] = await DB.batch([DB.prepare(findDue).bind(target, now, deliveriesPerRun)]);
    const rows = (due?.results ?? []) as unknown as Delivery[];
    if (rows.length === 0) return;
    await DB.batch(rows.map(({ id }) => DB.prepare(leaseDelivery).bind(id, target, now + leaseMilliseconds)));
    await Promise.all(rows.map((row) => deliver(environment, url, { ...row, attempts: row.attempts + 1 })));
  }

  /** One attempt to hand a request to the receiver, which has been leased for it. */
  async function deliver({ DB }: Environment, url: string, { id, fields, since, attempts }: Delivery): Promise<void> {
    const failure = await send(url, id, fields);
    const now = Date.now();
    const next = failure === '' ? now : nextAttemptAt({ since, attempts }, now);
    const state = failure === '' ? 'delivered' : next === undefined ? 'given-up' : 'waiting';
    if (failure !== '') console.warn(`Request ${id} was not delivered (attempt ${attempts}): ${failure}`);
    await DB.batch([DB.prepare(settleDelivery).bind(id, target, state, next ?? now, failure)]);
  }

  /** Why the receiver has not taken a request; '' when it has. */
  async function send(url: string, id: string, fields: string): Promise<string> {
    try {
      const received = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
        body: fields,
        // Following a redirect would turn the post into a GET and lose the request.
        redirect: 'manual',
        signal: AbortSignal.timeout(site.receiverSeconds * 1000),
      });
      await received.body?.cancel();
      return received.ok ? '' : `the receiver answered ${received.status}`;
    } catch (error) {
      return String(error).slice(0, 300);
    }
  }
}

async function storeRequest(
  { DB, QUOTE_FORWARD_URL }: Environment,
  {
    id,
    now,
    quote,
    client,
    crossSite,
  }: { id: string; now: number; quote: QuoteRequest; client: string; crossSite: boolean },
): Promise<void> {
  const { content, message, name, phone, email } = describeLikeness(quote);
  const texts = [content, message, name, phone, email];
  const hashes = await Promise.all(texts.map((text) => (text === null ? null : hashText(text))));
  const keys = [...hashes, client, now];
  const [found] = await DB.batch([DB.prepare(findLikes).bind(...keys)]);
  const likes = found?.results[0] as unknown as Likes;
  const flags = findFlags(quote, likes, crossSite).join(' ');
  await DB.batch([
    DB.prepare(insertRequest).bind(id, now, JSON.stringify(quote), flags, likes.duplicateOf),
    DB.prepare(insertRecent).bind(...keys, likes.duplicateOf ?? id),
    ...(QUOTE_FORWARD_URL
      ? [
          DB.prepare(insertDelivery).bind(id, target, now),
          // The first attempt is this run's own.
          DB.prepare(leaseDelivery).bind(id, target, now + leaseMilliseconds),
        ]
      : []),
  ]);
}

/** One IPv4 address, or the IPv6 /64 that one connection commonly owns whole. */
function clientKey(headers: Headers): string {
  const address = headers.get('cf-connecting-ip') ?? '';
  if (!address.includes(':')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 12)));
}

const isFull = (error: unknown) => /maximum db size|database or disk is full/i.test(String(error));
