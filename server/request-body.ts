import type { IncomingMessage } from 'node:http';

export interface RequestBody {
  /** The body, or its beginning when it was longer than the limit. */
  bytes: Buffer;
  overLimit: boolean;
}

export interface BodyLimits {
  /** Of one body; the rest is dropped. */
  body: number;
  /** Of one client's bodies that are not finished, and of everybody's. */
  client: number;
  all: number;
}

/** How much of an oversized body is read and dropped, so that its sender gets to read why it was refused. */
const drainBytes = 2 * 1024 * 1024;
/** Of each body this much is always taken: a real request is smaller, and the number of connections is bounded. */
const freeBytes = 8 * 1024;
const everybody = '';

interface Unfinished {
  client: string;
  size: number;
  cut: () => void;
}

/**
 * Makes a reader of bodies that holds a bounded part of memory: when it is full, the bodies that have taken longest
 * are cut off, and resolve with `undefined`. It rejects when a client goes away.
 */
export function createBodyReader(limits: BodyLimits) {
  const unfinished = new Set<Unfinished>();
  const held = new Map<string, number>();

  function hold(body: Unfinished, size: number): void {
    for (const owner of [everybody, body.client]) {
      const sum = (held.get(owner) ?? 0) + size - body.size;
      if (sum > 0) held.set(owner, sum);
      else held.delete(owner);
    }
    body.size = size;
  }

  function cutOldest(owner: string, limit: number): void {
    for (const body of unfinished) {
      if ((held.get(owner) ?? 0) <= limit) return;
      if (body.size > 0 && (owner === everybody || owner === body.client)) body.cut();
    }
  }

  return (request: IncomingMessage, client: string): Promise<RequestBody | undefined> => {
    const { promise, resolve, reject } = Promise.withResolvers<RequestBody | undefined>();
    let chunks: Buffer[] = [];
    let [kept, total] = [0, 0];
    const forget = () => {
      hold(entry, 0);
      unfinished.delete(entry);
      // The request may live on for as long as its client sends.
      chunks = [];
    };
    const finish = (body: RequestBody | undefined) => {
      request.removeAllListeners('data');
      forget();
      resolve(body);
    };
    const end = () => finish({ bytes: Buffer.concat(chunks), overLimit: total > limits.body });
    const entry = { client, size: 0, cut: () => finish(undefined) };
    unfinished.add(entry);
    request.on('data', (chunk: Buffer) => {
      total += chunk.length;
      if (kept < limits.body) {
        // A copy: the part would keep the whole chunk in memory, which may hold much else.
        const part = Buffer.from(chunk.subarray(0, limits.body - kept));
        chunks.push(part);
        kept += part.length;
        hold(entry, Math.max(0, kept - freeBytes));
        cutOldest(client, limits.client);
        cutOldest(everybody, limits.all);
      }
      if (total > limits.body + drainBytes) {
        request.pause();
        end();
      }
    });
    request.once('end', end);
    request.on('error', reject);
    request.once('close', () => {
      forget();
      reject(new Error('The client went away.'));
    });
    return promise;
  };
}
