/**
 * npm run bench:serving: wrk against the local server and nginx, for the same page with the same 50 connections, at a
 * pace of a little over 1,000 requests a second (what has to be held) and as fast as the answers come (what is left).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHostedSite } from '../hosting/hosted-site.ts';
import { nginx, ownMachine, siteDirectory } from '../tests/hosting/engines.ts';
import { requireDebianTool } from '../tests/hosting/tools.ts';

const rounds = 3;
const connections = 50;
const leastRate = 1000;
const longestMilliseconds = 100;
/** Each connection waits this long before a request: 50 of them then send at most 1,667 a second. */
const pauseMilliseconds = 30;
const path = process.argv[2] ?? '/';

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

const wrk = requireDebianTool(['/usr/bin/wrk'], ['wrk']);
const site = readHostedSite(siteDirectory, { SITE_URL: 'https://www.example.com' });
const engines = [ownMachine, nginx];
const folder = mkdtempSync(join(tmpdir(), 'serving-'));
const paced = join(folder, 'paced.lua');
writeFileSync(paced, `function delay() return ${pauseMilliseconds} end`);

const results = engines.map((engine) => ({ engine, paced: [] as Run[], full: [] as Run[] }));
console.log(
  `${path} in Brotli, ${connections} connections, ${rounds} rounds of 8 s in turn; machine load ${loadavg()[0]?.toFixed(1)}`,
);
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
rmSync(folder, { recursive: true });

/** The run in the middle, by its slowest answers. */
function findMedian(runs: Run[]): Run {
  const run = runs.toSorted((one, other) => one.slowest - other.slowest)[Math.floor(runs.length / 2)];
  if (!run) throw new Error('Nothing was measured.');
  return run;
}

function describeRun({ rate, half, slowest, failed }: Run): string {
  return `${Math.round(rate)} requests/s, median ${half.toFixed(1)} ms, p99 ${slowest.toFixed(1)} ms, ${failed} failed`;
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
