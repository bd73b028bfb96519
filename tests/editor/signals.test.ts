import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../launch/project-copy.ts';

const isFree = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

/** A port that nobody has, with one above it for the preview. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return (await isFree(`http://127.0.0.1:${port + 1}/`)) ? port : findPort();
}

function start(port: number): ChildProcess {
  const env = { ...process.env, PORT: String(port), CI: '1' };
  const child = spawn('node', ['scripts/edit.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function readUntil(child: ChildProcess, words?: string): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    if (words && output.includes(words)) break;
  }
  return output;
}

const findAddress = (output: string) => /http:\S+/.exec(output)?.[0];

test.each(['SIGINT', 'SIGTERM'] as const)('%s to npm run edit ends the editor and its preview', async (signal) => {
  const port = await findPort();
  const child = start(port);
  const ended = once(child, 'close');
  await readUntil(child, 'Ctrl+C');
  const preview = `http://127.0.0.1:${port + 1}/`;
  while (await isFree(preview)) await new Promise((resolve) => setTimeout(resolve, 100));
  child.kill(signal);
  expect((await ended)[0]).toBe(0);
  expect([await isFree(`http://127.0.0.1:${port}/`), await isFree(preview)]).toEqual([true, true]);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s to an editor that publishes ends the build, too', async (signal) => {
  const { root, remove } = copyProject();
  onTestFinished(remove);
  mkdirSync(join(root, 'editor/.built'));
  const about = join(root, 'src/content/pages/about.yaml');
  writeFileSync(about, `${readFileSync(about, 'utf8')}# open\n`);
  const env = { ...process.env, PORT: String(await findPort()), CI: '1' };
  const child = spawn('node', ['editor/server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const address = findAddress(await readUntil(child, 'Ctrl+C')) ?? '';
  const headers = { origin: new URL(address).origin, 'content-type': 'application/json' };
  await fetch(`${address}api/publish`, { method: 'POST', headers, body: '{}' });
  const findBuild = () =>
    spawnSync('pgrep', ['-P', String(child.pid), '-f', 'astro build'])
      .stdout.toString()
      .trim();
  while (!findBuild()) await new Promise((resolve) => setTimeout(resolve, 100));
  const build = Number(findBuild());
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
  // What ended and waits to be collected is at work no more.
  const getState = () => spawnSync('ps', ['-o', 'stat=', '-p', String(build)]).stdout.toString();
  await expect.poll(getState, { timeout: 30_000 }).toMatch(/^(Z|$)/);
});

test('typed again, npm run edit leads to the editor that runs, and to none that has ended', async () => {
  const port = await findPort();
  const first = start(port);
  const address = findAddress(await readUntil(first, 'Ctrl+C'));
  const again = start(port);
  const ended = once(again, 'close');
  expect(findAddress(await readUntil(again))).toBe(address);
  expect((await ended)[0]).toBe(0);
  expect(await fetch(address ?? '').then(({ status }) => status)).toBe(200);

  const over = once(first, 'close');
  first.kill('SIGTERM');
  await over;
  // As after a crash, which takes nothing away.
  writeFileSync(`editor/drafts/running-${port}`, address ?? '');
  const next = start(port);
  const other = findAddress(await readUntil(next, 'Ctrl+C'));
  expect(other).not.toBe(address);
  // Yesterday's address says what to do, and nothing of today's.
  const yesterday = await fetch(address ?? '');
  const words = await yesterday.text();
  expect(yesterday.status).toBe(403);
  expect(words).toContain('npm run edit');
  expect(`${words} ${[...yesterday.headers.values()].join(' ')}`).not.toContain(
    new URL(other ?? '').pathname.slice(1, -1),
  );
  const end = once(next, 'close');
  next.kill('SIGTERM');
  await end;
});
