import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Names skipped tests, and fails the run for them under CI. */
export default class SkippedReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const skipped = this.#suite?.allTests().filter((test) => test.outcome() === 'skipped') ?? [];
    for (const test of skipped) console.warn(`Skipped: ${test.titlePath().filter(Boolean).join(' > ')}`);
    return skipped.length > 0 && process.env['CI'] ? { status: 'failed' } : undefined;
  }
}
