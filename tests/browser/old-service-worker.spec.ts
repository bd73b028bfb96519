import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { startServer } from '../../server/serve.ts';
import { readBusinessContact } from '../../src/lib/quotes/business-contact.ts';
import { readServerSettings } from '../../src/lib/settings/server-settings.ts';
import { test } from './same-tab.ts';

const oldWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') {
    event.respondWith(new Response('<h1>Old site</h1>', { headers: { 'content-type': 'text/html' } }));
  }
});`;

for (const name of ['sw.js', 'service-worker.js']) {
  const tag = name === 'sw.js' ? [] : '@all';
  test(`a visitor with the old site's ${name} gets the new site`, { tag }, async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'old-site-'));
    const oldSite = join(folder, 'old');
    mkdirSync(oldSite);
    writeFileSync(
      join(oldSite, 'index.html'),
      `<h1>Old site</h1><script>navigator.serviceWorker.register('/${name}')</script>`,
    );
    writeFileSync(join(oldSite, name), oldWorker);
    const siteDirectory = join(folder, 'current');
    symlinkSync(oldSite, siteDirectory);
    const server = await startServer({
      ...readServerSettings({}),
      siteDirectory,
      quotesDirectory: join(folder, 'quotes'),
      business: readBusinessContact('src/content/business.yaml'),
      port: 0,
    });
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

    symlinkSync(resolve('dist'), `${siteDirectory}-next`);
    renameSync(`${siteDirectory}-next`, siteDirectory);
    await page.goto(server.url);
    await expect(page.getByRole('link', { name: 'Get FREE Quote' }).first()).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await server.close();
    rmSync(folder, { recursive: true });
  });
}
