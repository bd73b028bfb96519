/**
 * npm run bench:serving: wrk against the local server and nginx, for the same page with the same 50 connections.
 * wrk sends as fast as it gets answers, so a server that does well here holds a steady 1,000 a second with ease.
 */
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { readHostedSite } from '../hosting/hosted-site.ts';
import { nginx, ownMachine, siteDirectory } from '../tests/hosting/engines.ts';
import { requireDebianTool } from '../tests/hosting/tools.ts';

const rounds = 3;
const connections = 50;
const leastRate = 1000;
const longestMilliseconds = 100;
const path = process.argv[2] ?? '/';

interface Run {
  rate: number;
  /** Milliseconds that half, and all but one in a hundred, of the answers took at most. */
  half: number;
  slowest: number;
  failed: number;
}

const milliseconds = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const;

function measure(wrk: string, url: string, seconds: number): Run {
  const args = [
    '-t',
    '1',
    '-c',
    String(connections),
    '-d',
    `${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
    url,
  ];
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
const results = new Map<string, Run[]>(engines.map(({ name }) => [name, []]));
console.log(
  `${path} in Brotli, ${connections} connections, ${rounds} rounds of 10 s in turn; load ${loadavg()[0]?.toFixed(1)}`,
);
for (let round = 0; round < rounds; round += 1) {
  for (const engine of engines) {
    const running = await engine.start(site);
    try {
      measure(wrk, running.url + path, 2);
      results.get(engine.name)?.push(measure(wrk, running.url + path, 10));
    } finally {
      await running.close();
    }
  }
}

/** The run in the middle, by its slowest answers. */
const median = (runs: Run[]) => runs.toSorted((one, other) => one.slowest - other.slowest)[Math.floor(runs.length / 2)];
for (const [name, runs] of results) {
  const run = median(runs);
  if (!run) continue;
  const { rate, half, slowest, failed } = run;
  console.log(
    `${name.padEnd(46)} ${Math.round(rate).toString().padStart(6)} requests/s, median ${half.toFixed(1)} ms, p99 ${slowest.toFixed(1)} ms, ${failed} failed`,
  );
  const holds = rate >= leastRate && slowest <= longestMilliseconds && failed === 0;
  if (name === ownMachine.name && !holds) {
    console.log(`The local server does not hold ${leastRate} requests/s with p99 <= ${longestMilliseconds} ms.`);
    process.exitCode = 1;
  }
}
