import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

const port = 4690;
const isFree = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

test.each(['SIGINT', 'SIGTERM'] as const)('%s to npm run edit ends the editor and its preview', async (signal) => {
  const env = { ...process.env, PORT: String(port), CI: '1' };
  const child = spawn('node', ['scripts/edit.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes('Ctrl+C')) break;
  }
  const preview = `http://127.0.0.1:${port + 1}/`;
  while (await isFree(preview)) await new Promise((resolve) => setTimeout(resolve, 100));
  child.kill(signal);
  expect((await ended)[0]).toBe(0);
  expect([await isFree(`http://127.0.0.1:${port}/`), await isFree(preview)]).toEqual([true, true]);
});
