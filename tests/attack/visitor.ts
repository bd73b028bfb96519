/** Asks for a page every 200 ms as a visitor who comes new, in a thread of its own: the attacker must not slow it. */
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Visit {
  status: number;
  /** What the machine gave to others meanwhile is left out. */
  milliseconds: number;
}

export interface VisitedServer {
  url: string;
  pid: number | undefined;
}

/** How long a thread was ready and had no processor. Only Linux tells. */
function readDelay(thread: string): number {
  try {
    return Number(readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** Of the visitor's thread, of the server's main one, and of those that read its files and go on one after another. */
function readDelays(pid: number | undefined): [own: number, main: number, others: Map<string, number>] {
  const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`) : [];
  const others = threads.filter((thread) => thread !== String(pid));
  return [
    readDelay('thread-self'),
    readDelay(`${pid}`),
    new Map(others.map((thread) => [thread, readDelay(`${pid}/task/${thread}`)])),
  ];
}

function visit({ url, pid }: VisitedServer): Promise<Visit> {
  const before = readDelays(pid);
  const from = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => {
      const [own, main, others] = readDelays(pid);
      const longest = Math.max(0, ...others.entries().map(([thread, delay]) => delay - (before[2].get(thread) ?? 0)));
      const withheld = own - before[0] + main - before[1] + longest;
      resolve({ status, milliseconds: performance.now() - from - withheld });
    };
    const asked = request(url, { agent: false, timeout: 60_000 }, (answer) => {
      answer.resume().on('end', () => done(answer.statusCode ?? 0));
      answer.on('error', () => done(0));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => done(0)).end();
  });
}

if (parentPort) {
  let running = true;
  parentPort.once('message', () => {
    running = false;
  });
  const visits: Visit[] = [];
  while (running) {
    visits.push(await visit(workerData as VisitedServer));
    await wait(200);
  }
  parentPort.postMessage(visits);
}
