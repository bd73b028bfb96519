import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from './content.ts';

const pause = 2000;

/** Runs `astro dev` for as long as the editor runs. */
export function startPreview(port: number) {
  let child: ChildProcess | undefined;
  let origin = '';
  let stopped = false;
  const start = () => {
    child = spawn('astro', ['dev', '--ignore-lock', '--host', '127.0.0.1', '--port', String(port)], {
      cwd: root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        origin = /http:\/\/(127\.0\.0\.1|localhost):\d+/.exec(stripVTControlCharacters(String(chunk)))?.[0] ?? origin;
      });
    }
    // It ends where a picture is missing, for example: it comes back once that is mended.
    child.on('close', () => {
      origin = '';
      if (!stopped) setTimeout(start, pause);
    });
  };
  start();
  return {
    getOrigin: () => origin || `http://127.0.0.1:${port}`,
    isReady: () => origin !== '',
    stop: () => {
      stopped = true;
      child?.kill();
    },
  };
}
