import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { getChromium } from '../find-chromium.ts';

/**
 * The way the slow phone is emulated: by the browser itself, or estimated from a fast run as Lighthouse does by
 * default.
 */
export type Throttling = 'devtools' | 'simulate';

/**
 * On a busy machine the browser sometimes loses the start of a recording: that is no figure, so it is measured again.
 */
const mostAttempts = 3;

/** Starts one browser for many runs: Lighthouse opens a tab for each and empties cache and storage before it. */
export async function openLighthouse() {
  const browser = await launch({
    chromePath: getChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    logLevel: 'error',
  });
  return {
    async run(url: string, throttlingMethod: Throttling): Promise<Result> {
      const options = { port: browser.port, output: 'json', logLevel: 'silent', throttlingMethod } as const;
      let trouble = 'no report';
      for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
        const report = await lighthouse(url, { ...options, onlyCategories: ['performance'] });
        if (report && !report.lhr.runtimeError) return report.lhr;
        trouble = report?.lhr.runtimeError?.message ?? trouble;
      }
      throw new Error(`Lighthouse could not measure ${url}: ${trouble}`);
    },
    close: () => browser.kill(),
  };
}

/** Paints and blocking time in milliseconds, and layout shift. */
export type PageLoad = Record<'fcp' | 'lcp' | 'tbt' | 'cls' | 'score', number>;

export function readPageLoad(result: Result): PageLoad {
  const value = (audit: string) => {
    const number = result.audits[audit]?.numericValue;
    if (number === undefined) throw new Error(`Lighthouse has no ${audit} of ${result.finalDisplayedUrl}.`);
    return number;
  };
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    score: Math.round((result.categories['performance']?.score ?? 0) * 100),
  };
}
