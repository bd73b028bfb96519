/** Formats 349.5 as 349.50, and 1200 as 1,200. */
export const formatDollars = (dollars: number) =>
  dollars.toLocaleString('en-US', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' });
