/** 349.5 becomes 349.50, and 1200 becomes 1,200. */
export const formatDollars = (dollars: number) =>
  dollars.toLocaleString('en-US', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' });
