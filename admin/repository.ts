/** The repository of the site on this machine, for the little host: reading, saving and taking back. */
import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual as isSame, promisify } from 'node:util';
import sharp from 'sharp';
import { formatFault } from '../src/lib/content/fault.ts';
import { listContentFiles } from '../src/lib/content/read-all.ts';
import { isPicture, slotOf } from '../src/lib/pictures/original.ts';
import { readSiteSource } from './build-admin.ts';
import { nameFile } from './content-forms.ts';
import { Site } from './site.ts';

const execute = promisify(execFile);

/** An error whose message the owner reads: whole sentences. */
export class Refusal extends Error {}

/** Content and pictures: nothing else of the project can be written from a form. */
const writable = /^src\/(content\/([\w-]+\/)*[\w-]+\.(yaml|md)|pictures\/[\w-]+\.(yaml|jpe?g|png|webp|avif))$/i;

export interface Commit {
  oid: string;
  name: string;
  email: string;
  date: string;
  subject: string;
}

const commitFormat = '%H%x00%an%x00%ae%x00%cI%x00%s';

function parseCommit(said: string): Commit {
  const [oid = '', name = '', email = '', date = '', subject = ''] = said.split('\0');
  return { oid, name, email, date, subject };
}

/** Bytes to write, by path; undefined takes the file away. */
export type Changes = ReadonlyMap<string, Buffer | undefined>;

export class Repository {
  readonly root: string;
  #last: Promise<unknown> = Promise.resolve();

  constructor(root: string) {
    this.root = root;
  }

  /** What Git answers, in bytes. What it would ask in a terminal fails at once. */
  async runBytes(args: string[], { input }: { input?: Buffer } = {}): Promise<Buffer> {
    const running = execute('git', args, {
      cwd: this.root,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' },
      encoding: 'buffer',
      maxBuffer: 2 ** 28,
    });
    // It may end before it has read all.
    running.child.stdin?.on('error', () => undefined).end(input);
    return (await running).stdout;
  }

  async run(...args: string[]): Promise<string> {
    return String(await this.runBytes(args)).trim();
  }

  /** As `run`, but a failure counts as an empty answer. */
  ask(...args: string[]): Promise<string> {
    return this.run(...args).catch(() => '');
  }

  /** The texts of many blobs at once. */
  async readTexts(oids: string[]): Promise<Map<string, string>> {
    const input = Buffer.from(`${oids.join('\n')}\n`);
    let rest = await this.runBytes(['cat-file', '--batch'], { input });
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
    return this.run('rev-parse', 'HEAD');
  }

  /** The commits that changed content and pictures alone, as a save does, by path; the newest first. */
  async readHistory(): Promise<ReadonlyMap<string, Commit[]>> {
    const args = [`--format=%x01${commitFormat}`, '--name-only', '--no-renames', '--relative'];
    const byPath = new Map<string, Commit[]>();
    for (const part of (await this.run('log', ...args)).split('\x01').slice(1)) {
      const [line = '', ...names] = part.split('\n');
      const files = names.filter(Boolean);
      if (!files.every((file) => writable.test(file))) continue;
      const commit = parseCommit(line);
      for (const file of files) byPath.set(file, [...(byPath.get(file) ?? []), commit]);
    }
    return byPath;
  }

  async readCommit(oid: string): Promise<Commit> {
    return parseCommit(await this.run('show', '--no-patch', `--format=${commitFormat}`, oid));
  }

  /** The files that a commit changed, with their texts before and after. */
  async readChanges(oid: string): Promise<{ path: string; before: string; after: string }[]> {
    const readAt = (at: string, path: string) => this.ask('show', `${at}:./${path}`);
    return Promise.all(
      (await this.#listChanged(oid)).map(async (path) => {
        return { path, before: await readAt(`${oid}^`, path), after: await readAt(oid, path) };
      }),
    );
  }

  async #listChanged(oid: string): Promise<string[]> {
    return (await this.run('show', '--format=', '--name-only', '--no-renames', '--relative', oid)).split('\n');
  }

  /** Saves files as one commit, on top of the state that was seen. */
  commit(seen: string, changes: Changes): Promise<string> {
    return this.#inTurn(() => this.#commit(seen, changes));
  }

  /** Undoes one commit, keeps what came after it where both can stand, and says so. */
  takeBack(oid: string): Promise<string> {
    return this.#inTurn(() => this.#takeBack(oid));
  }

  /** Nothing else is saved meanwhile. */
  #inTurn(work: () => Promise<string>): Promise<string> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #commit(seen: string, changes: Changes): Promise<string> {
    const paths = [...changes.keys()];
    const strange = paths.find((path) => !this.#mayWrite(path));
    if (strange) throw new Refusal(`${strange} is no content and no picture: it cannot be changed from here.`);
    if ((await this.readHead()) !== seen) throw new Refusal('Somebody else has saved meanwhile: save once more.');
    // A rebase under way has no branch either; a merge under way Git refuses by itself.
    if (!(await this.ask('branch', '--show-current'))) {
      throw new Refusal('No branch is checked out in this folder, so nothing can be saved: check one out first.');
    }
    const open = await this.run('status', '--porcelain', '--', ...paths);
    if (open)
      throw new Refusal(
        `${open.slice(2).trim()} was changed on this computer outside of this page: commit that first.`,
      );
    await this.#requireSound(await this.#readSite(), changes);
    const before = new Map(paths.map((path) => [path, this.#read(path)]));
    // Two windows may have changed the same to the same.
    if (isSame([...before.values()], [...changes.values()])) return seen;
    const [first = ''] = paths.sort();
    const what = !changes.get(first) ? 'removed' : before.get(first) ? 'changed' : 'added';
    try {
      this.#write(changes);
      await this.run('add', '--all', '--', ...paths);
      await this.run('commit', '--quiet', `--message=${nameFile(first)}, ${what}`, '--only', '--', ...paths);
    } catch (error) {
      this.#write(before);
      await this.ask('reset', '--quiet', '--', ...paths);
      throw error;
    }
    return this.readHead();
  }

  #mayWrite(path: string): boolean {
    if (!writable.test(path)) return false;
    // A link would lead out of the folder that its name is in.
    const folders = path.split('/').slice(0, -1);
    const above = folders.map((_, index) => join(this.root, ...folders.slice(0, index + 1)));
    return above.every((folder) => !existsSync(folder) || !lstatSync(folder).isSymbolicLink());
  }

  async #readSite(): Promise<Site> {
    const site = new Site(await readSiteSource(this.root, { repo: '' }));
    for (const path of listContentFiles(this.root)) site.setText(path, readFileSync(join(this.root, path), 'utf8'));
    return site;
  }

  /** What the build would refuse is not saved, whichever page sends it. `site` is as it was before. */
  async #requireSound(site: Site, changes: Changes): Promise<void> {
    for (const [path, bytes] of changes) {
      if (!bytes || !isPicture(path)) continue;
      const { autoOrient } = await sharp(bytes)
        .metadata()
        .catch(() => Promise.reject(new Refusal(`${path} cannot be read: save it as JPEG.`)));
      site.pictures.widths.set(slotOf(path), autoOrient.width);
    }
    const texts = [...changes].filter(([path]) => /\.(yaml|md)$/.test(path));
    const [fault] = site.findFaults(new Map(texts.map(([path, bytes]) => [path, bytes && String(bytes)])));
    if (fault) throw new Refusal(formatFault(fault));
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

  async #takeBack(oid: string): Promise<string> {
    const head = await this.readHead();
    const { subject } = await this.readCommit(oid);
    if (!(await this.#listChanged(oid)).every((path) => this.#mayWrite(path)))
      throw new Refusal('This changed more than content and pictures: it cannot be taken back from here.');
    if (await this.ask('status', '--porcelain', '--untracked-files=no'))
      throw new Refusal('Something was changed on this computer outside of this page: commit that first.');
    const site = await this.#readSite();
    await this.run('revert', '--no-edit', oid).catch(async () => {
      await this.ask('revert', '--abort');
      throw new Refusal('The same lines were changed again since: change them by hand.');
    });
    const paths = (await this.run('diff', '--name-only', '--no-renames', '--relative', head)).split('\n');
    await this.#requireSound(site, new Map(paths.map((path) => [path, this.#read(path)]))).catch(async (error) => {
      await this.run('reset', '--quiet', '--keep', head);
      throw error;
    });
    await this.run('commit', '--quiet', '--amend', `--message=${subject}, taken back`);
    return 'It is as it was before.';
  }
}
