import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../server/serve.ts';
import {
  business,
  exampleQuote,
  makeTemporaryDirectory,
  postJson,
  readStored,
  send,
  startSite,
  writeTree,
} from './fixture.ts';

const script = new URL('../../server/serve.ts', import.meta.url).pathname;

/** A folder as after a build, in which the server starts with the environment a fresh clone has. */
function makeProject(): string {
  const directory = makeTemporaryDirectory();
  writeTree(directory, {
    'dist/index.html': 'home',
    'src/content/business.yaml': 'brand: Peak & Pane\nphone: "719-555-0142"\n',
  });
  return directory;
}

interface RunningScript {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
}

function startScript(directory: string, environment: Record<string, string> = {}): RunningScript {
  const child = spawn(process.execPath, [script], {
    cwd: directory,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      QUOTE_RATE_LIMIT: '1000000',
      TRUSTED_PROXY: '127.0.0.1',
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  return { child, output: () => output, errors: () => errors };
}

async function whenStarted({ child, output, errors }: RunningScript): Promise<string> {
  while (!output().includes('Ctrl+C')) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${errors()}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
  return /http:\/\/localhost:\d+/.exec(output())?.[0].replace('localhost', '127.0.0.1') ?? '';
}

describe('the server as npm start runs it', () => {
  test('says in three lines where the site and the requests are and how to stop', async () => {
    const directory = makeProject();
    const running = startScript(directory);
    await whenStarted(running);
    expect(running.output()).toMatch(
      /^Site: {3}http:\/\/localhost:\d+\nQuotes: http:\/\/localhost:\d+\/api\/quote, kept in .+\nStop: {3}Ctrl\+C\n$/,
    );
    expect(running.output()).toContain(join(directory, 'quotes'));
  });

  test('prints each request and stops cleanly when told to', async () => {
    const directory = makeProject();
    const running = startScript(directory);
    const url = await whenStarted(running);
    expect((await postJson(url, exampleQuote)).status).toBe(201);
    running.child.kill('SIGTERM');
    const [code] = await once(running.child, 'exit');
    expect(code).toBe(0);
    expect(running.output()).toMatch(/New quote request [a-z0-9]{12}, .+, window-cleaning\n/);
    for (const text of ['Dana', 'example.com', '0188', 'Example Ave']) expect(running.output()).not.toContain(text);
    expect(readStored(join(directory, 'quotes'))).toHaveLength(1);
  });

  test('says in one line that its port is in use', async () => {
    const { url } = await startSite();
    const { port } = new URL(url);
    const running = startScript(makeProject(), { PORT: port });
    const [code] = await once(running.child, 'close');
    expect(code).toBe(1);
    expect(running.errors()).toBe(`Port ${port} is in use: stop what runs there, or set PORT to another one.\n`);
    expect(running.output()).toBe('');
  });

  test.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'http' }],
    ['QUOTE_RATE_LIMIT', { QUOTE_RATE_LIMIT: '0' }],
    ['TRUSTED_PROXY', { TRUSTED_PROXY: 'proxy.example' }],
    ['QUOTE_ALLOWED_ORIGINS', { QUOTE_ALLOWED_ORIGINS: 'https://example.com/path' }],
    ['PUBLIC_QUOTE_WEBHOOK_URL', { PUBLIC_QUOTE_WEBHOOK_URL: 'nonsense' }],
    ['QUOTES_DIR', { QUOTES_DIR: 'dist/quotes' }],
    ['QUOTE_FORWARD_URL', { QUOTE_FORWARD_URL: 'flows.example.com' }],
    [
      'QUOTE_FORWARD_URL',
      { SITE_URL: 'https://www.example.com', QUOTE_FORWARD_URL: 'https://www.example.com/api/quote' },
    ],
    ['QUOTE_MAIL_URL', { QUOTE_MAIL_URL: 'https://user:secret@mail.example.com', QUOTE_MAIL_TO: 'a@example.com' }],
    ['QUOTE_MAIL_TO', { QUOTE_MAIL_URL: 'smtps://user:secret@mail.example.com' }],
    ['QUOTE_MAIL_TO', { QUOTE_MAIL_URL: 'smtps://mail.example.com', QUOTE_MAIL_TO: 'Dana <dana@example.com>' }],
    ['QUOTE_CONFIRM', { QUOTE_CONFIRM: '1' }],
  ])('says in one line that %s is wrong', async (name, environment) => {
    const running = startScript(makeProject(), environment);
    const [code] = await once(running.child, 'close');
    expect(code).toBe(1);
    expect(running.errors()).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\n$`));
    expect(running.errors()).not.toContain('secret');
  });

  test.each<[string, Record<string, string>]>([
    ['the built site is missing', { 'src/content/business.yaml': 'brand: A\nphone: 719-555-0142\n' }],
    [
      'the phone number is no phone number',
      { 'dist/index.html': '', 'src/content/business.yaml': 'brand: A\nphone: "12"\n' },
    ],
    ['the business facts are missing', { 'dist/index.html': '' }],
  ])('says in one line that %s', async (_, files) => {
    const directory = makeTemporaryDirectory();
    writeTree(directory, files);
    const running = startScript(directory);
    const [code] = await once(running.child, 'close');
    expect(code).toBe(1);
    expect(running.errors()).toMatch(/^[^\n]+\n$/);
  });
});

describe('a running server', () => {
  test('answers a request that is under way before it closes', async () => {
    const site = await startSite();
    const answers = Promise.all(Array.from({ length: 20 }, () => postJson(site.url, exampleQuote)));
    await postJson(site.url, exampleQuote);
    await site.close();
    expect((await answers).every(({ status }) => status === 201)).toBe(true);
    expect(readStored(site.quotesDirectory)).toHaveLength(21);
    await expect(send(site.url, '/')).rejects.toThrow();
  });

  test('keeps no request inside the site', async () => {
    const directory = makeTemporaryDirectory();
    writeTree(directory, { 'dist/index.html': '' });
    const options = {
      port: 0,
      host: '127.0.0.1',
      rateLimit: 1,
      business,
      hostSettings: { siteUrl: 'http://localhost' },
    };
    mkdirSync(join(directory, 'dist/inner'));
    symlinkSync(join(directory, 'dist/inner'), join(directory, 'linked'));
    mkdirSync(join(directory, 'outside'));
    symlinkSync(join(directory, 'dist/quotes.db'), join(directory, 'outside/quotes.db'));
    writeTree(directory, { 'dist/quotes.db': '' });
    for (const name of ['dist', 'dist/deep/quotes', 'linked', 'linked/deep/quotes', 'outside']) {
      await expect(
        startServer({ ...options, siteDirectory: join(directory, 'dist'), quotesDirectory: join(directory, name) }),
      ).rejects.toThrow(/QUOTES_DIR/);
    }
  });
});

describe('a server killed at any moment', () => {
  test('has every answered request on disk, once and whole', async () => {
    const directory = makeProject();
    const answered = new Map<string, string>();
    const send1000 = async (url: string, round: string, onAnswer: (count: number) => void) => {
      let count = 0;
      const posts = Array.from({ length: 1000 }, async (_, index) => {
        const name = `Zoë ${round}-${index} 🪟`;
        const quote = { ...exampleQuote, name, message: `Line one\n${'m'.repeat(index)}` };
        const answer = await postJson(url, quote, { agent: false });
        if (answer.status !== 201) throw new Error(`Answered ${answer.status}`);
        answered.set(JSON.parse(answer.text).id, name);
        count += 1;
        onAnswer(count);
      });
      return Promise.allSettled(posts);
    };

    for (const killAfter of [1, 200, 700]) {
      const running = startScript(directory);
      const url = await whenStarted(running);
      await send1000(url, `killed after ${killAfter}`, (count) => {
        if (count === killAfter) running.child.kill('SIGKILL');
      });
      if (running.child.signalCode === null) await once(running.child, 'exit');
    }
    const between = startScript(directory);
    const results = await send1000(await whenStarted(between), 'killed in between', () => undefined);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    between.child.kill('SIGKILL');
    await once(between.child, 'exit');
    const last = startScript(directory);
    await whenStarted(last);

    expect(answered.size).toBeGreaterThanOrEqual(1 + 200 + 700 + 1000);
    const stored = readStored(join(directory, 'quotes'));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
    expect(new Set(stored.map(({ fields }) => fields.name)).size).toBe(stored.length);
    const namesById = new Map(stored.map(({ id, fields }) => [id, fields.name]));
    for (const [id, name] of answered) expect(namesById.get(id)).toBe(name);
    for (const { fields } of stored) {
      expect(fields.message).toBe(`Line one\n${'m'.repeat(Number(/-(\d+) /.exec(fields.name)?.[1]))}`);
    }
  });
});
