import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { makeDirectory } from './quote-database.ts';
import type { Operations, WriterCall, WriterOptions, WriterReply, WriterReport } from './quote-writer.ts';

/** A request that is not on disk. */
export class StoreError extends Error {
  /** For want of room, which the owner can mend. */
  readonly full: boolean;

  constructor(message: string, full = false) {
    super(message);
    this.full = full;
  }
}

export type QuoteStore = Awaited<ReturnType<typeof openQuoteStore>>;

/** The writer holds 8 MB of requests at once; without limits its engine keeps 60 MB more before it frees them. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 };
const restartMilliseconds = 1_000;

/** Starts the thread that writes, and again whenever it ends. */
export async function openQuoteStore(options: WriterOptions) {
  makeDirectory(options.directory);
  /** In the order of the calls: the writer replies in the same order. */
  const pending: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  let calls: WriterCall[] = [];
  let closed = false;
  let writer: Worker | undefined;

  async function startWriter(): Promise<WriterReport> {
    const started = new Worker(new URL('./quote-writer.ts', import.meta.url), { workerData: options, resourceLimits });
    const [report] = (await once(started, 'message')) as [WriterReport];
    started.on('message', (replies: WriterReply[]) => {
      for (const { value, error, full } of replies) {
        const call = pending.shift();
        if (error === undefined) call?.resolve(value);
        else call?.reject(new StoreError(error, full));
      }
    });
    started.on('error', () => undefined).on('exit', () => void restart());
    writer = started;
    return report;
  }

  async function restart(): Promise<void> {
    writer = undefined;
    calls = [];
    for (const { reject } of pending.splice(0)) reject(new StoreError('The writer has ended.'));
    while (!closed && !writer) {
      await wait(restartMilliseconds, undefined, { ref: false });
      await startWriter().catch(() => undefined);
    }
  }

  /** Resolves once the operation is on disk. */
  function run<Name extends keyof Operations>(name: Name, ...values: Parameters<Operations[Name]>) {
    return new Promise<ReturnType<Operations[Name]>>((resolve, reject) => {
      if (closed || !writer) return reject(new StoreError('The quote store is closed.'));
      pending.push({ resolve: resolve as (value: unknown) => void, reject });
      // All calls of one turn of the event loop go as one message, and into one commit.
      if (calls.length === 0) {
        setImmediate(() => {
          writer?.postMessage(calls);
          calls = [];
        });
      }
      calls.push({ name, values });
    });
  }

  /** Waits for what is being written; later calls are refused. */
  async function close(): Promise<void> {
    if (closed) return;
    closed = true;
    if (!writer) return;
    const ended = once(writer, 'exit');
    // After the calls of this turn, which are posted the same way.
    setImmediate(() => writer?.postMessage('close'));
    await ended;
  }

  const report = await startWriter();
  return { report, run, close };
}
