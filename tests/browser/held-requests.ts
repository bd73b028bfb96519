import type { Page } from '@playwright/test';

/** Simulates a slow network: matching requests wait until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
