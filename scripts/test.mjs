// @ts-check
/**
 * npm test: installs what is missing, then every check, two side by side where they do not need each other, with one
 * summary at the end. --all (npm run test:all) runs the large matrices whole instead of on one page of each type, the
 * tests that build the site anew, those of the hosts, and the server for a minute each under load and attack.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing, passSignalsOn, root, run } from './install.mjs';
import { say, secondsSince, showProgress } from './progress.mjs';

const results = join(root, 'test-results');
const all = process.argv.includes('--all');
const mostAtOnce = 2;

/**
 * `needs` are steps without which this one cannot run; `after` those that it only waits for.
 *
 * @typedef {{ needs?: string[], after?: string[] }} Order
 * @typedef {Order & { name: string, command: string, args: string[], env?: object }} Step
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

/** @type {(name: string, order: Order, projects: string[], ...files: string[]) => Step} */
const vitest = (name, order, projects, ...files) => ({
  name,
  ...order,
  command: 'vitest',
  args: [
    'run',
    ...files,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, `${name}.json`)}`,
  ],
});

/** @type {Step[]} */
const siteSteps = [
  { name: 'build', command: 'astro', args: ['build'] },
  { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings'] },
  vitest('unit', { after: ['lint'] }, ['unit', 'server', 'admin']),
  {
    name: 'browser',
    needs: ['build', 'tools'],
    command: 'playwright',
    args: ['test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'browser.json') },
  },
  // The types that Astro writes are those of the build: two of them writing at once would be in each other's way.
  { name: 'types', needs: ['build'], command: 'astro', args: ['check', '--noSync'] },
  vitest('built', { needs: ['build'] }, ['built']),
];

const afterSite = ['unit', 'browser', 'types', 'built'];
const largeSteps = [
  {
    name: 'owner',
    needs: ['tools'],
    after: afterSite,
    command: 'playwright',
    args: ['test', '--config=tests/admin/playwright.config.ts', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'owner.json') },
  },
  vitest('launch', { needs: ['tools'], after: [...afterSite, 'owner'] }, ['launch']),
  vitest('hosting', { after: afterSite }, ['hosting']),
  vitest('load', { after: ['launch', 'hosting'] }, ['load']),
  vitest('attack', { after: ['load'] }, ['attack'], 'turmoil'),
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
    args: ['scripts/require-tools.ts'],
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
  running.set(step.name, step.name);
  const { code, output } = await run(step.command, step.args, {
    env: { ...step.env, ...(all ? { TEST_ALL: '1' } : {}) },
    // How far it is, in the tool's own words.
    onOutput: (chunk) => {
      const line = chunk.trim().split('\n').at(-1);
      if (line) running.set(step.name, `${step.name} ${line}`);
    },
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

const timer = setInterval(() => showProgress(`${secondsSince(began)} s: ${[...running.values()].join(' | ')}`), 1000);
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
