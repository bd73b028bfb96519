import { type PaneCount, type sideNames, sumPanes } from './pane-count.ts';

/** The owner's prices in dollars, from src/content/prices.yaml. */
export type PanePrices = Record<keyof typeof sideNames, { low: number; high: number }> & {
  minimum: number;
  /** The surcharge in percent. */
  secondStory: number;
};

/**
 * Returns a range such as "$310 to $410", in whole tens rounded outward and never below the minimum; one figure if both
 * ends are the same, and '' for no panes.
 */
export function formatPriceRange(count: PaneCount, prices: PanePrices): string {
  const panes = sumPanes(count);
  if (panes === 0) return '';
  const factor = count.stories === 2 ? 1 + prices.secondStory / 100 : 1;
  const { low, high } = prices[count.sides];
  // Rounds to cents first: 10 × 10 × 1.1 is 110.00000000000001, which would become 120.
  const round = (price: number, roundTens: (tens: number) => number) =>
    Math.max(prices.minimum, roundTens(Math.round(panes * price * factor * 100) / 1000) * 10);
  const ends = [round(low, Math.floor), round(high, Math.ceil)];
  return [...new Set(ends)].map((dollars) => `$${dollars.toLocaleString('en-US')}`).join(' to ');
}
