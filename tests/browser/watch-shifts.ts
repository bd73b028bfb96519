import type { Page } from '@playwright/test';

/** Notes every layout shift of the pages opened from now on; the answer reads those of the page that is open. */
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
