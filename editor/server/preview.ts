import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './content.ts';

const pause = 2000;
const longest = 120_000;

/** The first port from this one on that nobody has: the editor's pages name it before the site answers there. */
async function findFreePort(port: number): Promise<number> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return port;
  } catch {
    return findFreePort(port + 1);
  } finally {
    server.close();
  }
}

export interface SiteBeside {
  getOrigin: () => string;
  isReady: () => boolean;
}

/** Returns once a page that is new is there, or when nobody would wait any longer. */
export async function waitUntilServed({ getOrigin, isReady }: SiteBeside, page: string) {
  const signal = AbortSignal.timeout(longest);
  while (isReady() && !signal.aborted) {
    const answer = await fetch(`${getOrigin()}${page}`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(pause / 4);
  }
}

/** Runs the site beside the forms for as long as the editor runs. */
export async function startPreview(from: number, editorPort: number) {
  const port = await findFreePort(from);
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let ready = false;
  let stopped = false;
  const start = () => {
    child = fork('editor/server/serve-preview.ts', [String(port), `http://127.0.0.1:${editorPort}`], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', () => {
      ready = true;
    });
    // It ends where a picture is missing, for example: it comes back once that is mended.
    child.on('close', () => {
      ready = false;
      if (!stopped) setTimeout(start, pause);
    });
  };
  start();
  return {
    getOrigin: () => origin,
    isReady: () => ready,
    stop: () => {
      stopped = true;
      child.kill();
    },
  };
}
