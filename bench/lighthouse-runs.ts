import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { getChromium } from '../scripts/find-chromium.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** A busy machine now and then makes the browser lose the start of a recording: that is no figure, so it is taken anew. */
const mostAttempts = 3;

/** One browser for many runs: Lighthouse opens a tab for each and empties cache and storage before it. */
export async function openLighthouse() {
  const browser = await launch({
    chromePath: getChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    logLevel: 'error',
  });
  return {
    async run(url: string, onlyCategories: readonly Category[] = categories): Promise<Result> {
      const options = { port: browser.port, output: 'json', logLevel: 'silent' } as const;
      let trouble = 'no report';
      for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
        const report = await lighthouse(url, { ...options, onlyCategories: [...onlyCategories] });
        if (report && !report.lhr.runtimeError) return report.lhr;
        trouble = report?.lhr.runtimeError?.message ?? trouble;
      }
      throw new Error(`Lighthouse could not measure ${url}: ${trouble}`);
    },
    close: () => browser.kill(),
  };
}

/** A category's score in points; none where it was not run. */
export function readScore(result: Result, category: Category): number | undefined {
  const score = result.categories[category]?.score;
  return typeof score === 'number' ? Math.round(score * 100) : undefined;
}

export interface PageLoad {
  /** Milliseconds, on Lighthouse's simulated phone. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  /** Bytes over the network by kind, headers included. */
  bytes: Record<string, number>;
  scores: Partial<Record<Category, number>>;
}

interface NetworkItem {
  url: string;
  resourceType?: string;
  transferSize: number;
}

const kinds = ['Document', 'Script', 'Font', 'Image'];

export function readPageLoad(result: Result): PageLoad {
  const value = (audit: string) => {
    const number = result.audits[audit]?.numericValue;
    if (number === undefined) throw new Error(`Lighthouse has no ${audit} of ${result.finalDisplayedUrl}.`);
    return number;
  };
  const details = result.audits['network-requests']?.details as { items?: NetworkItem[] } | undefined;
  const isFetched = ({ url, transferSize }: NetworkItem) => transferSize > 0 && !/\/favicon\.|^data:/.test(url);
  const items = (details?.items ?? []).filter(isFetched);
  const bytes: Record<string, number> = {};
  for (const { resourceType = '', transferSize } of items) {
    const kind = kinds.includes(resourceType) ? resourceType : 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + transferSize;
  }
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: items.length,
    bytes,
    scores: Object.fromEntries(categories.map((category) => [category, readScore(result, category)])),
  };
}
