/** The local Git repository behind `npm run edit`. */
import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import sharp from 'sharp';
import { formatFault } from '../src/lib/content/fault.ts';
import { listContentFiles } from '../src/lib/content/read-all.ts';
import { isPicture } from '../src/lib/pictures/original.ts';
import { findWidthFault, slotOf } from '../src/lib/schemas/picture.ts';
import { readSiteSource } from './build-admin.ts';
import { getFileLabel } from './content-forms.ts';
import { Site } from './site.ts';

const execute = promisify(execFile);

/** An error whose message is shown to the user. */
export class UserError extends Error {}

/** Only content and pictures can be changed in the CMS. */
const writable = /^src\/(content\/([\w-]+\/)*[\w-]+\.(yaml|md)|pictures\/[\w-]+\.(yaml|jpe?g|png|webp|avif))$/i;

export interface Commit {
  oid: string;
  name: string;
  email: string;
  date: string;
  subject: string;
}

const helper = 'show the message in the terminal to whoever set the site up';

/** Why Git refuses a save, by a part of its message. */
const refusals: [RegExp, string][] = [
  [
    /index\.lock/,
    'another Git program is at work in this folder, or one has crashed. Close it and save again. If that does not help, restart this computer, delete the file .git/index.lock and save again.',
  ],
  [
    /gpg|failed to sign|signing key|ssh-keygen/i,
    'Git signs every change on this computer, and the signature failed. Unlock the key, or type "git config commit.gpgsign false" in this folder once, and save again.',
  ],
  [
    /user\.(name|email)|tell me who you are|empty ident/i,
    'Git does not know your name. Type "git config user.name" and "git config user.email" in this folder once, each followed by yours, and save again.',
  ],
  [/dubious ownership/, `this folder belongs to another user of this computer: ${helper}.`],
  [/No space left|ENOSPC|disk full/i, 'the disk of this computer is full. Make room and save again.'],
  [/Permission denied|EACCES|EROFS|Read-only/i, 'this computer does not let the edit program write into its folder.'],
  [/sparse|skip-worktree/, `this file is left out of the folder on this computer: ${helper}.`],
];

const getKnownRefusal = ({ message }: Error) => refusals.find(([sign]) => sign.test(message))?.[1];

/** Explains Git's refusal to the owner. A hook has a message of its own, which only its author understands. */
function explainRefusal(error: Error): string {
  return (
    getKnownRefusal(error) ??
    `Git refused the change, perhaps because of a check (a hook) that was set up here: ${helper}.`
  );
}

const commitFormat = '%H%x00%an%x00%ae%x00%cI%x00%s';

function parseCommit(line: string): Commit {
  const [oid = '', name = '', email = '', date = '', subject = ''] = line.split('\0');
  return { oid, name, email, date, subject };
}

/** New file contents by path; `undefined` deletes the file. */
export type Changes = ReadonlyMap<string, Buffer | undefined>;

export class Repository {
  readonly root: string;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(root: string) {
    this.root = root;
  }

  /** Runs Git and returns its output. Fails instead of prompting for a password. */
  async gitBytes(args: string[], { input }: { input?: Buffer } = {}): Promise<Buffer> {
    const running = execute('git', args, {
      cwd: this.root,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' },
      encoding: 'buffer',
      maxBuffer: 2 ** 28,
    });
    // EPIPE: Git may exit before it has read everything.
    running.child.stdin?.on('error', () => undefined).end(input);
    return (await running).stdout;
  }

  async git(...args: string[]): Promise<string> {
    return String(await this.gitBytes(args)).trim();
  }

  /** Like `git`, but returns an empty string on failure. */
  tryGit(...args: string[]): Promise<string> {
    return this.git(...args).catch(() => '');
  }

  async readBlobs(oids: string[]): Promise<Map<string, string>> {
    const input = Buffer.from(`${oids.join('\n')}\n`);
    let rest = await this.gitBytes(['cat-file', '--batch'], { input });
    const texts = new Map<string, string>();
    for (const oid of oids) {
      const line = rest.indexOf('\n');
      const start = line + 1;
      const end = start + Number(rest.toString('latin1', 0, line).split(' ')[2]);
      texts.set(oid, rest.toString('utf8', start, end));
      rest = rest.subarray(end + 1);
    }
    return texts;
  }

  readHead(): Promise<string> {
    return this.git('rev-parse', 'HEAD');
  }

  /** Commits by path, newest first. Leaves out those that changed anything but content and pictures. */
  async readHistory(): Promise<ReadonlyMap<string, Commit[]>> {
    const args = [`--format=%x01${commitFormat}`, '--name-only', '--no-renames', '--relative'];
    const byPath = new Map<string, Commit[]>();
    for (const entry of (await this.git('log', ...args)).split('\x01').slice(1)) {
      const [line = '', ...names] = entry.split('\n');
      const files = names.filter(Boolean);
      if (!files.every((file) => writable.test(file))) continue;
      const commit = parseCommit(line);
      for (const file of files) byPath.set(file, [...(byPath.get(file) ?? []), commit]);
    }
    return byPath;
  }

  async readCommit(oid: string): Promise<Commit> {
    return parseCommit(await this.git('show', '--no-patch', `--format=${commitFormat}`, oid));
  }

  /** The changed files of a commit, with their texts before and after. */
  async readChanges(oid: string): Promise<{ path: string; before: string; after: string }[]> {
    const readAt = (revision: string, path: string) => this.tryGit('show', `${revision}:./${path}`);
    return Promise.all(
      (await this.#listChangedFiles(oid)).map(async (path) => {
        return { path, before: await readAt(`${oid}^`, path), after: await readAt(oid, path) };
      }),
    );
  }

  async #listChangedFiles(oid: string): Promise<string[]> {
    return (await this.git('show', '--format=', '--name-only', '--no-renames', '--relative', oid)).split('\n');
  }

  /** Commits the changes if HEAD is still `expectedHead`. Returns the new HEAD. */
  commit(expectedHead: string, changes: Changes): Promise<string> {
    return this.#enqueue(() => this.#commit(expectedHead, changes));
  }

  /** Reverts a commit. Returns a message for the user. */
  revert(oid: string): Promise<string> {
    return this.#enqueue(() => this.#revert(oid));
  }

  /** Runs writes one after the other. */
  #enqueue(write: () => Promise<string>): Promise<string> {
    const result = this.#lastWrite.then(write);
    this.#lastWrite = result.catch(() => undefined);
    return result;
  }

  async #commit(expectedHead: string, changes: Changes): Promise<string> {
    const paths = [...changes.keys()];
    const forbidden = paths.find((path) => !this.#isWritable(path));
    if (forbidden) throw new UserError(`${forbidden} is no content and no picture: it cannot be changed from here.`);
    if ((await this.readHead()) !== expectedHead)
      throw new UserError('Somebody else has saved meanwhile: save once more.');
    // Also empty during a rebase. During a merge, `git commit --only` fails.
    if (!(await this.tryGit('branch', '--show-current'))) {
      throw new UserError('No branch is checked out in this folder, so nothing can be saved: check one out first.');
    }
    const uncommitted = await this.git('status', '--porcelain', '--', ...paths);
    if (uncommitted)
      throw new UserError(
        `${uncommitted.slice(2).trim()} was changed on this computer outside of this page: commit that first.`,
      );
    await this.#validate(await this.#readSite(), changes);
    const before = new Map(paths.map((path) => [path, this.#read(path)]));
    // Another window may have saved the same change.
    if (isDeepStrictEqual([...before.values()], [...changes.values()])) return expectedHead;
    const [first = ''] = paths.sort();
    const action = !changes.get(first) ? 'removed' : before.get(first) ? 'changed' : 'added';
    try {
      this.#write(changes);
      await this.git('add', '--all', '--', ...paths);
      await this.git('commit', '--quiet', `--message=${getFileLabel(first)}, ${action}`, '--only', '--', ...paths);
    } catch (error) {
      this.#write(before);
      await this.tryGit('reset', '--quiet', '--', ...paths);
      console.error((error as Error).message);
      throw new UserError(`Nothing was saved: ${explainRefusal(error as Error)}`);
    }
    return this.readHead();
  }

  #isWritable(path: string): boolean {
    if (!writable.test(path)) return false;
    // A symbolic link could point outside the repository.
    const names = path.split('/').slice(0, -1);
    const folders = names.map((_, index) => join(this.root, ...names.slice(0, index + 1)));
    return folders.every((folder) => !existsSync(folder) || !lstatSync(folder).isSymbolicLink());
  }

  async #readSite(): Promise<Site> {
    const site = new Site(await readSiteSource(this.root, { repo: '' }));
    for (const path of listContentFiles(this.root)) site.setText(path, readFileSync(join(this.root, path), 'utf8'));
    return site;
  }

  /** Throws if the build would fail with these changes. `site` is the state before them. */
  async #validate(site: Site, changes: Changes): Promise<void> {
    for (const [path, bytes] of changes) {
      if (!bytes || !isPicture(path)) continue;
      const { autoOrient } = await sharp(bytes)
        .metadata()
        .catch(() => Promise.reject(new UserError(`${path} cannot be read: save it as JPEG.`)));
      const fault = findWidthFault(autoOrient.width);
      if (fault) throw new UserError(`${path} ${fault}`);
      site.pictures.widths.set(slotOf(path), autoOrient.width);
    }
    const texts = [...changes].filter(([path]) => /\.(yaml|md)$/.test(path));
    const [fault] = site.findFaults(new Map(texts.map(([path, bytes]) => [path, bytes && String(bytes)])));
    if (fault) throw new UserError(formatFault(fault));
  }

  #read(path: string): Buffer | undefined {
    const file = join(this.root, path);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  #write(changes: Changes): void {
    for (const [path, bytes] of changes) {
      const file = join(this.root, path);
      if (!bytes) rmSync(file, { force: true });
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, bytes);
      }
    }
  }

  async #revert(oid: string): Promise<string> {
    const head = await this.readHead();
    const { subject } = await this.readCommit(oid);
    if (!(await this.#listChangedFiles(oid)).every((path) => this.#isWritable(path)))
      throw new UserError('This changed more than content and pictures: it cannot be taken back from here.');
    if (await this.tryGit('status', '--porcelain', '--untracked-files=no'))
      throw new UserError('Something was changed on this computer outside of this page: commit that first.');
    const site = await this.#readSite();
    await this.git('revert', '--no-edit', oid).catch(async (error: Error) => {
      await this.tryGit('revert', '--abort');
      const refusal = getKnownRefusal(error);
      if (!refusal) throw new UserError('The same lines were changed again since: change them by hand.');
      console.error(error.message);
      throw new UserError(`Nothing was taken back: ${refusal}`);
    });
    const paths = (await this.git('diff', '--name-only', '--no-renames', '--relative', head)).split('\n');
    await this.#validate(site, new Map(paths.map((path) => [path, this.#read(path)]))).catch(async (error) => {
      await this.git('reset', '--quiet', '--keep', head);
      throw error;
    });
    await this.git('commit', '--quiet', '--amend', `--message=${subject}, taken back`).catch(async (error: Error) => {
      console.error(error.message);
      await this.tryGit('reset', '--quiet', '--keep', head);
      throw new UserError(`Nothing was taken back: ${explainRefusal(error)}`);
    });
    return 'It is as it was before.';
  }
}
