import type { Reporter, TestModule } from 'vitest/node';

/** Names skipped tests, and fails the run for them under CI. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    // With -t all other tests are skipped on purpose.
    if (process.argv.some((argument) => /^(-t|--testNamePattern)/.test(argument))) return;
    for (const test of skipped) console.warn(`Skipped: ${test.module.moduleId}: ${test.fullName}`);
    if (skipped.length > 0 && process.env['CI']) process.exitCode = 1;
  }
}
