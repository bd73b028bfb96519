/**
 * npm test: installs what is missing, then every check in turn, with one summary at the end.
 * --all (npm run test:all) runs the large matrices whole instead of on one page of each type.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing, root, run } from './install.mjs';

const results = join(root, 'test-results');
const all = process.argv.includes('--all');
const env = all ? { TEST_ALL: '1' } : {};

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

const vitest = (name, ...folders) => ({
  name,
  command: 'vitest',
  args: [
    'run',
    ...folders,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, `${name}.json`)}`,
  ],
});

const steps = [
  { name: 'types', command: 'astro', args: ['check'] },
  { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings'] },
  vitest('unit', 'tests/unit', 'tests/server'),
  { name: 'build', command: 'astro', args: ['build'], needed: true },
  vitest('built', 'tests/built'),
  { name: 'browser', command: 'playwright', args: ['test'] },
  ...(all ? [vitest('load', 'tests/load')] : []),
  // Builds copies of the project, which takes minutes.
  ...(all ? [vitest('launch', 'tests/launch')] : []),
];

installMissing();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const rows = [];
for (const step of steps) {
  console.log(`\n=== ${step.name} ===`);
  const started = Date.now();
  // The output of a step that is no test runner matters only when it fails.
  const quiet = step.command === 'astro' || step.command === 'biome';
  const { code, output } = await run(step.command, step.args, { env, quiet });
  if (quiet && code !== 0) console.error(output);
  const counts = readCounts(step.name) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  // A runner may fail without a failed test, for example when a file does not load.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  rows.push({ step: step.name, ...counts, seconds: Math.round((Date.now() - started) / 1000) });
  if (code !== 0 && step.needed) break;
}

const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log('\n=== Summary ===');
for (const row of rows) {
  const verdict = row.failed ? 'FAILED' : 'ok';
  console.log(
    `${row.step.padEnd(8)} ${verdict.padEnd(6)} ${row.passed} passed, ${row.failed} failed, ${row.skipped} skipped, ${row.seconds} s`,
  );
}
if (rows.length < steps.length)
  console.log(
    `Not run: ${steps
      .slice(rows.length)
      .map((step) => step.name)
      .join(', ')}`,
  );
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 || rows.length < steps.length ? 1 : 0;
