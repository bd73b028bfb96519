import type { Page } from '@playwright/test';

/**
 * Records every layout shift of the pages opened from now on. The returned function reads those of the current page.
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as typeof window & { shifts: number[] }).shifts);
}

export const sum = (shifts: number[]) => shifts.reduce((total, shift) => total + shift, 0);
