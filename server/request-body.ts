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

/**
 * Makes a reader of bodies that holds a bounded part of memory: when it is full, the bodies that have taken longest
 * are cut off, and resolve with `undefined`. It rejects when a client goes away.
 */
export function createBodyReader(limits: BodyLimits) {
  const unfinished = new Set<{ client: string; size: number; cut: () => void }>();

  function makeRoom(client: string): void {
    let [all, own] = [0, 0];
    for (const body of unfinished) {
      all += body.size;
      if (body.client === client) own += body.size;
    }
    for (const body of unfinished) {
      const isOwn = body.client === client;
      if (body.size === 0 || (all <= limits.all && !(isOwn && own > limits.client))) continue;
      all -= body.size;
      if (isOwn) own -= body.size;
      body.cut();
    }
  }

  return (request: IncomingMessage, client: string): Promise<RequestBody | undefined> => {
    const { promise, resolve, reject } = Promise.withResolvers<RequestBody | undefined>();
    const chunks: Buffer[] = [];
    let [kept, total] = [0, 0];
    const finish = (body: RequestBody | undefined) => {
      unfinished.delete(entry);
      request.removeAllListeners('data');
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
        entry.size = Math.max(0, kept - freeBytes);
        if (entry.size > 0) makeRoom(client);
      }
      if (total > limits.body + drainBytes) {
        request.pause();
        end();
      }
    });
    request.once('end', end);
    request.on('error', reject);
    request.once('close', () => {
      unfinished.delete(entry);
      reject(new Error('The client went away.'));
    });
    return promise;
  };
}
