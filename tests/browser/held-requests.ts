import type { Page } from '@playwright/test';

/** A slow network: what matches waits until the function that is returned is called. */
export async function holdRequests(page: Page, address: string | RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
