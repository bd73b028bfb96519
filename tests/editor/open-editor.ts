import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { copyProject } from '../launch/project-copy.ts';

/** The editor, at work in a copy of the project. */
export interface Editor {
  root: string;
  address: string;
  read: (file: string) => string;
  git: (...args: string[]) => string;
  /** The lines that a file has lost and gained against what is published. */
  diff: (...files: string[]) => string[];
  /** Ends it as a crash does, and after a while starts it again at the same port. */
  crash: (meanwhile: () => Promise<void>) => Promise<void>;
}

const readAddress = (child: ChildProcess) =>
  new Promise<string>((found, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        const address = /http:\/\/127\.0\.0\.1:\d+\/\S+\//.exec(output)?.[0];
        if (address) found(address);
      });
    }
    child.on('close', () => reject(new Error(`The editor ended:\n${output}`)));
  });

let nextPort = Number(process.env['EDITOR_TEST_PORT'] ?? 4700);

async function openEditor() {
  const copy = copyProject();
  const bin = join(copy.root, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}`, CI: '1' };
  symlinkSync(resolve('editor/node_modules'), join(copy.root, 'editor/node_modules'));
  execFileSync('vite', ['build', '--config', 'editor/vite.config.ts', '--logLevel', 'error'], { cwd: copy.root, env });
  const port = nextPort;
  nextPort += 10;
  const start = () =>
    spawn('node', ['editor/server/main.ts'], {
      cwd: copy.root,
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  let child = start();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.root, encoding: 'utf8' });
  const editor: Editor = {
    root: copy.root,
    address: await readAddress(child),
    read: (file) => readFileSync(join(copy.root, file), 'utf8'),
    git,
    diff: (...files) =>
      git('diff', '-U0', '--', ...files)
        .split('\n')
        .filter((line) => /^[-+](?!--|\+\+)/.test(line)),
    crash: async (meanwhile) => {
      const ended = new Promise((end) => child.on('close', end));
      child.kill('SIGKILL');
      await ended;
      await meanwhile();
      child = start();
      editor.address = await readAddress(child);
    },
  };
  const close = async () => {
    const ended = new Promise((end) => child.on('close', end));
    child.kill('SIGTERM');
    await ended;
    copy.remove();
  };
  return { editor, close };
}

export const test = base.extend<object, { editor: Editor }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: what Playwright asks for.
    async ({}, use) => {
      const { editor, close } = await openEditor();
      await use(editor);
      await close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Opens the form of a file, or another page of the editor. */
export async function go(page: Page, editor: Editor, place: string) {
  await page.goto('about:blank');
  await page.goto(`${editor.address}#/${place.startsWith('src/') ? `edit/${place}` : place}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').first()).toContainText('Saved at');
}

/** A control of a form by its place in the file: field(page, 'hours', 'monday'). */
export const field = (page: Page, ...path: (string | number)[]) =>
  page.locator(`[id="${['root', ...path].join('_')}"]`);

export { expect };
