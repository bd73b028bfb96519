import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../server/serve.ts';
import { readBusinessContact } from '../../src/lib/quotes/business-contact.ts';
import { readServerSettings } from '../../src/lib/settings/server-settings.ts';
import {
  business,
  createTemporaryDirectory,
  exampleQuote,
  postJson,
  readStored,
  startSite,
  writeTree,
} from './fixture.ts';

const script = new URL('../../server/serve.ts', import.meta.url).pathname;

/** Creates a folder as after a build, in which the server starts with the environment of a fresh clone. */
function createProject(): string {
  const directory = createTemporaryDirectory();
  writeTree(directory, {
    'dist/index.html': 'home',
    'src/content/business.yaml': readFileSync('src/content/business.yaml'),
  });
  return directory;
}

interface RunningScript {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
}

function startScript(directory: string, environment: Record<string, string> = {}, file = script): RunningScript {
  const child = spawn(process.execPath, [file], {
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

async function waitUntilStarted({ child, output, errors }: RunningScript): Promise<string> {
  while (!output().includes('Ctrl+C')) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${errors()}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
  return /http:\/\/localhost:\d+/.exec(output())?.[0].replace('localhost', '127.0.0.1') ?? '';
}

describe('the server as npm start runs it', () => {
  test('npm start says where the site and the requests are, and how to stop', async () => {
    const directory = createProject();
    const running = startScript(directory);
    await waitUntilStarted(running);
    expect(running.output()).toMatch(
      /^Site: {3}http:\/\/localhost:\d+\nQuotes: http:\/\/localhost:\d+\/api\/quote, kept in .+\nMail: {3}off\. Requests are only in npm run quotes\. .*QUOTE_MAIL_URL and QUOTE_MAIL_TO\.\nStop: {3}Ctrl\+C\n$/,
    );
    expect(running.output()).toContain(join(directory, 'quotes'));
  });

  test('npm start names the requests page and mail server, but not the login', async () => {
    const running = startScript(createProject(), {
      REQUESTS_PASSWORD: 'marmot larkspur gable 41',
      QUOTE_MAIL_URL: 'smtp://user:secret@127.0.0.1:1',
      QUOTE_MAIL_TO: 'owner@example.com, crew@example.com',
    });
    await waitUntilStarted(running);
    expect(running.output()).toMatch(
      /\nRead: {3}http:\/\/localhost:\d+\/requests\nMail: {3}to owner@example\.com, crew@example\.com, by 127\.0\.0\.1\nStop:/,
    );
  });

  test('npm start reports in one line that its port is in use', async () => {
    const { url } = await startSite();
    const { port } = new URL(url);
    const running = startScript(createProject(), { PORT: port });
    const [code] = await once(running.child, 'close');
    expect(code).toBe(1);
    expect(running.errors()).toBe(
      `Port ${port} is in use: stop the program that uses it, or set PORT to another port.\n`,
    );
    expect(running.output()).toBe('');
  });

  test('npm start reports a port in use at ::1, where browsers look first', async ({ skip }) => {
    const other = createServer();
    other.listen(0, '::1');
    const isListening = await once(other, 'listening').then(
      () => true,
      () => false,
    );
    if (!isListening) return skip('This machine has no IPv6.');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const checkPort = resolve('server/check-port.ts');
    const running = startScript(createProject(), { PORT: String(port) }, checkPort);
    const [code] = await once(running.child, 'close');
    expect([code, running.errors()]).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
  });

  test('npm start names a wrong setting in one line, without its value', async () => {
    const running = startScript(createProject(), { QUOTE_MAIL_URL: 'https://user:secret@mail.example.com' });
    const [code] = await once(running.child, 'close');
    expect(code).toBe(1);
    expect(running.errors()).toMatch(/^[^\n]*QUOTE_MAIL_URL[^\n]*\n$/);
    expect(running.errors()).not.toContain('secret');
    expect(running.output()).toBe('');
  });

  test('npm start reports in one line that the built site is missing', async () => {
    const directory = createProject();
    rmSync(join(directory, 'dist'), { recursive: true });
    const running = startScript(directory);
    const [code] = await once(running.child, 'close');
    expect(code).toBe(1);
    expect(running.errors()).toMatch(/^There is no built site in [^\n]+: run npm run build\.\n$/);
  });
});

describe('the business facts', () => {
  test('missing or wrong business facts are reported in one line', () => {
    const directory = createTemporaryDirectory();
    const file = join(directory, 'business.yaml');
    expect(() => readBusinessContact(file)).toThrow(/^[^\n]*business\.yaml[^\n]*$/);
    const facts = readFileSync('src/content/business.yaml', 'utf8').replace(/^phone: .*/m, 'phone: "12"');
    writeTree(directory, { 'business.yaml': facts });
    expect(() => readBusinessContact(file)).toThrow(/^[^\n]*business\.yaml[^\n]*phone[^\n]*$/);
  });
});

describe('settings', () => {
  test.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'http' }],
    ['QUOTE_RATE_LIMIT', { QUOTE_RATE_LIMIT: '0' }],
    ['QUOTE_FORWARD_URL', { QUOTE_FORWARD_URL: 'flows.example.com' }],
    ['QUOTE_FORWARD_URL', { QUOTE_FORWARD_URL: 'https://flows.example.com/"secret"' }],
    ['QUOTE_INBOX', { QUOTE_INBOX: 'yes' }],
    ['QUOTE_MAIL_URL', { QUOTE_MAIL_URL: 'https://user:secret@mail.example.com', QUOTE_MAIL_TO: 'a@example.com' }],
    ['QUOTE_MAIL_TO', { QUOTE_MAIL_URL: 'smtps://user:secret@mail.example.com' }],
    ['QUOTE_MAIL_TO', { QUOTE_MAIL_TO: 'a@example.com' }],
    ['QUOTE_MAIL_TO', { QUOTE_MAIL_URL: 'smtps://mail.example.com', QUOTE_MAIL_TO: 'Dana <dana@example.com>' }],
    ['QUOTE_CONFIRM', { QUOTE_CONFIRM: '1' }],
  ])('wrong settings are reported in one line that names %s', (name, environment) => {
    expect(() => readServerSettings(environment)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
    expect(() => readServerSettings(environment)).not.toThrow(/secret/);
  });

  test('invalid proxy settings are reported when the server starts', async () => {
    await expect(startSite(undefined, { trustedProxies: 'proxy.example' })).rejects.toThrow(/^TRUSTED_PROXY.*"proxy/);
  });
});

describe('a running server', () => {
  test('no request is stored inside the served site', async () => {
    const directory = createTemporaryDirectory();
    writeTree(directory, { 'dist/index.html': '' });
    const options = { ...readServerSettings({}), port: 0, business };
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
  test('a server killed at any moment has stored every answered request once', async () => {
    // All at once, and fewer than the 600 connections that the server keeps open.
    const posts = process.env['TEST_ALL'] ? 500 : 100;
    const directory = createProject();
    const answered = new Map<string, string>();
    const sendAll = async (url: string, round: string, onAnswer: (count: number) => void) => {
      let count = 0;
      const sent = Array.from({ length: posts }, async (_, index) => {
        const name = `Zoë ${round}-${index} 🪟`;
        const quote = { ...exampleQuote, name, message: `Line one\n${'m'.repeat(index)}` };
        const answer = await postJson(url, quote, { agent: false });
        if (answer.status !== 201) throw new Error(`Answered ${answer.status}`);
        answered.set(JSON.parse(answer.text).id, name);
        count += 1;
        onAnswer(count);
      });
      return Promise.allSettled(sent);
    };

    for (const killAfter of [1, posts / 2]) {
      const running = startScript(directory);
      const url = await waitUntilStarted(running);
      await sendAll(url, `killed after ${killAfter}`, (count) => {
        if (count === killAfter) running.child.kill('SIGKILL');
      });
      if (running.child.signalCode === null) await once(running.child, 'exit');
    }
    const between = startScript(directory);
    const results = await sendAll(await waitUntilStarted(between), 'killed in between', () => undefined);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    between.child.kill('SIGKILL');
    await once(between.child, 'exit');
    const last = startScript(directory);
    await waitUntilStarted(last);

    expect(answered.size).toBeGreaterThanOrEqual(1 + posts / 2 + posts);
    const stored = readStored(join(directory, 'quotes'));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
    expect(new Set(stored.map(({ fields }) => fields.name)).size).toBe(stored.length);
    const namesById = new Map(stored.map(({ id, fields }) => [id, fields.name]));
    for (const [id, name] of answered) expect(namesById.get(id)).toBe(name);
    for (const { fields } of stored) {
      expect(fields.message).toBe(`Line one\n${'m'.repeat(Number(/-(\d+) /.exec(fields.name)?.[1]))}`);
    }
  }, 300_000);
});
