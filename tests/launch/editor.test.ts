import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

/** A port that nobody has; the page beside the forms takes the next one. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

test('npm run edit installs what it needs, starts, opens every file of the content, and ends when it is told to', async () => {
  const env = { ...process.env, PORT: String(await findPort()), CI: '1' };
  const child = spawn('node', ['scripts/edit.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes('Ctrl+C')) break;
  }
  const address = /http:\S+/.exec(output)?.[0];
  if (!address) expect.unreachable(output);

  expect(await fetch(address).then((page) => page.text())).toContain('<div id="root">');
  for (const file of globSync('src/content/**/*.{yaml,md}')) {
    const form = await fetch(`${address}api/file?${new URLSearchParams({ file: file.replaceAll('\\', '/') })}`);
    expect([file, form.status]).toEqual([file, 200]);
  }
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
}, 300_000);
