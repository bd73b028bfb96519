import type { IncomingMessage } from 'node:http';
import { maxBodyBytes } from '../src/lib/quotes/quote-request.ts';

/** A body, or its beginning if it was longer than the limit. */
type RequestBody = { bytes: Buffer; isOverLimit: boolean };

export interface BodyLimits {
  /** Maximum number of bytes of all unfinished bodies together. */
  maxUnfinishedBytes: number;
  /** Maximum number of bytes of the unfinished bodies of one client. */
  maxUnfinishedBytesPerClient: number;
}

/** Number of bytes of an oversized body that are read and dropped, so that its sender can read why it was refused. */
const maxDrainedBytes = 2 * 1024 * 1024;
/** The beginning of each body counts toward no limit: a real request is smaller, and connections are bounded. */
const uncountedBytes = 8 * 1024;

interface UnfinishedBody {
  client: string;
  size: number;
  /** Stops reading and resolves with `undefined`. */
  cut: () => void;
}

/**
 * Creates a reader of bodies that uses a bounded amount of memory. If that is used up, the oldest unfinished bodies are
 * cut off and resolve with `undefined`. It rejects if a client disconnects.
 */
export function createBodyReader({ maxUnfinishedBytes, maxUnfinishedBytesPerClient }: BodyLimits) {
  /** Sorted by arrival, the oldest first. */
  const unfinished = new Set<UnfinishedBody>();

  /** Cuts off bodies in the order of the list until the rest fits in the limit. */
  function cutOldest(bodies: UnfinishedBody[], limit: number): void {
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
    let receivedBytes = 0;
    const finish = (body?: RequestBody) => {
      request.removeAllListeners('data');
      unfinished.delete(entry);
      // Freed at once: the request object stays in memory for as long as its client sends.
      chunks = [];
      resolve(body);
    };
    const end = () => finish({ bytes: Buffer.concat(chunks), isOverLimit: receivedBytes > maxBodyBytes });
    const entry: UnfinishedBody = { client, size: 0, cut: () => finish() };
    unfinished.add(entry);
    request.on('data', (chunk: Buffer) => {
      const remainingBytes = maxBodyBytes - receivedBytes;
      receivedBytes += chunk.length;
      if (remainingBytes > 0) {
        // A copy, because a slice of a chunk keeps the whole chunk in memory.
        chunks.push(Buffer.from(chunk.subarray(0, remainingBytes)));
        entry.size = Math.max(0, Math.min(receivedBytes, maxBodyBytes) - uncountedBytes);
        cutOldest(
          [...unfinished].filter((body) => body.client === client),
          maxUnfinishedBytesPerClient,
        );
        cutOldest([...unfinished], maxUnfinishedBytes);
      }
      if (receivedBytes > maxBodyBytes + maxDrainedBytes) {
        request.pause();
        end();
      }
    });
    request.once('end', end).on('error', reject);
    request.once('close', () => {
      reject(new Error('The client disconnected.'));
      finish();
    });
    return promise;
  };
}
