/** The inbox for Cloudflare: a Worker on D1, whose cron is the outbox. */
import { z } from 'zod';
import { networkOf } from '../src/inbox/client-network.ts';
import { leaseMilliseconds, nextAttemptAt } from '../src/inbox/delivery-schedule.ts';
import { postToReceiver } from '../src/inbox/post-to-receiver.ts';
import { describeLikeness, describeMarks } from '../src/inbox/quote-marks.ts';
import {
  bytesPerHour,
  type CheckedQuote,
  createId,
  hashText,
  identifyRetry,
  type ParsedQuote,
} from '../src/inbox/quote-request.ts';
import {
  findLikes,
  findRetry,
  forgetOld,
  forgetRequests,
  insertDelivery,
  leaseDelivery,
  settleDelivery,
  takeOldest,
} from '../src/inbox/quote-sql.ts';
import { composeRefusal, composeStored, notStored, type Refusal, tooMany, wantsPage } from '../src/inbox/replies.ts';
import {
  composeFields,
  composeInserts,
  type Delivery,
  dueDelivery,
  foundRetry,
  type NewRequest,
} from '../src/inbox/stored-request.ts';
import { forwardUrl, keepDays, rateLimit, readVariable } from '../src/settings/setting-rules.ts';
import { quotePath } from '../src/site/addresses.ts';
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

export interface Environment {
  DB: Database;
  QUOTE_FORWARD_URL?: string;
  /** Cloudflare hands a number of its configuration on as one. */
  QUOTE_RATE_LIMIT?: string | number;
  /** Goes into the hashes, so that nobody can try out addresses against them. */
  QUOTE_HASH_SECRET?: string;
  QUOTE_KEEP_DAYS?: string | number;
}
interface Context {
  waitUntil(promise: Promise<unknown>): void;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const target = 'forward';
/**
 * A free plan allows a run 50 calls, of which a delivery takes two, and six connections at once. Four rounds of five
 * deliveries, each of `receiverSeconds` at most, end before the lease of a minute does.
 */
const deliveriesPerRun = 20;
const deliveriesAtOnce = 5;

const readReceiver = (environment: Environment) => readVariable(forwardUrl, environment.QUOTE_FORWARD_URL);
const noReceiver = 'QUOTE_FORWARD_URL is not set, or no full address (npx wrangler secret put QUOTE_FORWARD_URL).';

/** Counts a post unless that is one too many, which costs no write. client, window, bytes, most posts, most bytes */
const countPost = `INSERT INTO rate_counts (client, window, posts, bytes) VALUES (?1, ?2, 1, ?3)
  ON CONFLICT (client, window) DO UPDATE SET posts = posts + 1, bytes = bytes + ?3
  WHERE posts < ?4 AND bytes + ?3 <= ?5 RETURNING posts`;
const forgetCounts = 'DELETE FROM rate_counts WHERE window < ?1';

/** Stands in for a secret that is not set: hashes are then equal only while this instance of the Worker lives. */
let ownSecret: string | undefined;

export function createInbox(site: FunctionSite) {
  return {
    async fetch(request: Request, environment: Environment, context: Context): Promise<Response> {
      const { DB } = environment;
      if (new URL(request.url).pathname !== quotePath) {
        return createResponse({ status: 404, headers: {}, body: '' }, site.headers);
      }
      const refuse = (refusal: Refusal, parsed?: Partial<ParsedQuote>) => {
        const asPage = wantsPage(request.headers.get('content-type') ?? '', request.headers.get('accept') ?? '');
        return createResponse(composeRefusal(refusal, asPage, site, parsed), site.headers);
      };
      const post = await readQuotePost(request);
      if ('refusal' in post) return refuse(post.refusal, post.parsed);
      const { parsed, mediaType } = post;
      const accept = (id: string) => createResponse(composeStored(id, mediaType), site.headers);
      const checked = { ...post.checked, marks: [...post.checked.marks] };
      if (request.headers.get('sec-fetch-site') === 'cross-site') checked.marks.push('cross-site');
      const [id, now, fields] = [createId(), Date.now(), composeFields(checked)];
      const retry = parsed.retryKey && (await identifyRetry(parsed.retryKey, fields));
      try {
        const first = await findFirst(DB, retry);
        if (first) return accept(first);
        const client = await hash(environment, networkOf(request.headers.get('cf-connecting-ip') ?? ''));
        const wait = await countClient(environment, client, new TextEncoder().encode(fields).length, now);
        if (wait > 0) return refuse(tooMany(wait), parsed);
        const delivery = await storeRequest(environment, { ...checked, id, at: now, fields, retry, client });
        const receiver = readReceiver(environment);
        if (receiver) context.waitUntil(deliver(environment, receiver, delivery));
        else console.error(`Request ${id} is stored, but nobody was told: ${noReceiver}`);
        return accept(id);
      } catch (error) {
        // The same request may have come a moment earlier.
        const first = await findFirst(DB, retry).catch(() => undefined);
        if (first) return accept(first);
        console.error(`Request ${id} was not stored:`, error);
        return refuse(notStored(isFull(error) ? 507 : 503), parsed);
      }
    },

    async scheduled(_event: unknown, environment: Environment): Promise<void> {
      const { DB } = environment;
      const now = Date.now();
      // Nobody reads a Worker's start: a mistyped setting must keep the promise of the privacy page.
      const days = readVariable(keepDays, environment.QUOTE_KEEP_DAYS);
      await DB.batch([
        ...forgetOld.map((sql) => DB.prepare(sql).bind(now)),
        DB.prepare(forgetCounts).bind(now - 2 * hour),
        ...(days > 0 ? [DB.prepare(forgetRequests).bind(now - days * day)] : []),
      ]);
      // Thrown, so that Cloudflare shows the run as failed.
      const receiver = readReceiver(environment);
      if (!receiver) throw new Error(noReceiver);
      const due = await take(environment, now, deliveriesPerRun);
      const lanes = Array.from({ length: deliveriesAtOnce }, async () => {
        for (let next = due.shift(); next; next = due.shift()) await deliver(environment, receiver, next);
      });
      await Promise.all(lanes);
    },
  };
  /** The seconds that a client has to wait, 0 for none. Both windows are counted by the clock. */
  async function countClient(environment: Environment, client: string, bytes: number, now: number): Promise<number> {
    const { DB, QUOTE_RATE_LIMIT } = environment;
    const windows = [
      {
        key: `minute ${client}`,
        length: minute,
        posts: readVariable(rateLimit, QUOTE_RATE_LIMIT),
        bytes: Number.MAX_SAFE_INTEGER,
      },
      { key: `hour ${client}`, length: hour, posts: Number.MAX_SAFE_INTEGER, bytes: bytesPerHour },
    ];
    for (const { key, length, ...limit } of windows) {
      const start = now - (now % length);
      const [counted] = await DB.batch([DB.prepare(countPost).bind(key, start, bytes, limit.posts, limit.bytes)]);
      if (counted?.results.length === 0) return Math.ceil((start + length - now) / 1000);
    }
    return 0;
  }

  /** One attempt to hand a request to the receiver, which has been leased for it. */
  async function deliver({ DB }: Environment, url: string, delivery: Delivery): Promise<void> {
    const { id, attempts } = delivery;
    const failure = await send(url, delivery);
    const now = Date.now();
    const next = failure === '' ? now : nextAttemptAt(delivery, now);
    const state = failure === '' ? 'delivered' : next === undefined ? 'given-up' : 'waiting';
    if (failure !== '') console.warn(`Request ${id} was not delivered (attempt ${attempts}): ${failure}`);
    await DB.batch([DB.prepare(settleDelivery).bind(id, target, state, next ?? now, failure)]);
  }

  /** Why the receiver has not taken a request; '' when it has. */
  async function send(url: string, { id, fields, marks, duplicateOf }: Delivery): Promise<string> {
    try {
      const { ok, status } = await postToReceiver(url, {
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...describeMarks(marks, duplicateOf) },
        body: JSON.stringify(fields.quote),
        signal: AbortSignal.timeout(site.receiverSeconds * 1000),
      });
      return ok ? '' : `the receiver answered ${status}`;
    } catch (error) {
      return String(error).slice(0, 300);
    }
  }
}

/** The id under which a retry was taken before. */
async function findFirst(DB: Database, retry: string | undefined): Promise<string | undefined> {
  if (retry === undefined) return undefined;
  const [found] = await DB.batch([DB.prepare(findRetry).bind(retry)]);
  return foundRetry.parse(found?.results[0])?.id;
}

async function take({ DB }: Environment, now: number, most: number): Promise<Delivery[]> {
  const [taken] = await DB.batch([DB.prepare(takeOldest).bind(target, now, now + leaseMilliseconds, most)]);
  return z
    .array(dueDelivery)
    .parse(taken?.results)
    .sort((one, other) => one.at - other.at);
}

/** Stores a request, and its delivery as one whose first attempt begins now, where there is somebody to deliver to. */
async function storeRequest(environment: Environment, request: NewRequest & CheckedQuote): Promise<Delivery> {
  const { DB } = environment;
  const { id, at, quote, unknown, client } = request;
  const texts = describeLikeness(quote);
  const hashes = await Promise.all(texts.map((text) => (text === null ? null : hash(environment, text))));
  const keys = [...hashes, client, at];
  const [found] = await DB.batch([DB.prepare(findLikes).bind(...keys)]);
  const { marks, duplicateOf, inserts } = composeInserts(request, keys, found?.results[0]);
  await DB.batch([
    ...inserts.map(([sql, values]) => DB.prepare(sql).bind(...values)),
    DB.prepare(insertDelivery).bind(id, target, at),
    ...(readReceiver(environment) ? [DB.prepare(leaseDelivery).bind(id, target, at + leaseMilliseconds)] : []),
  ]);
  return { id, at, fields: { quote, unknown }, marks, duplicateOf, since: at, attempts: 1 };
}

function hash({ QUOTE_HASH_SECRET }: Environment, text: string): Promise<string> {
  ownSecret ??= crypto.randomUUID();
  return hashText(`${QUOTE_HASH_SECRET || ownSecret}\n${text}`);
}

const isFull = (error: unknown) => /maximum db size|database or disk is full/i.test(String(error));
