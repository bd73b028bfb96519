/** Builds the site and pushes it to the repository from which its host builds. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { readEnvironment } from '../src/lib/settings/environment.ts';
import type { Repository } from './repository.ts';

const execute = promisify(execFile);
const helpInstruction = 'show this to the person who set the site up';
/** Messages of Git, each with its cause and the remedy in words for the owner. */
const knownErrors: [RegExp, string][] = [
  [
    /resolve host|unable to connect|Connection (timed out|refused)|Network is unreachable|Could not connect/i,
    'there is no network: connect this computer, then press the button again',
  ],
  [
    /terminal prompts disabled|Authentication failed|Permission denied|could not read|403|401/i,
    `this computer is not signed in to the host of the repository: ${helpInstruction}`,
  ],
  [
    /not found|does not appear to be a git repository|does not exist/i,
    `the repository of the site was not found: ${helpInstruction}`,
  ],
  [/rejected|non-fast-forward|fetch first/i, `someone else has changed the same lines: ${helpInstruction}`],
];

async function findRemote(repository: Repository): Promise<string | undefined> {
  const remotes = (await repository.tryGit('remote')).split('\n').filter(Boolean);
  const branch = await repository.tryGit('branch', '--show-current');
  const configuredRemote = await repository.tryGit('config', `branch.${branch}.remote`);
  return [configuredRemote, 'origin', ...(remotes.length === 1 ? remotes : [])].find((name) => remotes.includes(name));
}

/** Returns the ids of the commits that are not pushed yet; `undefined` if there is no remote. */
export async function listUnpushedCommits(repository: Repository): Promise<string[] | undefined> {
  const remote = await findRemote(repository);
  if (!remote) return undefined;
  const output = await repository.tryGit('rev-list', 'HEAD', '--not', `--remotes=${remote}`);
  return output.split('\n').filter(Boolean);
}

async function pushBranch(repository: Repository, remote: string): Promise<void> {
  const branch = await repository.git('branch', '--show-current');
  const push = () => repository.git('push', '--quiet', '--set-upstream', remote, `HEAD:refs/heads/${branch}`);
  await push().catch(async (error: Error) => {
    if (!/rejected|fetch first/.test(error.message)) throw error;
    // The remote has newer commits. The rebase puts ours after them, and fails if both change the same lines.
    await repository.git('pull', '--quiet', '--rebase', '--autostash', remote, branch).catch(async () => {
      await repository.tryGit('rebase', '--abort');
      throw error;
    });
    await push();
  });
}

/** Longer than the queue and the build of any host. */
const maxBuildMinutes = 20;

/** A push to the host, with the facts by which its build is recognized on the public site. */
export interface SentBuild {
  site: string;
  /** The dates in its sitemap, which come from the Git history. */
  sitemapDates: string;
  /** The time, in milliseconds, after which its build counts as overdue. */
  deadline: number;
}

const readDates = (sitemap: string) => [...sitemap.matchAll(/<lastmod>([^<]*)/g)].map(([, date]) => date).join(' ');

const fetchDates = async (site: string) => {
  const response = await fetch(new URL('/sitemap.xml', site), { signal: AbortSignal.timeout(5000) });
  return response.ok ? readDates(await response.text()) : '';
};

/** Returns `undefined` if the site's address is unknown, or if the dates of its sitemap are missing or unchanged. */
export async function createSentBuild(
  root: string,
  siteUrl: string | undefined,
  now = Date.now(),
): Promise<SentBuild | undefined> {
  if (!siteUrl) return undefined;
  const dates = readDates(await readFile(join(root, 'dist/sitemap.xml'), 'utf8').catch(() => ''));
  const before = await fetchDates(siteUrl).catch(() => '');
  return dates && before !== dates
    ? { site: siteUrl, sitemapDates: dates, deadline: now + maxBuildMinutes * 60_000 }
    : undefined;
}

/** Checks whether the host has built the push. A site that does not respond counts as still being built. */
export async function findBuildState({ site, sitemapDates, deadline }: SentBuild, now = Date.now()) {
  if ((await fetchDates(site).catch(() => '')) === sitemapDates) return 'online';
  return now < deadline ? 'building' : 'overdue';
}

export interface Published {
  message: string;
  sent?: SentBuild | undefined;
}

/** Describes a finished push. Without the site's address, the bar cannot find out when it is online, and says so. */
export const describePush = (siteUrl: string | undefined) =>
  siteUrl
    ? 'It is sent. Your website shows it in a few minutes, when its host has built it.'
    : 'It is sent. Your website shows it in a few minutes, when its host has built it: look there. This bar could tell you if it knew the address of your website: the person who set the site up writes it once, as SITE_URL=https://www.example.com with your address, in the file .env of this folder.';

/** Builds, pushes and returns the result. The terminal shows the output of failed programs, for support. */
export async function publish(repository: Repository): Promise<Published> {
  const remote = await findRemote(repository);
  if (!remote)
    return {
      message: `It is saved on this computer, but it cannot be sent, because no repository is connected: ${helpInstruction}.`,
    };
  try {
    // Builds as the host does: this process runs in development mode.
    await execute('npm', ['run', 'build'], { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 2 ** 24 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const output = stripVTControlCharacters(stdout + stderr);
    console.error(output);
    // The first line that names a file is the error message of the build.
    const fault = /^src\/\S+: .+$/m.exec(output)?.[0] ?? helpInstruction;
    return { message: `The site could not be built, so nothing went online: ${fault}` };
  }
  try {
    const siteUrl = readEnvironment(repository.root)['SITE_URL'];
    const sent = await createSentBuild(repository.root, siteUrl);
    await pushBranch(repository, remote);
    return { message: describePush(siteUrl), sent };
  } catch (error) {
    const { message } = error as Error;
    console.error(message);
    const cause = knownErrors.find(([sign]) => sign.test(message))?.[1] ?? helpInstruction;
    return { message: `It is saved on this computer, but it is not online yet: ${cause}.` };
  }
}
