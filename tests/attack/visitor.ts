/** Asks for a page every 200 ms as a visitor who comes new, in a thread of its own: the attacker must not slow it. */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Visit {
  status: number;
  milliseconds: number;
}

function visit(url: string): Promise<Visit> {
  const from = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - from });
    const asked = request(url, { agent: false, timeout: 10_000 }, (answer) => {
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
    visits.push(await visit(workerData as string));
    await wait(200);
  }
  parentPort.postMessage(visits);
}
