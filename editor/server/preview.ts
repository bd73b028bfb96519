import { type ChildProcess, fork } from 'node:child_process';
import { root } from './content.ts';

const pause = 2000;

/** Runs the site beside the forms for as long as the editor runs. */
export function startPreview(port: number) {
  let child: ChildProcess;
  let origin = '';
  let stopped = false;
  const start = () => {
    child = fork('editor/server/serve-preview.ts', [String(port)], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (address) => {
      origin = String(address);
    });
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
      child.kill();
    },
  };
}
