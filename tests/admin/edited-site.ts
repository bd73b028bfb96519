import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { copyProject } from '../launch/project-copy.ts';

/** A copy of the project with a repository of its own, which npm run edit has opened. */
export interface EditedSite {
  root: string;
  address: string;
  git: (...args: string[]) => string;
  read: (file: string) => string;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

export const test = base.extend<object, { site: EditedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of the pattern.
    async ({}, use) => {
      const { root, remove } = copyProject();
      const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
      git('config', 'user.name', 'Owner');
      git('config', 'user.email', 'owner@example.com');
      const env = { ...process.env, PORT: `${await findFreePort()}`, CI: '1' };
      const server = spawn('node', ['admin/edit.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = once(server, 'exit');
      let said = '';
      // Read to the end: a server whose output nobody takes would fail at the next line.
      const stands = new Promise<void>((done) =>
        server.stdout.on('data', (chunk) => {
          said += chunk;
          if (said.includes('Ctrl+C')) done();
        }),
      );
      await Promise.race([stands, ended]);
      const [address] = /http:\S+/.exec(said) ?? [];
      if (!address) throw new Error(`It said: ${said}`);
      await use({ root, address, git, read: (file) => readFileSync(join(root, file), 'utf8') });
      server.kill();
      await ended;
      remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export async function openForm(page: Page, { address }: EditedSite, form: string) {
  await page.goto(`${address}#/collections/${form}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

/** A field of the form, by its place; what is folded over it is unfolded. */
export async function findField(page: Page, keyPath: string): Promise<Locator> {
  const at = (path: string) => page.locator(`[data-key-path="${path}"]`).first();
  const parts = keyPath.split('.');
  for (const [index] of parts.entries()) {
    const field = at(parts.slice(0, index + 1).join('.'));
    const inner = at(parts.slice(0, index + 2).join('.'));
    if (/^\d+$/.test(parts[index] ?? '')) continue;
    await field.scrollIntoViewIfNeeded();
    if (index === parts.length - 1 || (await inner.isVisible())) continue;
    await field.getByRole('button', { name: 'Expand', exact: true }).first().click();
  }
  return at(keyPath);
}

/** Saves, and waits for the one commit that comes of it. */
export async function save(page: Page, { git }: EditedSite): Promise<string[]> {
  const before = git('rev-parse', 'HEAD');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => git('rev-list', '--count', `${before}..HEAD`), { timeout: 60_000 }).toBe('1');
  // The form closes behind what was saved.
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  return git('diff', '--name-only', before, 'HEAD').split('\n');
}

/** Presses Save, where nothing may come of it, and answers what the page says. */
export async function saveInVain(page: Page, { git }: EditedSite, words: RegExp) {
  const before = git('rev-parse', 'HEAD');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(words).first()).toBeVisible();
  expect(git('rev-parse', 'HEAD')).toBe(before);
  expect(git('status', '--porcelain')).toBe('');
}

/** Saves, and once more where somebody else's change is to be taken in first. */
export async function saveOverOthers(page: Page, site: EditedSite): Promise<string[]> {
  const before = site.git('rev-parse', 'HEAD');
  const told = page.getByText('Save once more: both stay');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => site.git('rev-parse', 'HEAD') !== before || (await told.isVisible())).toBe(true);
  if (site.git('rev-parse', 'HEAD') !== before) return site.git('diff', '--name-only', before, 'HEAD').split('\n');
  await page.keyboard.press('Escape');
  return save(page, site);
}

export { expect };
