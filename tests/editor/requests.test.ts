import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createEditor } from '../../editor/server/app.ts';
import type { RequestEntry } from '../../editor/server/requests.ts';
import { parseCsv } from '../server/csv.ts';
import {
  exampleQuote,
  makeTemporaryDirectory,
  openBeside,
  postJson,
  readStored,
  startSite,
} from '../server/fixture.ts';

let editor: Awaited<ReturnType<typeof createEditor>>;
let address: string;
let quotesDirectory: string;

beforeAll(async () => {
  editor = await createEditor({ preview: { getOrigin: () => 'http://127.0.0.1:1', isReady: () => false } });
  address = await editor.listen(0);
});
afterAll(() => editor.close());

beforeEach(() => {
  quotesDirectory = join(makeTemporaryDirectory(), 'quotes');
  vi.stubEnv('QUOTES_DIR', quotesDirectory);
  onTestFinished(() => void vi.unstubAllEnvs());
});

/** Asks as the editor's own page does. */
async function ask(path: string, method = 'GET', body?: unknown) {
  const headers = { origin: new URL(address).origin, 'content-type': 'application/json' };
  const answer = await fetch(`${address}api/${path}`, {
    method,
    headers: body === undefined ? { origin: headers.origin } : headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, json: () => JSON.parse(text) };
}

const list = async (query = ''): Promise<RequestEntry[]> => (await ask(`requests?${query}`)).json().requests;

async function openShop() {
  const site = await startSite(undefined, { quotesDirectory });
  const post = async (changes: Partial<typeof exampleQuote>) =>
    String(JSON.parse((await postJson(site.url, { ...exampleQuote, ...changes })).text).id);
  return { site, post };
}

test('without an inbox it says where requests go, and makes none', async () => {
  expect((await ask('inbox')).json().elsewhere).toMatch(/ask whoever hosts it/);
  vi.stubEnv('SITE_URL', 'https://www.panes.example');
  vi.stubEnv('QUOTE_MAIL_TO', 'office@panes.example');
  expect((await ask('inbox')).json().elsewhere).toMatch(/www\.panes\.example .*office@panes\.example/);
  vi.stubEnv('PUBLIC_QUOTE_WEBHOOK_URL', 'https://flows.example.com/webhook/quote');
  expect((await ask('inbox')).json().elsewhere).toContain('flows.example.com');
  expect((await ask('requests')).status).toBe(404);
  expect((await ask('requests/x', 'PATCH', { state: 'won' })).status).toBe(404);
  await ask('requests.csv');
  expect(existsSync(quotesDirectory)).toBe(false);
});

test('lists what comes in while the site runs, the newest first, each with what it takes to call back', async () => {
  const { post } = await openShop();
  await post({ name: 'First', phone: '719 555 0188 ext. 12' });
  const second = await post({ name: 'Second', message: 'Two stories' });
  expect((await ask('inbox')).json()).toEqual({ fresh: 2 });
  expect((await list()).map(({ name, callHref }) => [name, callHref])).toEqual([
    ['Second', 'tel:+17195550188'],
    ['First', 'tel:+17195550188;ext=12'],
  ]);
  expect((await ask('requests?most=1')).json()).toMatchObject({ requests: [{ name: 'Second' }], hasMore: true });
  await ask(`requests/${second}`, 'PATCH', { state: 'answered' });
  await ask(`requests/${second}`, 'PATCH', { note: 'Tuesday, with the long ladder' });
  expect((await ask('inbox')).json()).toEqual({ fresh: 1 });
  expect((await list('search=long+ladder')).map(({ state }) => state)).toEqual(['answered']);
  expect((await list('state=new')).map(({ name }) => name)).toEqual(['First']);
  const [header = [], row] = parseCsv((await ask('requests.csv?state=answered')).text.slice(1), ',');
  expect(row?.[header.indexOf('note')]).toBe('Tuesday, with the long ladder');
});

test('takes no state that there is not, and no note without end', async () => {
  const { post } = await openShop();
  const id = await post({});
  for (const change of [{ state: 'stolen' }, { note: 'x'.repeat(4_001) }, { flags: '' }]) {
    expect((await ask(`requests/${id}`, 'PATCH', change)).status).toBe(400);
  }
  expect((await ask('requests/nobody', 'PATCH', { state: 'won' })).status).toBe(404);
  expect((await list())[0]).toMatchObject({ state: 'new', note: '' });
});

test('deletes a person as npm run quotes does, whatever was sent under the number or the address', async () => {
  const { site, post } = await openShop();
  const first = await post({ name: 'Dana' });
  await post({ name: 'Other', phone: '303 555 0110', email: 'other@example.com' });
  await post({ name: 'D. Reyes', phone: '(719) 555-0188', email: '' });
  const { others } = (await ask(`requests/${first}/others`)).json();
  expect(others).toHaveLength(1);
  for (const id of [first, ...others]) {
    expect((await ask(`requests/${id}`, 'DELETE')).json().lines[0]).toContain(id);
  }
  expect(readStored(site.quotesDirectory).map(({ fields }) => fields.name)).toEqual(['Other']);
});

test('nobody but the editor reads, changes or deletes a request', async () => {
  const { post } = await openShop();
  const id = await post({});
  const stranger = { origin: 'https://evil.example', 'content-type': 'application/json' };
  const asStranger = async (method: string, path: string, headers: Record<string, string>) =>
    (await fetch(`${address}api/${path}`, { method, headers, ...(method === 'PATCH' && { body: '{"state":"won"}' }) }))
      .status;
  for (const headers of [stranger, { 'content-type': 'application/json' }]) {
    expect(await asStranger('PATCH', `requests/${id}`, headers)).toBe(403);
    expect(await asStranger('DELETE', `requests/${id}`, { ...headers, 'content-type': 'text/plain' })).toBe(403);
    expect(await asStranger('POST', `requests/${id}/retry`, { ...headers, 'content-type': 'text/plain' })).toBe(403);
  }
  for (const path of ['requests', 'requests.csv', 'inbox', `requests/${id}/others`]) {
    expect(await asStranger('GET', path, { origin: stranger.origin })).toBe(403);
    expect((await fetch(`${new URL(address).origin}/api/${path}`)).status).toBe(403);
  }
  expect((await list())[0]).toMatchObject({ id, state: 'new' });
});

test('no request is lost or refused while the owner works on them', async () => {
  const { site } = await openShop();
  const posts = Array.from({ length: 200 }, (_, number) =>
    postJson(site.url, { ...exampleQuote, name: `Visitor ${number}`, phone: `719 555 ${1000 + number}`, email: '' }),
  );
  const work = async () => {
    const kept = [];
    for (let round = 0; round < 40; round += 1) {
      const [newest] = await list();
      if (!newest) continue;
      if (round % 4 === 0) await ask(`requests/${newest.id}`, 'DELETE');
      else {
        await ask(`requests/${newest.id}`, 'PATCH', { state: 'won' });
        kept.push(newest.id);
      }
      await ask('requests.csv');
    }
    return kept;
  };
  const [answers] = await Promise.all([Promise.all(posts), work()]);
  expect(answers.map(({ status }) => status).filter((status) => status !== 201)).toEqual([]);
  const database = openBeside(site.quotesDirectory);
  onTestFinished(() => database.close());
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const deleted = database.prepare(`SELECT count(*) AS count FROM notes WHERE kind = 'deleted'`).get()?.['count'];
  expect(readStored(site.quotesDirectory)).toHaveLength(200 - Number(deleted));
  expect(readdirSync(site.quotesDirectory).filter((name) => name.endsWith('.new'))).toEqual([]);
});
