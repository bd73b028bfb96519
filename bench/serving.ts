/**
 * npm run bench:serving: wrk against the local server and nginx, for the same page with the same 50 connections, at a
 * pace of a little over 1,000 requests a second (what has to be held) and as fast as the answers come (what is left).
 *
 * npm run bench:serving -- --against ../older: the local server beside that of an older checkout, with its own
 * dependencies installed, in turn: the page and quote requests, as fast as the answers come.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { quotePath, readHostedSite } from '../hosting/hosted-site.ts';
import { requireTools } from '../scripts/require-tools.ts';
import { type Engine, nginx, ownMachine, siteDirectory } from '../tests/hosting/engines.ts';
import { getFreePort, startTool } from '../tests/hosting/tools.ts';

const rounds = 3;
const connections = 50;
const leastRate = 1000;
const longestMilliseconds = 100;
/** Each connection waits this long before a request: 50 of them then send at most 1,667 a second. */
const pauseMilliseconds = 30;
const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const path = positionals[0] ?? '/';

interface Run {
  rate: number;
  /** Milliseconds that half, and all but one in a hundred, of the answers took at most. */
  half: number;
  slowest: number;
  failed: number;
}

const milliseconds = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const;

function measure(url: string, seconds: number, script?: string): Run {
  const options = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency', '-H', 'Accept-Encoding: br'];
  const args = [...options, ...(script ? ['-s', script] : []), url];
  const output = execFileSync(wrk, args, { encoding: 'utf8' });
  const latency = (share: string) => {
    const [, value = 'NaN', unit = 'ms'] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? [];
    return Number(value) * milliseconds[unit as keyof typeof milliseconds];
  };
  const count = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  return {
    rate: count(/Requests\/sec:\s+([\d.]+)/),
    half: latency('50'),
    slowest: latency('99'),
    failed: count(/Non-2xx or 3xx responses: (\d+)/) + errors.reduce((sum, text) => sum + Number(text), 0),
  };
}

await requireTools('nginx', 'wrk');
const wrk = '/usr/bin/wrk';
const site = readHostedSite(siteDirectory, { SITE_URL: 'https://www.example.com' });
const folder = mkdtempSync(join(tmpdir(), 'serving-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The run in the middle, by its slowest answers. */
function findMedian(runs: Run[]): Run {
  const run = runs.toSorted((one, other) => one.slowest - other.slowest)[Math.floor(runs.length / 2)];
  if (!run) throw new Error('Nothing was measured.');
  return run;
}

function describeRun({ rate, half, slowest, failed }: Run): string {
  return `${Math.round(rate)} requests/s, median ${half.toFixed(1)} ms, p99 ${slowest.toFixed(1)} ms, ${failed} failed`;
}

async function compareWithNginx(): Promise<void> {
  const paced = join(folder, 'paced.lua');
  writeFileSync(paced, `function delay() return ${pauseMilliseconds} end`);
  const results = [ownMachine, nginx].map((engine) => ({ engine, paced: [] as Run[], full: [] as Run[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) {
      const running = await result.engine.start(site);
      try {
        measure(running.url + path, 2);
        result.paced.push(measure(running.url + path, 8, paced));
        result.full.push(measure(running.url + path, 8));
      } finally {
        await running.close();
      }
    }
  }
  for (const { engine, ...runs } of results) {
    const held = findMedian(runs.paced);
    console.log(
      `${engine.name}\n  paced:      ${describeRun(held)}\n  full speed: ${describeRun(findMedian(runs.full))}`,
    );
    const holds = held.rate >= leastRate && held.slowest <= longestMilliseconds && held.failed === 0;
    if (engine === ownMachine && !holds) {
      console.log(`The local server does not hold ${leastRate} requests/s with p99 <= ${longestMilliseconds} ms.`);
      process.exitCode = 1;
    }
  }
}

/** The server of a checkout as `npm start` runs it, with a receiver that takes each request that is forwarded. */
function checkout(name: string, directory: string, forwardUrl: string): Engine {
  return {
    name,
    exceptions: {},
    async start({ siteUrl }) {
      const place = mkdtempSync(join(folder, 'place-'));
      mkdirSync(join(place, 'src'));
      symlinkSync(siteDirectory, join(place, 'dist'));
      symlinkSync(resolve(directory, 'src/content'), join(place, 'src/content'));
      const url = `http://127.0.0.1:${await getFreePort()}`;
      const env = {
        PATH: process.env['PATH'],
        PORT: new URL(url).port,
        SITE_URL: siteUrl,
        QUOTE_RATE_LIMIT: '1000000',
        TRUSTED_PROXY: '127.0.0.1',
        QUOTE_FORWARD_URL: forwardUrl,
      };
      const script = resolve(directory, 'server/serve.ts');
      // Nobody reads a server's words for so long.
      const tool = await startTool('sh', ['-c', 'exec node "$0" > server.log', script], url, { cwd: place, env });
      return { url, close: tool.close };
    },
  };
}

/** From a new address each, so that no limit holds them up. */
const postScript = `local count = 0
request = function()
  count = count + 1
  local address = string.format("10.%d.%d.%d", math.random(0, 255), math.random(0, 255), math.random(1, 254))
  local body = '{"name":"Visitor ' .. count .. '","email":"","phone":"719 555 0188","service":"window-cleaning",' ..
    '"property":"residential","message":"Fourteen windows, two stories.","address":"1200 Example Ave"}'
  return wrk.format("POST", "${quotePath}", {["Content-Type"] = "application/json", ["X-Forwarded-For"] = address}, body)
end`;

async function compareWithCheckout(older: string): Promise<void> {
  const receiver = createServer((request, response) => request.resume().on('end', () => response.end()));
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const forwardUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const posting = join(folder, 'post.lua');
  writeFileSync(posting, postScript);
  const results = [checkout('this checkout', '.', forwardUrl), checkout(older, older, forwardUrl)].map((engine) => ({
    engine,
    get: [] as Run[],
    post: [] as Run[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { engine, get, post } of results) {
      const running = await engine.start(site);
      try {
        measure(running.url + path, 2);
        get.push(measure(running.url + path, 8));
        post.push(measure(running.url, 8, posting));
      } finally {
        await running.close();
      }
    }
  }
  receiver.close();
  for (const { engine, get, post } of results) {
    console.log(`${engine.name}\n  GET:  ${describeRun(findMedian(get))}\n  POST: ${describeRun(findMedian(post))}`);
  }
}

console.log(
  `${path} in Brotli, ${connections} connections, ${rounds} rounds of 8 s in turn; machine load ${loadavg()[0]?.toFixed(1)}`,
);
if (values.against === undefined) await compareWithNginx();
else await compareWithCheckout(values.against);
