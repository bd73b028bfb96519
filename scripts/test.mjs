/**
 * npm test: installs what is missing, then every check, two side by side where they do not need each other, with one
 * summary at the end. --all (npm run test:all) runs the large matrices whole instead of on one page of each type, and
 * the tests that build the site anew.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing, passSignalsOn, root, run } from './install.mjs';
import { followBuild, say, secondsSince, showProgress } from './progress.mjs';

const results = join(root, 'test-results');
const all = process.argv.includes('--all');
const mostAtOnce = 2;

/** Test counts from the JSON report of Vitest or Playwright. */
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

/** Vitest says a line for each file that it has done. */
function followVitest(folders) {
  const files = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }));
  const total = files.filter((name) => name.endsWith('.test.ts')).length;
  const done = new Set();
  return {
    read: (chunk) => {
      for (const [, file] of chunk.matchAll(/^\W*(tests\/\S+\.test\.ts)/gm)) done.add(file);
    },
    describe: () => `${done.size} of ${total} files`,
  };
}

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

function followLines() {
  let last = '';
  return {
    read: (chunk) => (last = chunk.trim().split('\n').at(-1)),
    describe: () => last,
  };
}

const vitest = (name, after, ...folders) => ({
  name,
  after,
  command: 'vitest',
  args: [
    'run',
    ...folders,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, `${name}.json`)}`,
  ],
  progress: followVitest(folders),
});

/** In the order in which they start once what they come after is done. */
const steps = [
  // No test installs anything: they would all do so at once.
  {
    name: 'tools',
    after: [],
    command: 'node',
    args: ['scripts/require-tools.ts', 'browser', ...(all ? ['whole-browser'] : [])],
    progress: followLines(),
  },
  { name: 'build', after: [], command: 'astro', args: ['build'], progress: followBuild() },
  { name: 'lint', after: [], command: 'biome', args: ['check', '--error-on-warnings'] },
  vitest('unit', ['lint'], 'tests/unit', 'tests/server'),
  {
    name: 'browser',
    after: ['build', 'tools'],
    command: 'playwright',
    args: ['test', '--reporter=line,json'],
    progress: followPlaywright(),
  },
  // The types that Astro writes are those of the build: two of them writing at once would be in each other's way.
  { name: 'types', after: ['build'], command: 'astro', args: ['check', '--noSync'] },
  vitest('built', ['build'], 'tests/built'),
  // These build sites of their own, with both processors.
  ...(all ? [vitest('load', ['browser', 'built'], 'tests/load'), vitest('launch', ['load'], 'tests/launch')] : []),
];
const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'browser.json'), ...(all ? { TEST_ALL: '1' } : {}) };

passSignalsOn();
await installMissing();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const began = Date.now();
const rows = new Map();
const running = new Map();

async function runStep(step) {
  const started = Date.now();
  running.set(step.name, () => `${step.name} ${step.progress?.describe() ?? ''}`.trim());
  const { code, output } = await run(step.command, step.args, { env, onOutput: step.progress?.read ?? (() => {}) });
  running.delete(step.name);
  const counts = readCounts(step.name) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  // A runner may fail without a failed test, for example when a file does not load.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  rows.set(step.name, { ...counts, seconds: secondsSince(started) });
  if (code !== 0) say(`\n=== ${step.name} ===\n${output.replaceAll(/^\[\d+\/\d+\] .*\n/gm, '').trimEnd()}\n`);
  say(describeRow(step.name));
}

function describeRow(name) {
  const { passed, failed, skipped, seconds } = rows.get(name);
  const verdict = failed ? 'FAILED' : 'ok';
  return `${name.padEnd(8)} ${verdict.padEnd(6)} ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`;
}

const timer = setInterval(
  () => showProgress(`${secondsSince(began)} s: ${[...running.values()].map((describe) => describe()).join(' | ')}`),
  1000,
);
// Without a site there is nothing to look at, and without a browser nothing to look with: what comes after is left out.
const isReady = ({ after }) =>
  after.every((name) => rows.has(name) && !(['build', 'tools'].includes(name) && rows.get(name).failed));
const waiting = new Set(steps);
const active = new Set();
for (;;) {
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
const total = (key) => done.reduce((sum, { name }) => sum + rows.get(name)[key], 0);
say(`\n=== Summary, ${secondsSince(began)} s ===`);
for (const { name } of done) console.log(describeRow(name));
if (waiting.size > 0) console.log(`Not run: ${[...waiting].map(({ name }) => name).join(', ')}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 || waiting.size > 0 ? 1 : 0;
