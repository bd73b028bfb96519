import type { IncomingMessage } from 'node:http';
import { maxBodyBytes } from '../src/lib/quotes/quote-request.ts';

/** A body, or its beginning if it was longer than the limit. */
type RequestBody = { bytes: Buffer; overLimit: boolean };

export interface BodyLimits {
  /** Maximum number of bytes of all unfinished bodies together. */
  bodyBytes: number;
  /** Maximum number of bytes of the unfinished bodies of one client. */
  bodyBytesPerClient: number;
}

/** Number of bytes of an oversized body that are read and dropped, so that its sender can read why it was refused. */
const drainBytes = 2 * 1024 * 1024;
/** The beginning of each body counts toward no limit: a real request is smaller, and connections are bounded. */
const freeBytes = 8 * 1024;

interface Unfinished {
  client: string;
  size: number;
  cut: () => void;
}

/**
 * Creates a reader of bodies that uses a bounded amount of memory. If it is full, the bodies that have taken longest
 * are cut off and resolve with `undefined`. It rejects if a client disconnects.
 */
export function createBodyReader({ bodyBytes, bodyBytesPerClient }: BodyLimits) {
  /** Sorted by arrival, the oldest first. */
  const unfinished = new Set<Unfinished>();

  function makeRoom(bodies: Unfinished[], limit: number): void {
    let excess = bodies.reduce((sum, { size }) => sum + size, 0) - limit;
    for (const body of bodies.filter(({ size }) => size > 0)) {
      if (excess <= 0) return;
      excess -= body.size;
      body.cut();
    }
  }

  return (request: IncomingMessage, client: string): Promise<RequestBody | undefined> => {
    const { promise, resolve, reject } = Promise.withResolvers<RequestBody | undefined>();
    let chunks: Buffer[] = [];
    let total = 0;
    const finish = (body?: RequestBody) => {
      request.removeAllListeners('data');
      unfinished.delete(entry);
      // Freed at once: the request object stays in memory for as long as its client sends.
      chunks = [];
      resolve(body);
    };
    const end = () => finish({ bytes: Buffer.concat(chunks), overLimit: total > maxBodyBytes });
    const entry: Unfinished = { client, size: 0, cut: () => finish() };
    unfinished.add(entry);
    request.on('data', (chunk: Buffer) => {
      const room = maxBodyBytes - total;
      total += chunk.length;
      if (room > 0) {
        // A copy, because a slice of a chunk keeps the whole chunk in memory.
        chunks.push(Buffer.from(chunk.subarray(0, room)));
        entry.size = Math.max(0, Math.min(total, maxBodyBytes) - freeBytes);
        makeRoom(
          [...unfinished].filter((body) => body.client === client),
          bodyBytesPerClient,
        );
        makeRoom([...unfinished], bodyBytes);
      }
      if (total > maxBodyBytes + drainBytes) {
        request.pause();
        end();
      }
    });
    request.once('end', end).on('error', reject);
    request.once('close', () => {
      reject(new Error('The client went away.'));
      finish();
    });
    return promise;
  };
}
