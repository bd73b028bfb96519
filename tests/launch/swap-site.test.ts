import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../browser/start-site.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

const pollMilliseconds = 20;
const pages = ['/', '/contact'];

let copy: ProjectCopy;
let site: Awaited<ReturnType<typeof serveSite>>;
let script = '';
let isPolling = true;
let polling: Promise<void>;
const faults: string[] = [];
/** The bodies of the pages in each finished build, by path. */
const finished = new Map(pages.map((path) => [path, new Set<string>()]));
const served = new Map(pages.map((path) => [path, new Set<string>()]));

function startBuild(): ChildProcess {
  return spawn('npm', ['run', 'build'], { cwd: copy.root, stdio: 'ignore', detached: true });
}

async function build(): Promise<number | null> {
  const [status] = await once(startBuild(), 'exit');
  rememberBuild();
  return status;
}

/** Runs a program in the copy while the pages are requested. */
async function run(variables: Record<string, string>, command: string, ...args: string[]) {
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, { cwd: copy.root, env: { PATH, HOME, ...variables } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const [status] = await once(child, 'close');
  return { status, output };
}

function rememberBuild() {
  for (const path of pages) {
    finished.get(path)?.add(readFileSync(join(copy.root, 'dist', `${path === '/' ? 'index' : path}.html`), 'utf8'));
  }
}

function changePhone(phone: string) {
  const file = join(copy.root, 'src/content/business.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^phone: .*$/m, `phone: "${phone}"`));
}

async function poll() {
  while (isPolling) {
    for (const path of [...pages, script]) {
      const response = await fetch(site.address + path);
      if (response.status !== 200) faults.push(`${path} answered ${response.status}`);
      served.get(path)?.add(await response.text());
    }
    await pause(pollMilliseconds);
  }
}

beforeAll(async () => {
  copy = copyProject();
  await build();
  site = await serveSite(copy.root);
  script = /\/_astro\/[\w.-]+\.js/.exec(readFileSync(join(copy.root, 'dist/contact.html'), 'utf8'))?.[0] ?? '';
  expect(script).not.toBe('');
  polling = poll();
}, 300_000);

afterAll(async () => {
  isPolling = false;
  await polling;
  site.stop();
  copy.remove();
});

/** Expects every response since the start to be a complete page of a finished build. */
function expectWholePages() {
  expect(faults).toEqual([]);
  for (const path of pages) {
    const foreign = [...(served.get(path) ?? [])].filter((body) => !finished.get(path)?.has(body));
    expect(foreign.map((body) => `${path}: ${body.length} characters of no finished build`)).toEqual([]);
  }
}

test('visitors see the old site until a build has finished', async () => {
  changePhone('719-555-0143');
  expect(await build()).toBe(0);
  await expect.poll(() => served.get('/contact')?.size).toBe(2);
  expectWholePages();
}, 300_000);

test('a second npm start leaves the site alone and names the port in use', async () => {
  const { port } = new URL(site.address);
  const { status, output } = await run({ PORT: port }, 'npm', 'start');
  expect(status).not.toBe(0);
  expect(output).toContain(`Port ${port} is in use`);
  expect(output).not.toContain('[build]');
  expectWholePages();
}, 300_000);

test('Publish shows the old site, then the new one, and sends it', async () => {
  const remote = join(copy.root, '..', `${basename(copy.root)}.git`);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.root, stdio: 'ignore' });
  git('init', '--bare', remote);
  try {
    git('remote', 'add', 'origin', remote);
    changePhone('719-555-0145');
    git('-c', 'user.name=T', '-c', 'user.email=t@t.example', 'commit', '--all', '--message=phone');
    const program = `
      const { publish } = await import('./admin/publish.ts');
      const { Repository } = await import('./admin/repository.ts');
      console.log(await publish(new Repository(process.cwd())));
    `;
    const { output } = await run({}, process.execPath, '--input-type=module', '--eval', program);
    expect(output).toContain('It is sent.');
  } finally {
    rmSync(remote, { recursive: true });
  }
  rememberBuild();
  await expect.poll(() => [...(served.get('/contact') ?? [])].some((body) => body.includes('555-0145'))).toBe(true);
  expectWholePages();
}, 300_000);

test('a build that fails at its end changes nothing', async () => {
  changePhone('719-555-0144');
  const broken = join(copy.root, 'public/broken.html');
  writeFileSync(broken, '<!doctype html><title>No character set</title>');
  const pagesBefore = served.get('/contact')?.size;
  expect(await build()).not.toBe(0);
  rmSync(broken);
  expect(served.get('/contact')?.size).toBe(pagesBefore);
  expectWholePages();
}, 300_000);

test('a killed build changes nothing and leaves no files after the next one', async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    const child = startBuild();
    const ended = once(child, 'exit');
    await pause(500 + Math.random() * 15_000);
    // Kills the whole process group; a build may have finished by now.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
    expect(existsSync(join(copy.root, 'dist/index.html'))).toBe(true);
    rememberBuild();
  }
  expectWholePages();
  expect(await build()).toBe(0);
  const left = readdirSync(join(copy.root, '.builds')).filter((name) => name.startsWith('unfinished'));
  expect(left).toEqual([]);
  await expect.poll(() => [...(served.get('/contact') ?? [])].some((body) => body.includes('555-0144'))).toBe(true);
  expectWholePages();
}, 600_000);
