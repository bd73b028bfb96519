import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { getFreePort } from '../free-port.ts';
import { frozenContent } from '../frozen-content.ts';
import { copyProject } from '../project-copy.ts';
import { startEditing } from './start-editing.ts';

/** A copy of the project with the specified content and a repository of its own, opened by npm run edit. */
export interface EditedSite {
  root: string;
  /** Contains the key of this start. */
  address: string;
  git: (...args: string[]) => string;
  read: (file: string) => string;
  /** Stops npm run edit and starts it again. */
  restart: () => Promise<void>;
}

export const test = base.extend<object, { site: EditedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of the pattern.
    async ({}, use) => {
      const { root, remove } = copyProject(frozenContent);
      const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
      git('config', 'user.name', 'Owner');
      git('config', 'user.email', 'owner@example.com');
      const port = await getFreePort();
      let { address, end } = await startEditing(root, port);
      const read = (file: string) => readFileSync(join(root, file), 'utf8');
      const site: EditedSite = {
        root,
        address,
        git,
        read,
        restart: async () => {
          await end();
          ({ address, end } = await startEditing(root, port));
          site.address = address;
        },
      };
      await use(site);
      await end();
      remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export async function openForm(page: Page, { address }: EditedSite, form: string) {
  const [home = ''] = address.split('?');
  await page.goto(`${page.url().startsWith(home) ? home : address}#/collections/${form}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

/**
 * Finds a field of the form by its key path, and expands the groups around it. The CMS renders a form again after a
 * save.
 */
export async function findField(page: Page, keyPath: string): Promise<Locator> {
  const at = (path: string) => page.locator(`[data-key-path="${path}"]`).first();
  const keys = keyPath.split('.');
  await expect(async () => {
    for (const [index] of keys.slice(0, -1).entries()) {
      const part = at(keys.slice(0, index + 1).join('.'));
      // An item of a list is not a field of its own.
      if (/^\d+$/.test(keys[index] ?? '')) continue;
      // The CMS renders the fields of a part once it is in sight.
      await part.scrollIntoViewIfNeeded({ timeout: 2000 });
      if (await at(keys.slice(0, index + 2).join('.')).isVisible()) continue;
      await part.getByRole('button', { name: 'Expand', exact: true }).first().click({ timeout: 2000 });
    }
    // The CMS renders a field once the form is scrolled near it.
    if (!(await at(keyPath).count())) await page.locator('[data-key-path]').last().scrollIntoViewIfNeeded();
    await at(keyPath).scrollIntoViewIfNeeded({ timeout: 2000 });
    await expect(at(keyPath)).toBeVisible({ timeout: 1000 });
  }).toPass();
  return at(keyPath);
}

/** Presses Save in a form that was changed elsewhere since it was opened, and confirms. */
export async function pressSaveAnyway(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Save Anyway' }).click();
}

/** Saves, and waits for the one commit that results. */
export async function save(
  page: Page,
  { git }: EditedSite,
  pressSave = () => page.getByRole('button', { name: 'Save' }).click(),
): Promise<string[]> {
  const before = git('rev-parse', 'HEAD');
  await pressSave();
  await expect.poll(() => git('rev-list', '--count', `${before}..HEAD`), { timeout: 60_000 }).toBe('1');
  // The form closes after a save; anything opened before the list is there closes with it.
  await expect(page).toHaveURL(/#\/collections\/[\w-]+$/);
  return git('diff', '--name-only', before, 'HEAD').split('\n');
}

/** Presses Save in a case where nothing may be saved, and returns the page's message. */
export async function saveInVain(page: Page, { git }: EditedSite, message: RegExp) {
  const before = git('rev-parse', 'HEAD');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(message).first()).toBeVisible();
  expect(git('rev-parse', 'HEAD')).toBe(before);
  expect(git('status', '--porcelain')).toBe('');
}

/** Saves, and saves again if another person's change has to be merged first. */
export async function saveOverOthers(page: Page, site: EditedSite): Promise<string[]> {
  const before = site.git('rev-parse', 'HEAD');
  const told = page.getByText('Save once more: both changes are kept');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => site.git('rev-parse', 'HEAD') !== before || (await told.isVisible())).toBe(true);
  if (site.git('rev-parse', 'HEAD') !== before) return site.git('diff', '--name-only', before, 'HEAD').split('\n');
  await page.keyboard.press('Escape');
  return save(page, site);
}

export { expect };
