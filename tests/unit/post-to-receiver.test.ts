import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DeliveryError } from '../../src/lib/quotes/delivery-error.ts';
import { postToReceiver } from '../../src/lib/quotes/post-to-receiver.ts';
import { parseReceiver, type ReceiverVariables } from '../../src/lib/quotes/receiver-address.ts';
import { type FullResponse, type ReceiverResponse, startReceiver } from '../server/receiver.ts';

const page = '<!doctype html><title>n8n is starting up. Please wait</title>';
const xhtml =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">';
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const json = { 'Content-Type': 'application/json' };

async function start(answer: ReceiverResponse, get?: (headers: Record<string, unknown>, path: string) => FullResponse) {
  const receiver = await startReceiver(() => answer, 0, get);
  onTestFinished(receiver.close);
  return receiver;
}

/** Returns the error of a post, or `undefined` if the request was accepted. */
async function post(url: string, variables: ReceiverVariables = {}): Promise<DeliveryError | undefined> {
  const receiver = parseReceiver({ QUOTE_FORWARD_URL: url, ...variables });
  if (!receiver) throw new Error('The test names no receiver.');
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'k3f9' };
  const options = { headers, body: '{"name":"Dana"}', at: 0, siteHost: 'www.example.com' };
  try {
    await postToReceiver(receiver, { ...options, signal: AbortSignal.timeout(5_000) });
    return undefined;
  } catch (error) {
    if (error instanceof DeliveryError) return error;
    throw error;
  }
}

describe('an answer with an ok status', () => {
  test.each<[string, FullResponse]>([
    ['HTML', [200, html, page]],
    ['HTML under a content type in capitals', [201, { 'Content-Type': 'TEXT/HTML' }, '<p>Sign in']],
    ['text that is announced as HTML', [200, html, 'Please wait']],
    ['XHTML', [200, { 'Content-Type': 'application/xhtml+xml' }, '<?xml version="1.0"?>\n<html xmlns="x"/>']],
    ['a page without a content type', [200, {}, page]],
    ['a page behind a byte order mark, blank lines and a comment', [200, {}, `\ufeff\n\n<!-- cached -->\n${page}`]],
    ['a page in UTF-16', [200, {}, Buffer.from(`\ufeff${page}`, 'utf16le')]],
    ['a page that calls itself JSON', [200, json, page]],
    [
      'a page that refreshes itself',
      [202, { 'Content-Type': 'text/plain' }, '<meta http-equiv="refresh" content="2">'],
    ],
    ['a compressed page', [200, { ...html, 'Content-Encoding': 'gzip' }, gzipSync(page)]],
    ['XHTML without a content type', [200, {}, `<?xml version="1.0"?>\n${xhtml}`]],
    ['a beginning that PHP writes', [200, {}, '<br />\n<b>Fatal error</b>: Uncaught']],
    ['a page without a space in its doctype', [200, {}, '<!doctypehtml><p>Sign in']],
    ['a list of links', [200, {}, '<ul><li><a href="/login">Sign in</a></ul>']],
    ['a page in capitals of an old kind', [200, {}, '<HTML><BODY>Sign in</BODY></HTML>']],
  ])('an ok response is no receipt if it is %s', async (_, answer) => {
    const { url } = await start(answer);
    const error = await post(url);
    expect(error).toMatchObject({ retry: 'undecided', message: expect.stringContaining('answered with a web page') });
  });

  test.each<[string, FullResponse]>([
    ['no body', [204, {}]],
    ['no body of the type HTML', [200, html]],
    ['an empty line of the type HTML', [200, html, '\r\n']],
    ['JSON that is announced as HTML', [200, html, ' {"stored":true}']],
    ['a JSON list that is announced as HTML', [200, html, '[{"id":1}]']],
    ['JSON', [201, json, '{"stored":true,"page":"<html>"}']],
    ['text', [200, { 'Content-Type': 'text/plain' }, 'Accepted']],
    ['XML', [200, { 'Content-Type': 'application/xml' }, '<?xml version="1.0"?><Response><!-- ok --></Response>']],
    ['bytes', [200, {}, Buffer.from([0, 1, 2, 255])]],
  ])('an ok response is a receipt if it is %s', async (_, answer) => {
    const { url } = await start(answer);
    expect(await post(url)).toBeUndefined();
  });
});

describe('an answer with another status', () => {
  test.each<[number, string, string]>([
    [400, 'soon', 'answered 400'],
    [401, 'later', 'login'],
    [403, 'later', 'answered 403'],
    [404, 'later', 'answered 404'],
    [410, 'never', 'answered 410'],
    [422, 'soon', 'answered 422'],
    [429, 'soon', 'too many requests'],
    [500, 'soon', 'answered 500'],
    [503, 'soon', 'answered 503'],
  ])('%i is retried by the schedule "%s"', async (status, retry, reason) => {
    const { url } = await start([status, json, 'words about Dana']);
    const error = await post(url);
    expect(error).toMatchObject({ retry, message: expect.stringContaining(reason) });
    expect(error?.message).not.toContain('Dana');
  });

  test.each<[string, number]>([
    ['120', 120_000],
    [new Date(Date.now() + 3_600_000).toUTCString(), 3_600_000],
    ['99999999', 86_400_000],
    ['soon', 0],
  ])('429 waits as Retry-After: %s requests', async (value, milliseconds) => {
    const { url } = await start([429, { 'Retry-After': value }]);
    const { retryAfterMilliseconds = -1 } = (await post(url)) ?? {};
    // A date has whole seconds, and some time has passed since.
    expect(Math.abs(retryAfterMilliseconds - milliseconds)).toBeLessThan(60_000);
  });

  test.each([301, 307, 308])('%i is reported with the new address and never followed', async (status) => {
    const followed: string[] = [];
    const get = (_: unknown, path: string): FullResponse => [200, { Path: String(followed.push(path)) }];
    const { url } = await start([status, { Location: 'https://me:secret@new.example/hook?name=Dana' }], get);
    const error = await post(url);
    expect(error).toMatchObject({
      retry: 'later',
      message: `the address has moved to https://new.example/hook (${status})`,
    });
    expect(followed).toEqual([]);
  });
});

describe('a redirect after the post', () => {
  test.each([302, 303])('%i is followed with a GET, whose response counts', async (status) => {
    const answers: [FullResponse, string | undefined][] = [
      [[200, json, '{"result":"success"}'], undefined],
      [[200, html, page], 'answered with a web page'],
      [[404, {}], 'answered 404'],
      [[302, { Location: '/again' }], 'answered 302'],
      [[301, { Location: '/moved' }], 'moved to'],
    ];
    for (const [answer, reason] of answers) {
      const { url } = await start([status, { Location: '/macros/echo' }], () => answer);
      const error = await post(url);
      if (reason) expect(error?.message).toContain(reason);
      else expect(error).toBeUndefined();
    }
  });

  test('a redirect keeps the login for the same origin only, and never resends the request', async () => {
    const variables = { QUOTE_FORWARD_HEADER: 'X-Api-Key: secret' };
    const seen: Record<string, unknown>[] = [];
    const get = (headers: Record<string, unknown>): FullResponse => {
      seen.push(headers);
      return [200, json, '{}'];
    };
    const other = await start(201, get);
    const same = await start([302, { Location: '/echo' }], get);
    const elsewhere = await start([302, { Location: other.url.replace('//', '//me:pass@') }], get);
    expect(await post(same.url, variables)).toBeUndefined();
    expect(await post(elsewhere.url, variables)).toBeUndefined();
    expect(seen.map((headers) => headers['x-api-key'])).toEqual(['secret', undefined]);
    expect(seen.map((headers) => headers['accept'])).toEqual(['application/json', 'application/json']);
    for (const headers of seen) {
      expect(headers).not.toHaveProperty('idempotency-key');
      expect(headers).not.toHaveProperty('content-type');
      expect(headers).not.toHaveProperty('authorization');
    }
  });

  test('a redirect to the thank-you screen of the site is a receipt', async () => {
    const { url } = await start([303, { Location: 'https://www.example.com/contact#thank-you' }]);
    expect(await post(url)).toBeUndefined();
  });
});

describe('a post', () => {
  test.each<[string, ReceiverVariables, Record<string, string>]>([
    ['the login of its address', {}, { authorization: `Basic ${Buffer.from('me:pä@ss').toString('base64')}` }],
    ['a bearer token', { QUOTE_FORWARD_HEADER: 'Authorization: Bearer abc' }, { authorization: 'Bearer abc' }],
    ['a header', { QUOTE_FORWARD_HEADER: 'X-Api-Key:  a b ' }, { 'x-api-key': 'a b' }],
  ])('a post contains %s', async (_, variables, headers) => {
    const { url, posts } = await start(201);
    await post(url.replace('//', '//me:p%C3%A4%40ss@'), variables);
    expect(posts[0]?.headers).toMatchObject(headers);
  });

  test('a post asks for JSON and names the site and the time of the request', async () => {
    const { url, posts } = await start(201);
    await post(url);
    expect(posts[0]?.headers).toMatchObject({
      accept: 'application/json',
      'user-agent': expect.stringContaining('www.example.com'),
      'quote-received-at': '1970-01-01T00:00:00.000Z',
    });
  });

  test.each<[string, string]>([
    ['http://127.0.0.1:1/', 'could not be reached'],
    ['http://no-such-host.invalid/', 'there is no such host'],
  ])('a post to %s reports why it fails', async (url, reason) => {
    expect((await post(url))?.message).toContain(reason);
  });

  test('a post to a receiver without encryption says so', async () => {
    const { url } = await start(201);
    expect((await post(url.replace('http:', 'https:')))?.message).toContain('http://');
  });
});
