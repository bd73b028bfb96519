import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { Refusal, readText, root } from './content.ts';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

// Nobody looks at a terminal behind the editor: what Git would ask there fails at once.
const getEnvironment = (): NodeJS.ProcessEnv => ({ ...process.env, GIT_TERMINAL_PROMPT: '0' });

export async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root, env: getEnvironment(), maxBuffer })).stdout;
}

export const gitBytes = async (...args: string[]) =>
  (await run('git', args, { cwd: root, env: getEnvironment(), encoding: 'buffer', maxBuffer })).stdout;

export const gitList = async (...args: string[]) => (await git(...args)).split('\0').filter(Boolean);

const ask = async (...args: string[]) => (await git(...args).catch(() => '')).trim();

/** Git's own words where it has some. */
export const tell = (error: unknown) =>
  ((error as { stderr?: string }).stderr || (error as Error).message).trim().split('\n').slice(-4).join(' ');

const unfinished = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
const findBranch = () => ask('symbolic-ref', '--quiet', '--short', 'HEAD');

/** Publishing and taking back begin from a branch with nothing half done. */
export async function requireCalm() {
  if (!(await findBranch())) {
    throw new Refusal(
      409,
      'No branch is checked out in this folder, so a publishing would be lost: check one out first.',
    );
  }
  const paths = await git('rev-parse', ...unfinished.flatMap((name) => ['--git-path', name]));
  if (paths.split('\n').some((path) => path && existsSync(resolve(root, path)))) {
    throw new Refusal(409, 'Git is in the middle of a merge or a rebase in this folder: end that first.');
  }
}

/** Whose name the commit bears where Git knows none. */
async function getIdentity(): Promise<string[]> {
  if (await ask('config', 'user.email')) return [];
  const { brand, email } = parse(readText('src/content/business.yaml')) as { brand: string; email: string };
  return ['-c', `user.name=${brand}`, '-c', `user.email=${email}`];
}

/** A commit of these paths alone: what else is staged, changed or new stays as it is. */
export async function commitOnly(paths: string[], message: string) {
  const fresh = await gitList('ls-files', '--others', '--exclude-standard', '-z', '--', ...paths);
  if (fresh.length > 0) await git('add', '--', ...fresh);
  try {
    await git(...(await getIdentity()), 'commit', '--quiet', '--message', message, '--only', '--', ...paths);
  } catch (error) {
    if (fresh.length > 0) await git('reset', '--quiet', '--', ...fresh);
    throw error;
  }
}

interface Target {
  remote: string;
  ref: string;
}

/** Where commits are sent: to the branch's upstream, else to origin, else to the only remote. */
async function findTarget(): Promise<{ remotes: string[]; upstream: boolean; target?: Target }> {
  const branch = await findBranch();
  const remotes = (await git('remote')).split('\n').filter(Boolean);
  const remote = await ask('config', `branch.${branch}.remote`);
  const ref = await ask('config', `branch.${branch}.merge`);
  // A dot is this folder itself.
  if (remote && remote !== '.' && ref) return { remotes, upstream: true, target: { remote, ref } };
  const other = remotes.length === 1 ? remotes[0] : remotes.find((name) => name === 'origin');
  return { remotes, upstream: false, ...(other && { target: { remote: other, ref: `refs/heads/${branch}` } }) };
}

/** The remotes among which somebody must choose; none where it is clear. */
export async function listChoices(): Promise<string[]> {
  const { remotes, target } = await findTarget();
  return target ? [] : remotes;
}

export async function requireTarget(choice?: string) {
  const choices = await listChoices();
  if (choices.length > 0 && !choices.includes(choice ?? '')) {
    throw new Refusal(409, `Choose where it is to be sent: ${choices.join(', ')}.`);
  }
}

/** How many commits the remote does not have yet, as far as this folder knows. */
export async function countUnsent(): Promise<number> {
  const { upstream } = await findTarget();
  return upstream ? Number(await ask('rev-list', '--count', '@{upstream}..HEAD')) : 0;
}

// A slow line says how far it is; one that says nothing for so long is dead.
const mostSilence = 120_000;

/** Runs `git push`, and ends it with all that it started once nothing has been heard of it for too long. */
async function runPush(args: string[], silence: number): Promise<void> {
  const env = getEnvironment();
  // A command of somebody's own may be no OpenSSH and not know the option.
  const isOwn = env['GIT_SSH_COMMAND'] || env['GIT_SSH'] || (await ask('config', 'core.sshCommand'));
  if (!isOwn) env['GIT_SSH_COMMAND'] = 'ssh -o BatchMode=yes';
  const hasGroups = process.platform !== 'win32';
  const child = spawn('git', ['push', '--progress', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: hasGroups,
  });
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(hasGroups ? -child.pid : child.pid, 'SIGKILL');
  };
  process.once('exit', end);
  let words = '';
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((done, fail) => {
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          end();
          fail(new Error(`no answer for ${Math.ceil(silence / 1000)} seconds.`));
        }, silence);
      };
      wait();
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        words += text;
        wait();
      });
      child.on('error', fail);
      child.on('close', (code) => (code === 0 ? done() : fail(new Error(words))));
    });
  } finally {
    clearTimeout(timer);
    process.off('exit', end);
  }
}

/** Sends what is committed, and says so; nothing where the project knows no remote. */
export async function push(choice?: string, silence = mostSilence): Promise<string> {
  const { remotes, upstream, target } = await findTarget();
  const ref = `refs/heads/${await findBranch()}`;
  const to = target ?? (choice && remotes.includes(choice) ? { remote: choice, ref } : undefined);
  if (!to) return '';
  try {
    await runPush([...(upstream ? [] : ['--set-upstream']), to.remote, `HEAD:${to.ref}`], silence);
    return 'It is on its way to your host.';
  } catch (error) {
    throw new Refusal(502, `It is saved here, but could not be sent to ${to.remote}: ${tell(error)}`);
  }
}
