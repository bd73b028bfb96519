import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { exampleQuote } from '../server/fixture.ts';

export interface AcceptedRequest {
  id: string;
  /** The time of the first attempt. */
  sentAt: number;
}

/** Returns the id under which the request of a visitor was accepted, or `undefined` if the connection broke. */
export function postOnce(url: string, visitor: number, key: string = crypto.randomUUID()): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'X-Forwarded-For': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    };
    const sent = request(`${url}/api/quote`, { method: 'POST', headers, timeout: 20_000, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (data) => (text += data)).on('error', () => resolve(undefined));
      answer.on('end', () => resolve(answer.statusCode === 201 ? JSON.parse(text).id : undefined));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(undefined));
    sent.end(JSON.stringify({ ...exampleQuote, name: `Visitor ${visitor}` }));
  });
}

/**
 * Runs so many visitors at once, who each repeat their request under its key until it is accepted. `taken` is by name.
 */
export function keepPosting(url: string, visitors: number) {
  const accepted = new Map<string, AcceptedRequest>();
  let [isRunning, isPaused, runningPosts, nextVisitor] = [true, false, 0, 0];
  const clients = Array.from({ length: visitors }, async () => {
    while (isRunning) {
      const visitor = nextVisitor;
      nextVisitor += 1;
      const [key, sentAt] = [crypto.randomUUID(), performance.now()];
      for (let id: string | undefined; isRunning && id === undefined; ) {
        while (isPaused) await wait(20);
        runningPosts += 1;
        id = await postOnce(url, visitor, key);
        runningPosts -= 1;
        if (id) accepted.set(`Visitor ${visitor}`, { id, sentAt });
        else await wait(50 + Math.random() * 100);
      }
    }
  });
  return {
    accepted,
    /** Pauses all requests while `look` runs. */
    async pauseFor<Result>(work: () => Result): Promise<Result> {
      isPaused = true;
      while (runningPosts > 0) await wait(20);
      const result = work();
      isPaused = false;
      return result;
    },
    async stop() {
      isRunning = false;
      isPaused = false;
      await Promise.all(clients);
    },
  };
}
