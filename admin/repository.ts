/** The repository of the site on this machine, for the little host: reading, saving and taking back. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual as isSame } from 'node:util';
import sharp from 'sharp';
import { parse } from 'yaml';
import { checkContent } from '../src/lib/content/check-content.ts';
import { formatFault } from '../src/lib/content/fault.ts';
import { listContentFiles, ownFolders } from '../src/lib/content/read-all.ts';
import { parseContentSource } from '../src/lib/content/yaml-source.ts';
import { isPicture, readWidths, slotOf } from '../src/lib/pictures/original.ts';
import { pictureFolder } from '../src/lib/schemas/picture.ts';

/** Said to whoever is editing, in whole sentences. */
export class Refusal extends Error {}

/** Content and pictures: nothing else of the project can be written from a form. */
const writable = /^src\/(content\/([\w-]+\/)*[\w-]+\.(yaml|md)|pictures\/[\w-]+\.(yaml|jpe?g|png|webp|avif|heic))$/i;

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
  #history: { head: string; byPath: Promise<Map<string, Commit[]>> } | undefined;

  constructor(root: string) {
    this.root = root;
  }

  /** What Git answers, in bytes. What it would ask in a terminal fails at once. */
  runBytes(args: string[], { input, env = {} }: { input?: Buffer; env?: NodeJS.ProcessEnv } = {}): Promise<Buffer> {
    return new Promise((done, fail) => {
      const child = execFile(
        'git',
        args,
        {
          cwd: this.root,
          env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', ...env },
          encoding: 'buffer',
          maxBuffer: 2 ** 28,
        },
        (error, stdout, stderr) => (error ? fail(Object.assign(error, { said: String(stderr) })) : done(stdout)),
      );
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(input);
    });
  }

  async run(...args: string[]): Promise<string> {
    return String(await this.runBytes(args)).trim();
  }

  /** As `run`, where no answer is an answer. */
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

  /** The commits of content files and pictures by path, the newest first: one look at the whole history until it grows. */
  async readHistory(): Promise<ReadonlyMap<string, Commit[]>> {
    const head = await this.readHead();
    if (this.#history?.head !== head) this.#history = { head, byPath: this.#readHistory() };
    return this.#history.byPath;
  }

  async #readHistory(): Promise<Map<string, Commit[]>> {
    const said = await this.run(
      'log',
      `--format=%x01${commitFormat}`,
      '--name-only',
      '--no-renames',
      '--relative',
      '--',
      ...ownFolders,
    );
    const byPath = new Map<string, Commit[]>();
    for (const part of said.split('\x01').slice(1)) {
      const [line = '', ...files] = part.split('\n');
      const commit = parseCommit(line);
      for (const file of files.filter(Boolean)) {
        const commits = byPath.get(file) ?? [];
        byPath.set(file, commits);
        commits.push(commit);
      }
    }
    return byPath;
  }

  async readCommit(oid: string): Promise<Commit> {
    return parseCommit(await this.run('show', '--no-patch', `--format=${commitFormat}`, oid));
  }

  /** The content files and pictures that differ between two states. */
  async #listChanged(before: string, after: string): Promise<string[]> {
    const args = ['diff', '--name-only', '--relative', '--no-renames', before, after, '--', ...ownFolders];
    return (await this.run(...args)).split('\n').filter(Boolean);
  }

  /** What a file holds in a state; undefined where it is not in it. */
  #readAt(state: string, path: string): Promise<Buffer | undefined> {
    return this.runBytes(['show', `${state}:./${path}`]).catch(() => undefined);
  }

  /** The files that a commit changed, with what they held before and after. */
  async readChanges(oid: string): Promise<{ path: string; before?: Buffer; after?: Buffer }[]> {
    return Promise.all(
      (await this.#listChanged(`${oid}^`, oid)).map(async (path) => {
        const [before, after] = await Promise.all([this.#readAt(`${oid}^`, path), this.#readAt(oid, path)]);
        return { path, ...(before && { before }), ...(after && { after }) };
      }),
    );
  }

  /** Saves files as one commit, on top of the state that was seen, and lets nothing else be saved meanwhile. */
  commit(seen: string, message: string, changes: Changes): Promise<string> {
    const work = this.#last.then(() => this.#commit(seen, message, changes));
    this.#last = work.catch(() => undefined);
    return work;
  }

  async #commit(seen: string, message: string, changes: Changes): Promise<string> {
    const paths = [...changes.keys()];
    const strange = paths.find((path) => !this.#mayWrite(path));
    if (strange) throw new Refusal(`${strange} is no content and no picture: it cannot be changed from here.`);
    if ((await this.readHead()) !== seen) throw new Refusal('Somebody else has saved meanwhile: save once more.');
    await this.#requireCalm();
    const open = await this.run('status', '--porcelain', '--', ...paths);
    if (open)
      throw new Refusal(
        `${open.slice(2).trim()} was changed on this computer outside of this page: commit that first.`,
      );
    await this.#requireSound(changes);
    const before = new Map(paths.map((path) => [path, this.#read(path)]));
    // Two windows may have changed the same to the same.
    if (isSame([...before.values()], [...changes.values()])) return seen;
    try {
      this.#write(changes);
      await this.run('add', '--all', '--', ...paths);
      await this.run(
        ...(await this.#getIdentity()),
        'commit',
        '--quiet',
        '--message',
        message,
        '--only',
        '--',
        ...paths,
      );
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

  async #requireCalm(): Promise<void> {
    if (!(await this.ask('symbolic-ref', '--quiet', 'HEAD'))) {
      throw new Refusal('No branch is checked out in this folder, so nothing can be saved: check one out first.');
    }
    const marks = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
    const places = await this.run('rev-parse', ...marks.flatMap((mark) => ['--git-path', mark]));
    if (places.split('\n').some((place) => existsSync(resolve(this.root, place)))) {
      throw new Refusal('Git is in the middle of a merge or a rebase in this folder: end that first.');
    }
  }

  /** What the build would refuse is not saved, whichever page sends it. */
  async #requireSound(changes: Changes): Promise<void> {
    const widths = await readWidths(join(this.root, pictureFolder));
    for (const [path, bytes] of changes) {
      if (!bytes || !isPicture(path)) continue;
      const { autoOrient } = await sharp(bytes)
        .metadata()
        .catch(() => Promise.reject(new Refusal(`${path} cannot be read: save it as JPEG.`)));
      widths.set(slotOf(path), autoOrient.width);
    }
    const find = (changed: Changes) => {
      const names = new Set(listContentFiles(this.root));
      for (const [path, bytes] of changed) {
        if (!bytes) names.delete(path);
        else if (/\.(yaml|md)$/.test(path)) names.add(path);
      }
      const read = (path: string) => parseContentSource(path, changed.get(path) ?? readFileSync(join(this.root, path)));
      return checkContent([...names].sort(), read, widths).faults.map(formatFault);
    };
    const faults = find(changes);
    if (faults.length === 0) return;
    const known = new Set(find(new Map()));
    const fresh = faults.find((fault) => !known.has(fault));
    if (fresh) throw new Refusal(fresh);
  }

  /** Whose name a commit bears where Git knows none. */
  async #getIdentity(): Promise<string[]> {
    if (await this.ask('config', 'user.email')) return [];
    const { brand, email } = parse(String(this.#read('src/content/business.yaml'))) as Record<string, string>;
    return ['-c', `user.name=${brand}`, '-c', `user.email=${email}`];
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
        // Whoever reads meanwhile sees the old file or the new one.
        const beside = `${file}.${randomUUID()}~`;
        writeFileSync(beside, bytes);
        renameSync(beside, file);
      }
    }
  }

  /** Undoes one commit, and keeps what came after it where both can stand. */
  async takeBack(oid: string): Promise<string> {
    const head = await this.readHead();
    const env = { GIT_INDEX_FILE: join(realpathSync(tmpdir()), `take-back-${randomUUID()}`) };
    try {
      const patch = await this.runBytes(['diff', '--binary', `${oid}^`, oid, '--', ...ownFolders]);
      await this.runBytes(['read-tree', head], { env });
      await this.runBytes(['apply', '--cached', '--3way', '--reverse'], { env, input: patch }).catch(() => {
        throw new Refusal('The same lines were changed again since: change them by hand.');
      });
      const tree = String(await this.runBytes(['write-tree'], { env })).trim();
      const paths = await this.#listChanged(head, tree);
      if (paths.length === 0) throw new Refusal('It is as it was before already.');
      const changes = await Promise.all(paths.map(async (path) => [path, await this.#readAt(tree, path)] as const));
      return await this.commit(head, `Take back: ${(await this.readCommit(oid)).subject}`, new Map(changes));
    } finally {
      rmSync(env.GIT_INDEX_FILE, { force: true });
    }
  }
}
