import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { singleForms } from '../../admin/content-forms.ts';
import { createRequestsHandler } from '../../admin/edit-requests.ts';
import { createEditServer } from '../../admin/edit-server.ts';
import { createFormat } from '../../admin/format.ts';
import { Repository } from '../../admin/repository.ts';
import { Site } from '../../admin/site.ts';
import { openDatabase } from '../../server/quote-database.ts';
import { insertRequest } from '../../server/quote-sql.ts';
import { listContentFiles } from '../../src/lib/content/read-content.ts';
import { anyRequest } from '../any-request.ts';
import { frozenContent } from '../frozen-content.ts';

// A repository of the specified content, with all files that the host reads.
const root = mkdtempSync(join(realpathSync(tmpdir()), 'repository-'));
cpSync(frozenContent, join(root, 'src/content'), { recursive: true });
cpSync('src/pictures', join(root, 'src/pictures'), { recursive: true });
mkdirSync(join(root, 'quotes'));
writeFileSync(join(root, '.gitignore'), 'node_modules\nquotes\n');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
git('init', '--quiet', '--initial-branch=main');
git('config', 'user.name', 'Dana');
git('config', 'user.email', 'dana@company.example');
git('add', '.');
git('commit', '--quiet', '--message', 'The site as it is');
git('tag', 'first');

// The host alone: requests that it passes on to the site get 404 and "the site".
const key = 'k'.repeat(32);
const handle = createEditServer({
  repository: new Repository(root),
  key,
  pageFolder: resolve('admin'),
  requests: await createRequestsHandler(root),
});
const server = createServer((call, answer) => handle(call, answer, () => answer.writeHead(404).end('the site')));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
// Each test starts with the unchanged site.
afterEach(() => git('reset', '--quiet', '--hard', 'first'));
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

const prices = 'src/content/prices.yaml';
const cookie = `edit-key=${key}`;

interface Asked {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request as any program could, with any headers. */
const ask = ({ path = '/edit/site.json', method = 'GET', headers, body = '' }: Asked) =>
  new Promise<{ status: number; body: string; headers: Record<string, unknown> }>((done, fail) => {
    const call = request(origin + path, { method, headers: { cookie, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body: text, headers: answer.headers }));
    });
    call.on('error', fail);
    call.end(body);
  });

interface Saved {
  additions?: Record<string, string | Buffer>;
  /** The text with which the page merged each addition. */
  mergedText?: string;
  deletions?: string[];
  seen?: string;
  token?: string;
  from?: string;
}

async function save({ additions = {}, mergedText, deletions = [], seen, token = key, from = origin }: Saved) {
  const input = {
    branch: { branchName: 'main' },
    expectedHeadOid: seen ?? git('rev-parse', 'HEAD'),
    fileChanges: {
      additions: Object.entries(additions).map(([path, text]) => ({
        path,
        contents: Buffer.from(text as Buffer).toString('base64'),
        mergedText,
      })),
      deletions: deletions.map((path) => ({ path })),
    },
  };
  const body = JSON.stringify({ query: 'mutation', variables: { input } });
  const headers = { origin: from, authorization: `token ${token}` };
  const answer = await ask({ path: '/edit/api/graphql', method: 'POST', headers, body });
  return { ...answer, refusal: answer.body ? JSON.parse(answer.body).errors?.[0]?.message : undefined };
}

const priced = (dollars: number) =>
  `confirmed: false\nfrom:\n  residential/window-cleaning: { dollars: ${dollars}, unit: "for a small house" }\n`;
const savePrice = (dollars: number) => save({ additions: { [prices]: priced(dollars) } });

describe('the edit server', () => {
  it('the edit server answers only requests with its key, its host name and its page', async () => {
    expect((await ask({})).status).toBe(200);
    expect((await ask({ path: '/editor' })).body).toBe('the site');
    for (const other of ['', 'edit-key=', `edit-key=${'x'.repeat(32)}`, `key=${key}`]) {
      expect(await ask({ headers: { cookie: other } })).toMatchObject({ status: 404, body: 'the site' });
    }
    // The page of an earlier start can tell the owner where to go.
    expect(await ask({ path: '/edit/online', headers: { cookie: 'edit-key=old' } })).toMatchObject({
      status: 401,
      body: '{}',
    });
    expect((await ask({ headers: { host: 'site.example' } })).status).toBe(403);
    expect((await ask({ headers: { origin: 'http://127.0.0.1:1' } })).status).toBe(403);
    expect((await ask({ path: '/edit/online', method: 'POST' })).status).toBe(403);
  });

  it('the edit server takes its key once from the address and keeps it between starts', async () => {
    const open = (given: string) => ask({ path: `/edit?key=${given}`, headers: { cookie: '' } });
    const { status, headers } = await open(key);
    expect([status, headers['location']]).toEqual([303, '/edit']);
    expect(String(headers['set-cookie'])).toMatch(new RegExp(`^${cookie}; Path=/edit; HttpOnly; SameSite`));
    expect((await open('x'.repeat(32))).body).toBe('the site');
  });

  it('pages of the editor cannot be framed and connect to nothing else', async () => {
    const { headers } = await ask({ path: '/edit' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy.match(/https?:[^ ;]+/g)).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)]);
    expect(policy).not.toMatch(/\*|unsafe-eval'(?<!wasm-unsafe-eval')/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('the edit server serves no file outside its page', async () => {
    for (const path of ['../package.json', '..%2fpackage.json', '%2e%2e/package.json', 'x/../../package.json']) {
      const { status, body } = await ask({ path: `/edit/${path}` });
      expect(status === 200 && body.includes('peak-and-pane'), path).toBe(false);
    }
  });

  it('a save makes one commit under the name in Git, with nothing else', async () => {
    writeFileSync(join(root, 'notes.txt'), 'mine');
    expect((await savePrice(129)).refusal).toBeUndefined();
    expect(read(prices)).toBe(priced(129));
    expect(git('log', '-1', '--format=%an %s')).toMatch(
      /^Dana Lowest prices, changed: Prices: Window cleaning, homes added$/,
    );
    expect(git('show', '--name-only', '--format=')).toBe(prices);
    expect(git('status', '--porcelain')).toBe('?? notes.txt');
    rmSync(join(root, 'notes.txt'));
  });

  it.each([
    ['code', 'src/pages/index.astro'],
    ['a script', 'package.json'],
    ['a schema', 'src/lib/schemas/business.ts'],
    ['a hook of Git', '.git/hooks/post-commit'],
    ['what lies outside', 'src/content/../../package.json'],
    ['another place', '/etc/passwd.yaml'],
    ['a page among content', 'src/content/pages/x.html'],
    ['a script among pictures', 'src/pictures/x.js'],
    ['a drawing that may run scripts', 'src/pictures/x.svg'],
  ])('a save never writes %s', async (_, path) => {
    const before = git('rev-parse', 'HEAD');
    expect((await save({ additions: { [path]: 'x' } })).refusal).toContain('cannot be changed from here');
    expect((await save({ deletions: [path] })).refusal).toContain('cannot be changed from here');
    expect(git('rev-parse', 'HEAD')).toBe(before);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('a save follows no symbolic link out of the folder', async () => {
    const outside = join(root, 'outside');
    mkdirSync(outside);
    symlinkSync(outside, join(root, 'src/content/linked'));
    expect((await save({ additions: { 'src/content/linked/x.yaml': 'x: 1' } })).refusal).toContain('cannot be changed');
    rmSync(join(root, 'src/content/linked'));
    rmSync(outside, { recursive: true });
  });

  it('a save with another token or from another page is refused', async () => {
    const before = read(prices);
    expect((await save({ additions: { [prices]: priced(1) }, token: 'x'.repeat(32) })).status).toBe(401);
    expect((await save({ additions: { [prices]: priced(1) }, token: '' })).status).toBe(401);
    expect((await save({ additions: { [prices]: priced(1) }, from: 'https://evil.example' })).status).toBe(403);
    expect(read(prices)).toBe(before);
  });

  it("content that a build would refuse is refused in the build's words, and not written", async () => {
    const areas = 'src/content/areas/monument.yaml';
    const text = read(areas).replace(/near: \[/, 'near: [nowhere, ');
    expect((await save({ additions: { [areas]: text } })).refusal).toContain(
      'there is no src/content/areas/nowhere.yaml',
    );
    expect((await save({ deletions: [areas] })).refusal).toContain('monument');
    const page = 'src/content/area-pages/monument/residential-window-cleaning.yaml';
    const catalogue = 'src/pictures/catalogue.yaml';
    const narrow = sharp({ create: { width: 300, height: 200, channels: 3, background: 'blue' } }).jpeg();
    const additions = {
      [page]: read(page).replace(/hero: [\w-]+/, 'hero: narrow'),
      [catalogue]: `${read(catalogue)}narrow: { alt: A window., credit: Us, property: either, focal: [50, 50] }\n`,
      'src/pictures/narrow.jpg': await narrow.toBuffer(),
    };
    expect((await save({ additions })).refusal).toContain('300 pixels wide');
    expect(git('status', '--porcelain')).toBe('');
  });

  it.each([
    [
      'a signature that fails',
      'the signature failed',
      () => {
        git('config', 'commit.gpgsign', 'true');
        git('config', 'gpg.program', 'false');
      },
    ],
    [
      'a hook that refuses',
      'perhaps because of a check (a hook)',
      () => {
        writeFileSync(join(root, '.git/hooks/pre-commit'), '#!/bin/sh\necho wrong >&2\nexit 1\n', { mode: 0o755 });
      },
    ],
    [
      'the lock of another Git',
      'delete the file .git/index.lock',
      () => {
        writeFileSync(join(root, '.git/index.lock'), '');
      },
    ],
    [
      'a file that Git was told to skip',
      'left out of the folder on this computer',
      () => {
        git('update-index', '--skip-worktree', prices);
      },
    ],
  ])('%s is explained in a sentence, and nothing is saved', async (_, sentence, arrange) => {
    const before = read(prices);
    try {
      arrange();
      const { status, refusal } = await savePrice(133);
      expect([status, refusal]).toEqual([200, expect.stringMatching(/^Nothing was saved: /)]);
      expect(refusal).toContain(sentence);
      expect(refusal).not.toMatch(/fatal|Command failed/);
    } finally {
      rmSync(join(root, '.git/index.lock'), { force: true });
      rmSync(join(root, '.git/hooks/pre-commit'), { force: true });
      git('config', 'commit.gpgsign', 'false');
      git('update-index', '--no-skip-worktree', prices);
    }
    expect(read(prices)).toBe(before);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('a save contains only its own changes and never overwrites uncommitted ones', async () => {
    const seen = git('rev-parse', 'HEAD');
    await savePrice(129);
    expect((await save({ additions: { [prices]: priced(2) }, seen })).refusal).toContain('Somebody else');
    writeFileSync(join(root, prices), priced(3));
    expect((await savePrice(2)).refusal).toContain('outside of this page');
    expect(read(prices)).toBe(priced(3));
  });

  it('a save is refused if its page had an older text than the commit below it', async () => {
    const mergedText = read(prices);
    await savePrice(129);
    const newest = read(prices);
    expect((await save({ additions: { [prices]: priced(2) }, mergedText })).refusal).toContain('Reload this page');
    expect(read(prices)).toBe(newest);
    // The CMS passes texts without the line ends at their end.
    expect((await save({ additions: { [prices]: priced(2) }, mergedText: newest.trim() })).refusal).toBeUndefined();
    expect(read(prices)).toBe(priced(2));
  });

  it('a save is named by the present name of its area', async () => {
    const area = 'src/content/areas/security-widefield.yaml';
    const page = 'src/content/area-pages/security-widefield/residential-window-cleaning.yaml';
    const getSubject = () => git('log', '-1', '--format=%s');
    await save({ additions: { [area]: read(area).replace(/^order: .*/m, 'order: 40') } });
    expect(getSubject()).toBe('Areas: Security-Widefield, changed: Place in lists');
    await save({ additions: { [area]: read(area).replace(/^name: .*/m, 'name: Fountain Valley') } });
    expect(getSubject()).toBe('Areas: Fountain Valley, changed: Name');
    await save({ additions: { [page]: read(page).replace(/^( +)heading: .*/m, '$1heading: Clean glass') } });
    expect(getSubject()).toBe('Fountain Valley residential window cleaning, changed: Opening: Heading');
  });

  it('the list of changes names each save by its content', async () => {
    await savePrice(129);
    const asked = `query { history_0: ref(qualifiedName: "main") { target { history(first: 100, path: "${prices}") } } }`;
    const body = JSON.stringify({ query: asked, variables: {} });
    const headers = { origin, authorization: `token ${key}` };
    const answer = await ask({ path: '/edit/api/graphql', method: 'POST', headers, body });
    const [{ author, oid }, ...rest] = JSON.parse(answer.body).data.repository.history_0.target.history.nodes;
    expect(author.name).toBe('Lowest prices, changed: Prices: Window cleaning, homes added');
    expect([oid, rest]).toEqual([git('rev-parse', 'HEAD'), []]);
  });

  it('a refused save names every fault', async () => {
    const wrong = [...'abcdefgh'].map((name) => `  residential/${name}: { dollars: 1, unit: a house }`).join('\n');
    const { refusal } = await save({ additions: { [prices]: `confirmed: false\nfrom:\n${wrong}\n` } });
    expect(refusal.split('\n')).toHaveLength(8);
  });

  it('a save is shown by field and can be taken back once', async () => {
    await savePrice(129);
    const path = `/edit/this/site/commit/${git('rev-parse', 'HEAD')}`;
    const takeBack = () => ask({ path, method: 'POST', headers: { origin } });
    const shown = (await ask({ path })).body;
    expect(shown).toContain('<dt>Prices: Window cleaning, homes: Dollars</dt><dd>After: <ins>129</ins></dd>');
    expect(shown).toContain('<button>');
    const back = (await takeBack()).body;
    expect(back).toContain('It is as it was before.');
    expect(back).not.toContain('<button>');
    expect(read(prices)).not.toContain('129');
    expect((await takeBack()).body).toContain('It already is as it was before.');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('one changed star among equal reviews is shown; uncommitted changes stop an undo', async () => {
    const reviews = 'src/content/reviews.yaml';
    const { oid } = JSON.parse(
      (await save({ additions: { [reviews]: read(reviews).replace('rating: 5', 'rating: 4') } })).body,
    ).data.createCommitOnBranch.commit;
    const path = `/edit/this/site/commit/${oid}`;
    const shown = (await ask({ path })).body;
    const { name } = parse(read(reviews)).find(({ rating }: { rating: number }) => rating === 4);
    expect(shown).toContain(
      `<div><dt>${name}: Rating</dt><dd>Before: <del>5</del></dd><dd>After: <ins>4</ins></dd></div>`,
    );
    writeFileSync(join(root, reviews), '');
    expect((await ask({ path, method: 'POST', headers: { origin } })).body).toContain('commit that first');
    git('checkout', '--quiet', reviews);
    expect((await ask({ path, method: 'POST', headers: { origin } })).body).toContain('It is as it was before.');
  });

  it('a change that others depend on cannot be taken back', async () => {
    const area = 'src/content/areas/monument.yaml';
    // This area name is in no content.
    const added = 'src/content/areas/nobodys-corner.yaml';
    await save({ additions: { [added]: read(area).replace(/^name: .*/m, "name: Nobody's Corner") } });
    const path = `/edit/this/site/commit/${git('rev-parse', 'HEAD')}`;
    await save({ additions: { [area]: read(area).replace('near: [', 'near: [nobodys-corner, ') } });
    const head = git('rev-parse', 'HEAD');
    expect((await ask({ path, method: 'POST', headers: { origin } })).body).toMatch(
      /role="status">Areas: Monument: Neighbors 1: there is no src\/content\/areas\/nobodys-corner.yaml/,
    );
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([head, '']);
  });

  const pageFile = 'src/content/area-pages/briargate/residential-window-cleaning.yaml';
  const address = '/areas-served/colorado-springs/briargate/residential-window-cleaning';
  const listRedirects = () => parse(read('src/content/redirects.yaml'));
  const press = (oid: string, form: Record<string, string> = {}) =>
    ask({
      path: `/edit/this/site/commit/${oid}`,
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(form)),
    });

  it('a deleted page redirects to the nearest page, or to one the owner chooses', async () => {
    const linked = 'src/content/pages/about.yaml';
    await save({ additions: { [linked]: read(linked).replace('](/reviews)', `](${address})`) } });
    expect((await save({ deletions: [pageFile] })).refusal).toBeUndefined();
    const oid = git('rev-parse', 'HEAD');
    const neighbor = '/areas-served/colorado-springs/briargate/residential-house-washing';
    expect(listRedirects()).toEqual([{ from: address, to: neighbor }]);
    expect(JSON.parse((await ask({ path: '/edit/online' })).body).notice).toEqual({
      text: `Briargate residential window cleaning is deleted, and its visitors now see “House washing in Briargate”.`,
      link: 'Choose another page',
      address: `/edit/this/site/commit/${oid}`,
    });
    const shown = (await ask({ path: `/edit/this/site/commit/${oid}` })).body;
    expect(shown).toContain(`<option value="${neighbor}" selected>House washing in Briargate</option>`);
    expect(shown).not.toContain('value="/404"');
    expect(shown).toMatch(
      /still have a link to it:.*href="\/edit\?field=[\w.]+#\/collections\/pages\/entries\/page-about"/s,
    );
    const answer = await press(oid, { from: address, to: '/contact' });
    expect(answer.body).toContain(`Visitors of ${address} now see “Contact”.`);
    expect(listRedirects()).toEqual([{ from: address, to: '/contact' }]);
    expect(await ask({ path: `${address}?service=painting` })).toMatchObject({
      status: 302,
      headers: { location: '/contact?service=painting' },
    });
  });

  it('a save that a power cut interrupted before its commit is undone at the next start', async () => {
    const created = 'src/content/area-pages/briargate/new.yaml';
    writeFileSync(join(root, prices), '# half\n');
    writeFileSync(join(root, created), '# half\n');
    git('add', created);
    writeFileSync(join(root, '.git/unfinished-save'), JSON.stringify([prices, created]));
    await new Repository(root).undoUnfinishedSave();
    expect(git('status', '--porcelain')).toBe('');
    expect((await savePrice(2)).refusal).toBeUndefined();
    expect(existsSync(join(root, '.git/unfinished-save'))).toBe(false);
  });

  it('an invalid version in the history is listed, and earlier changes can still be taken back', async () => {
    const about = 'src/content/pages/about.yaml';
    const text = read(about);
    const commit = (changed: string) => {
      writeFileSync(join(root, about), changed);
      git('commit', '--quiet', '--all', '--message', 'By hand');
      return git('rev-parse', 'HEAD');
    };
    const changed = commit(text.replace(/^title: .*/m, 'title: Our story'));
    const broken = commit(text.replace(/^title: .*/m, 'title: Our story: the start'));
    commit(text.replace(/^title: .*/m, 'title: Our story').replace(/^description: .*/m, 'description: How we began.'));
    expect(await ask({ path: '/edit/changes' })).toMatchObject({ status: 200 });
    const page = await ask({ path: `/edit/this/site/commit/${broken}` });
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Our story: the start')]);
    expect((await press(broken, {})).body).toContain('not valid YAML');
    expect((await press(changed, {})).body).toContain('It is as it was before.');
    expect(parse(read(about))).toMatchObject({ title: parse(text).title, description: 'How we began.' });
  });

  it('redirects are never chained, and end when a page is restored', async () => {
    const [first, second] = ['residential-house-washing', 'residential-pressure-washing'].map(
      (name) => `src/content/area-pages/briargate/${name}.yaml`,
    );
    await save({ deletions: [pageFile] });
    await save({ deletions: [first ?? ''] });
    const target = '/areas-served/colorado-springs/briargate/residential-pressure-washing';
    expect(listRedirects().map(({ to }: { to: string }) => to)).toEqual([target, target]);
    const text = git('show', `first:${pageFile}`);
    await save({ additions: { [pageFile]: `${text}\n` } });
    expect(listRedirects().map(({ from }: { from: string }) => from)).not.toContain(address);
    expect(second && read(second)).toBeTruthy();
  });

  it('a deleted page is restored with its pictures from "All changes"', async () => {
    const { hero } = parse(read(pageFile)).pictures;
    const catalogue = 'src/pictures/catalogue.yaml';
    const upload = 'new-house';
    const house = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'blue' } })
      .jpeg()
      .toBuffer();
    await save({
      additions: {
        [pageFile]: read(pageFile).replace(`hero: ${hero}`, `hero: ${upload}`),
        [catalogue]: `${read(catalogue)}${upload}: { alt: A house., credit: Us, property: home, focal: [50, 50] }\n`,
        [`src/pictures/${upload}.jpg`]: house,
      },
    });
    const page = read(pageFile);
    await save({ deletions: [pageFile] });
    const oid = git('rev-parse', 'HEAD');
    await save({
      additions: { [catalogue]: git('show', `first:${catalogue}`) },
      deletions: [`src/pictures/${upload}.jpg`],
    });
    const list = (await ask({ path: '/edit/changes' })).body;
    expect(list).toMatch(
      new RegExp(`href="/edit/this/site/commit/${oid}">[^<]*Briargate residential window cleaning: deleted`),
    );
    expect((await press(oid)).body).toContain('It is as it was before.');
    expect(read(pageFile)).toBe(page);
    expect(parse(read(catalogue))[upload].alt).toBe('A house.');
    expect(readFileSync(join(root, `src/pictures/${upload}.jpg`))).toEqual(house);
    expect(listRedirects()).toEqual([]);
  });

  it('an unfinished page is saved as a draft, without an address until it is complete', async () => {
    const text = read(pageFile);
    await save({ deletions: [pageFile] });
    const half = 'kind: residential\nservice: window-cleaning\narea: briargate\n';
    expect((await save({ additions: { [pageFile]: half } })).refusal).toContain('is missing');
    const draft = `${half}draft: true\nhero: { heading: "Window cleaning in Briargate" }\n`;
    expect((await save({ additions: { [pageFile]: draft } })).refusal).toBeUndefined();
    expect(listRedirects()).toHaveLength(1);
    expect(
      (await save({ additions: { [pageFile]: draft.replace('Briargate', '{Briargat}') } })).refusal,
    ).toBeUndefined();
    expect((await save({ additions: { [pageFile]: `${draft}pictures: { hero: nothing }\n` } })).refusal).toContain(
      'there is no picture "nothing"',
    );
    expect((await save({ additions: { [pageFile]: text } })).refusal).toBeUndefined();
    expect(listRedirects()).toEqual([]);
  });

  it('every text with the old name of an area is listed', async () => {
    const area = 'src/content/areas/briargate.yaml';
    await save({ additions: { [area]: read(area).replace('name: Briargate', 'name: North Gate') } });
    const { notice } = JSON.parse((await ask({ path: '/edit/online' })).body);
    expect(notice.text).toMatch(/^\d+ texts still say Briargate\.$/);
    const shown = (await ask({ path: notice.address })).body;
    expect((await ask({ path: '/edit/changes' })).body).toContain('>Areas: North Gate: Name</a>');
    expect(shown).toContain('These texts still say Briargate:');
    const form = '/collections/area-pages/entries/briargate/residential-window-cleaning';
    expect(shown).toContain(
      `<a href="/edit?field=page.hero.heading#${form}">Window cleaning in Briargate: Opening: Heading</a>`,
    );
    expect(shown).not.toContain('Window cleaning in Briargate: Area</a>');
  });

  /** Renames Briargate and returns the id of that save. */
  async function renameBriargate() {
    const area = 'src/content/areas/briargate.yaml';
    await save({ additions: { [area]: read(area).replace('name: Briargate', 'name: North Gate') } });
    return git('rev-parse', 'HEAD');
  }

  it('one press replaces the old name of an area in its texts, and is taken back', async () => {
    const reviews = 'src/content/reviews.yaml';
    // A testimonial and a review of the sample name the area.
    expect(read(reviews)).toContain('Briargate');
    const before = read(pageFile);
    const customersWords = parse(before).testimonial;
    const oid = await renameBriargate();
    const shown = (await ask({ path: `/edit/this/site/commit/${oid}` })).body;
    const [, count, total] = /writes North Gate in (\d+) of these (\d+) texts\./.exec(shown) ?? [];
    expect(Number(count)).toBeLessThan(Number(total));

    const { body } = await press(oid, { replace: 'Briargate' });
    expect(body).toContain(`${count} texts now say North Gate.`);
    expect(git('rev-list', '--count', `${oid}..HEAD`)).toBe('1');
    const { hero, testimonial, neighborhoods } = parse(read(pageFile));
    expect([hero.heading, testimonial]).toEqual(['Window cleaning in North Gate', customersWords]);
    expect(neighborhoods).toContain('Briargate Parkway area');
    expect(git('diff', '--name-only', oid)).not.toContain(reviews);
    // The remaining texts are still listed, without a button because it would change nothing.
    expect(body).toContain('These texts still say Briargate:');
    expect(body).not.toContain('name="replace"');
    expect(body.match(/href="\/edit\?field=/g)).toHaveLength(Number(total) - Number(count));

    const list = (await ask({ path: '/edit/changes' })).body;
    expect(list).toContain(`>Replaced in all: Briargate with North Gate, ${count} texts</a>`);
    expect((await press(git('rev-parse', 'HEAD'))).body).toContain('It is as it was before.');
    expect(read(pageFile)).toBe(before);
  });

  it('a form that was opened before a replacement keeps it when it is saved', async () => {
    const area = 'src/content/areas/briargate.yaml';
    const oid = await renameBriargate();
    const site = new Site(JSON.parse((await ask({})).body));
    for (const path of listContentFiles(root)) site.setText(path, read(path));
    const [form] = singleForms.filter(({ place }) => place === 'src/content/areas');
    if (!form) throw new Error('There is no form for areas.');
    const format = createFormat(form, site);
    const edited = { ...format.fromFile(read(area)), order: 33 };
    const seen = git('rev-parse', 'HEAD');
    await press(oid, { replace: 'Briargate' });
    const replaced = parse(read(area));
    expect(replaced.label).toContain('North Gate');

    const saveForm = (head: string) => save({ additions: { [area]: format.toFile(edited, area) }, seen: head });
    expect((await saveForm(seen)).refusal).toContain('Somebody else has saved meanwhile');
    expect(parse(read(area))).toEqual(replaced);
    // The CMS then loads the newer text and sends the form once more.
    site.setText(area, read(area));
    expect((await saveForm(git('rev-parse', 'HEAD'))).refusal).toBeUndefined();
    expect(parse(read(area))).toEqual({ ...replaced, order: 33 });
  });

  it("a new name in texts that a build would refuse is refused in the build's words", async () => {
    const oid = await renameBriargate();
    writeFileSync(join(root, pageFile), read(pageFile).replace(/hero: [\w-]+/, 'hero: nothing'));
    git('commit', '--quiet', '--all', '--message', 'A mistake by hand');
    const head = git('rev-parse', 'HEAD');
    expect((await press(oid, { replace: 'Briargate' })).body).toContain('there is no picture &quot;nothing&quot;');
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([head, '']);
  });

  it('one day of the hours is taken back while a later change stays', async () => {
    const business = 'src/content/business.yaml';
    const close = async (day: string) => {
      await save({ additions: { [business]: read(business).replace(new RegExp(`(${day}:) .*`), '$1 closed') } });
      return git('rev-parse', 'HEAD');
    };
    const sunday = await close('sunday');
    await close('saturday');
    expect((await press(sunday)).body).toContain('It is as it was before.');
    const { hours } = parse(read(business));
    expect([hours.saturday, hours.sunday]).toEqual(['closed', parse(git('show', `first:${business}`)).hours.sunday]);
  });

  it('an undo of a field that changed again shows both texts', async () => {
    await savePrice(129);
    const oid = git('rev-parse', 'HEAD');
    await savePrice(139);
    const body = (await press(oid)).body;
    expect(body).toContain('Now: <ins>139 / for a small house</ins>');
    expect(body).toContain('Put back what it said before');
    expect(read(prices)).toBe(priced(139));
    expect((await press(oid, { force: '1' })).body).toContain('It is as it was before.');
    expect(parse(read(prices))).toEqual(parse(git('show', `first:${prices}`)));
  });

  it('the editor lists what is not online yet', async () => {
    const count = async () => JSON.parse((await ask({ path: '/edit/online' })).body).waiting;
    expect(await count()).toBeUndefined();
    git('remote', 'add', 'origin', '/nowhere/site.git');
    await savePrice(129);
    expect(await count()).toBe(2);
    git('remote', 'remove', 'origin');
  });
});

describe('the quote requests of this machine', () => {
  const path = '/edit/requests';

  it('the link to quote requests appears with the first request, without a restart', async () => {
    expect((await ask({ path: '/edit/online' })).body).not.toContain('requests');
    expect((await ask({ path })).body).toContain('No request has come yet.');
    const database = openDatabase(join(root, 'quotes'));
    database.prepare(insertRequest).run('k3f9', Date.now(), JSON.stringify(anyRequest), '', null);
    database.close();
    expect((await ask({ path: '/edit/online' })).body).toContain(`"requests":"${path}"`);
  });

  it('the owner sees the requests without a password and marks them in the editor only', async () => {
    const list = await ask({ path });
    expect([list.status, list.body]).toEqual([200, expect.stringContaining('href="/edit/requests/k3f9"')]);
    expect(list.body).not.toContain('Sign out');
    const done = { path: `${path}/k3f9/done`, method: 'POST' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await ask({ ...done, headers: { ...headers, origin: 'http://evil.example' } })).status).toBe(403);
    expect((await ask({ ...done, headers: { ...headers, origin } })).status).toBe(303);
    expect((await ask({ path: `${path}?show=done` })).body).toContain('k3f9');
  });

  it.each([
    ['without the key', { headers: { cookie: 'edit-key=wrong' } }, 404],
    ['under another name (DNS rebinding)', { headers: { host: 'evil.example' } }, 403],
  ])('requests are never shown to %s', async (_, change, status) => {
    const answer = await ask({ path: '/edit/requests', ...change });
    expect([answer.status, answer.body.includes('k3f9')]).toEqual([status, false]);
  });
});
