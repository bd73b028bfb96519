import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { buildsFolder } from '../../hosting/swap-site.ts';
import { startServer } from '../../server/serve.ts';
import { readBusinessContact } from '../../src/lib/quotes/business-contact.ts';
import { readServerSettings } from '../../src/lib/settings/server-settings.ts';
import { lightbox, openItem, waitForGallery } from './gallery-page.ts';
import { fillQuoteForm, plainRequest, submitButton, thankYou, waitForQuoteForm } from './quote-page.ts';
import { test } from './same-tab.ts';

/** Serves a build, and can replace it by one whose scripts and pictures all have other names. */
async function startReplaceableSite() {
  const folder = mkdtempSync(join(tmpdir(), 'swapped-'));
  const builds = join(folder, buildsFolder);
  cpSync('dist', join(builds, '1'), { recursive: true, dereference: true });
  cpSync('dist', join(builds, '2'), { recursive: true, dereference: true, filter: (path) => !path.endsWith('_astro') });
  mkdirSync(join(builds, '2/_astro'));
  const siteDirectory = join(builds, 'current');
  symlinkSync('1', siteDirectory);
  const server = await startServer({
    ...readServerSettings({}),
    siteDirectory,
    quotesDirectory: join(folder, 'quotes'),
    business: readBusinessContact('src/content/business.yaml'),
    port: 0,
  });
  return {
    url: server.url,
    swap: () => {
      symlinkSync('2', `${siteDirectory}-next`);
      renameSync(`${siteDirectory}-next`, siteDirectory);
    },
    stop: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Collects the addresses that fail from now on. */
function collectFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failures.push(response.url()));
  return failures;
}

test('a page opened before a new build keeps working', async ({ browser }) => {
  const site = await startReplaceableSite();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const gallery = await context.newPage();
  const contact = await context.newPage();
  await gallery.goto(`${site.url}/gallery`);
  await contact.goto(`${site.url}/contact`);
  const failures = [gallery, contact].map(collectFailures);
  site.swap();

  await gallery.bringToFront();
  await waitForGallery(gallery);
  await openItem(gallery, 'windows-before');
  await expect(lightbox(gallery).locator('img').first()).toBeVisible();
  await gallery.keyboard.press('Escape');
  await gallery.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode()));
  });

  await contact.bringToFront();
  await contact.getByRole('button', { name: 'Menu' }).click();
  await expect(contact.getByRole('link', { name: 'Gallery' }).first()).toBeVisible();
  await contact.keyboard.press('Escape');
  await waitForQuoteForm(contact);
  await fillQuoteForm(contact, plainRequest);
  await submitButton(contact).click();
  await expect(thankYou(contact)).toBeVisible();

  expect(failures).toEqual([[], []]);
  await context.close();
  await site.stop();
});
