// @ts-check
/**
 * npm test: installs what is missing, then every check, two side by side where they do not need each other, with one
 * summary at the end. --all (npm run test:all) runs the large matrices whole instead of on one page of each type, the
 * tests that build the site anew, those of the hosts, and the server for a minute each under load and attack.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing, passSignalsOn, root, run } from './install.mjs';
import { followBuild, say, secondsSince, showProgress } from './progress.mjs';

const results = join(root, 'test-results');
const all = process.argv.includes('--all');
const mostAtOnce = 2;

/**
 * `needs` are steps without which this one cannot run; `after` those that it only waits for.
 *
 * @typedef {import('./progress.mjs').Progress} Progress
 * @typedef {{ needs?: string[], after?: string[] }} Order
 * @typedef {Order & { name: string, command: string, args: string[], env?: object, progress?: Progress }} Step
 */

/**
 * Test counts from the JSON report of Vitest or Playwright.
 *
 * @param {string} name
 */
function readCounts(name) {
  try {
    const report = JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8'));
    if (report.stats) {
      const { expected, unexpected, flaky, skipped } = report.stats;
      return { passed: expected + flaky, failed: unexpected, skipped };
    }
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  } catch {
    return undefined;
  }
}

/**
 * Vitest says a line for each file that it has done.
 *
 * @param {string[]} beginnings
 * @returns {Progress}
 */
function followVitest(beginnings) {
  const files = readdirSync(join(root, 'tests'), { recursive: true }).map((name) => `tests/${name}`);
  const total = files.filter(
    (name) => name.endsWith('.test.ts') && beginnings.some((beginning) => name.startsWith(beginning)),
  ).length;
  const done = new Set();
  return {
    read: (chunk) => {
      for (const [, file] of chunk.matchAll(/^\W*(tests\/\S+\.test\.ts)/gm)) done.add(file);
    },
    describe: () => `${done.size} of ${total} files`,
  };
}

/** @returns {Progress} */
function followPlaywright() {
  let done = '';
  return {
    read: (chunk) =>
      (done =
        chunk
          .match(/\[\d+\/\d+\]/g)
          ?.at(-1)
          ?.slice(1, -1) ?? done),
    describe: () => `${done.replace('/', ' of ') || 'starting'}`,
  };
}

/** @returns {Progress} */
function followLines() {
  let last = '';
  return {
    read: (chunk) => (last = chunk.trim().split('\n').at(-1) ?? ''),
    describe: () => last,
  };
}

/** @type {(name: string, order: Order, beginnings: string[], ...config: string[]) => Step} */
const vitest = (name, order, beginnings, ...config) => ({
  name,
  ...order,
  command: 'vitest',
  args: [
    'run',
    ...beginnings,
    ...config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, `${name}.json`)}`,
  ],
  progress: followVitest(beginnings),
});

/** @type {(name: string, order: Order, ...config: string[]) => Step} */
const playwright = (name, order, ...config) => ({
  name,
  ...order,
  command: 'playwright',
  args: ['test', ...config, '--reporter=line,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, `${name}.json`) },
  progress: followPlaywright(),
});

/** @type {Step[]} */
const siteSteps = [
  { name: 'build', command: 'astro', args: ['build'], progress: followBuild() },
  { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings'] },
  vitest('unit', { after: ['lint'] }, ['tests/unit', 'tests/server', 'tests/admin']),
  playwright('browser', { needs: ['build', 'tools'] }),
  // The types that Astro writes are those of the build: two of them writing at once would be in each other's way.
  { name: 'types', needs: ['build'], command: 'astro', args: ['check', '--noSync'] },
  vitest('built', { needs: ['build'] }, ['tests/built']),
];

const afterSite = ['unit', 'browser', 'types', 'built'];
const largeSteps = [
  vitest('launch', { needs: ['tools'], after: afterSite }, ['tests/launch']),
  vitest('hosting', { after: afterSite }, ['tests/hosting'], '--config=tests/hosting/vitest.config.ts'),
  vitest('load', { after: ['launch', 'hosting'] }, ['tests/load']),
  vitest('attack', { after: ['load'] }, ['tests/attack/turmoil'], '--config=tests/attack/vitest.config.ts'),
];

/**
 * In the order in which they start.
 *
 * @type {Step[]}
 */
const steps = [
  // No test installs anything: they would all do so at once.
  {
    name: 'tools',
    command: 'node',
    args: ['scripts/require-tools.ts', 'browser', ...(all ? ['whole-browser'] : [])],
    progress: followLines(),
  },
  ...siteSteps,
  ...(all ? largeSteps : []),
];

passSignalsOn();
await installMissing();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const began = Date.now();
const rows = new Map();
const running = new Map();

/** @param {Step} step */
async function runStep(step) {
  const started = Date.now();
  running.set(step.name, () => `${step.name} ${step.progress?.describe() ?? ''}`.trim());
  const { code, output } = await run(step.command, step.args, {
    env: { ...step.env, ...(all ? { TEST_ALL: '1' } : {}) },
    onOutput: step.progress?.read ?? (() => {}),
  });
  running.delete(step.name);
  const counts = readCounts(step.name) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  // A runner may fail without a failed test, for example when a file does not load.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  rows.set(step.name, { ...counts, seconds: secondsSince(started) });
  if (code !== 0) say(`\n=== ${step.name} ===\n${output.replaceAll(/^\[\d+\/\d+\] .*\n/gm, '').trimEnd()}\n`);
  say(describeRow(step.name));
}

/** @param {string} name */
function describeRow(name) {
  const { passed, failed, skipped, seconds } = rows.get(name);
  const verdict = failed ? 'FAILED' : 'ok';
  return `${name.padEnd(12)} ${verdict.padEnd(6)} ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`;
}

const timer = setInterval(
  () => showProgress(`${secondsSince(began)} s: ${[...running.values()].map((describe) => describe()).join(' | ')}`),
  1000,
);
// Without a site there is nothing to look at, and without a browser nothing to look with: what needs them is left out.
const waiting = new Set(steps);
const leftOut = new Set();
const active = new Set();
/** @param {string} name */
const isMissing = (name) => leftOut.has(name) || rows.get(name)?.failed > 0;
/** @param {Step} step */
const isReady = ({ needs = [], after = [] }) =>
  needs.every((name) => rows.has(name)) && after.every((name) => rows.has(name) || leftOut.has(name));
for (;;) {
  for (const step of waiting) {
    if (!step.needs?.some(isMissing)) continue;
    waiting.delete(step);
    leftOut.add(step.name);
  }
  const next = [...waiting].find(isReady);
  if (next && active.size < mostAtOnce) {
    waiting.delete(next);
    const work = runStep(next).finally(() => active.delete(work));
    active.add(work);
  } else if (active.size > 0) {
    await Promise.race(active);
  } else {
    break;
  }
}
clearInterval(timer);

const done = steps.filter(({ name }) => rows.has(name));
/** @param {'passed' | 'failed' | 'skipped'} key */
const total = (key) => done.reduce((sum, { name }) => sum + rows.get(name)[key], 0);
say(`\n=== Summary, ${secondsSince(began)} s ===`);
for (const { name } of done) console.log(describeRow(name));
if (leftOut.size > 0) console.log(`Not run: ${[...leftOut].join(', ')}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 || leftOut.size > 0 ? 1 : 0;
