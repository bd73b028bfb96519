/** The local Git repository behind `npm run edit`. */
import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import sharp from 'sharp';
import { parse, parseDocument } from 'yaml';
import { findContentKind, findSchema } from '../src/lib/content/content-kinds.ts';
import type { Fault } from '../src/lib/content/fault.ts';
import { listReferences } from '../src/lib/content/list-references.ts';
import { listContentFiles, listOwnerFiles, readSource } from '../src/lib/content/read-content.ts';
import { type ContentSource, createSourceParser } from '../src/lib/content/yaml-source.ts';
import { isPicture } from '../src/lib/pictures/original.ts';
import { catalogueFile, findWidthFault, getSlot, pictureFolder } from '../src/lib/schemas/picture.ts';
import { redirectsFile } from '../src/lib/schemas/redirect.ts';
import { mapRedirects, type Redirects } from '../src/lib/site/old-address.ts';
import { readSiteSource } from './build-admin.ts';
import { getFileLabel } from './content-forms.ts';
import { describeChangedFields, isTextFile } from './describe-change.ts';
import { formatFieldPath } from './field-path.ts';
import { findTextsWithName, type Rename, readAreaName } from './find-old-name.ts';
import { getChangedFileLabel } from './page-names.ts';
import { redirectDeletedPages } from './redirect-deleted-pages.ts';
import { type Conflict, revertChange } from './revert-change.ts';
import { Site } from './site.ts';
import { changeText, replaceTexts, splitFrontMatter } from './yaml-document.ts';

const execute = promisify(execFile);

/** An error whose message is shown to the user. */
export class UserError extends Error {}

/** Only content and pictures can be changed in the CMS. */
const writablePath =
  /^src\/(content\/([\w-]+\/)*[\w-]+\.(yaml|md)|pictures\/(catalogue\.yaml|[\w-]+\.(jpe?g|png|webp|avif)))$/i;

export interface Commit {
  oid: string;
  authorName: string;
  authorEmail: string;
  date: string;
  subject: string;
}

export interface Save extends Commit {
  files: string[];
}

/** A file that a commit changed; `undefined` where it does not exist. */
export interface FileChange {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** A power cut may leave the list of files unfinished; then none of them was written yet. */
function parseJournal(text: string): string[] {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

const helpInstruction = 'show the message in the terminal to the person who set the site up';

/** Explanations for the owner, by a part of Git's message. */
const gitErrors: [RegExp, string][] = [
  [
    /index\.lock/,
    'another Git program is running in this folder, or one has crashed. Close it and save again. If that does not help, restart this computer, delete the file .git/index.lock and save again.',
  ],
  [
    /gpg|failed to sign|signing key|ssh-keygen/i,
    'Git signs every change on this computer, and the signature failed. Unlock the key, or type "git config commit.gpgsign false" in this folder once, and save again.',
  ],
  [
    /user\.(name|email)|tell me who you are|empty ident/i,
    'Git does not know your name. Type "git config user.name" and "git config user.email" in this folder once, each followed by yours, and save again.',
  ],
  [/dubious ownership/, `this folder belongs to another user of this computer: ${helpInstruction}.`],
  [/No space left|ENOSPC|disk full/i, 'the disk of this computer is full. Free some space and save again.'],
  [
    /Permission denied|EACCES|EROFS|Read-only/i,
    `the edit program has no permission to write to its folder: ${helpInstruction}.`,
  ],
  [/sparse|skip-worktree/, `this file is left out of the folder on this computer: ${helpInstruction}.`],
];

/** Explains Git's refusal to the owner. The message of a hook is understood only by its author. */
function explainGitError(error: Error): string {
  return (
    gitErrors.find(([sign]) => sign.test(error.message))?.[1] ??
    `Git refused the change, perhaps because of a check (a hook) that was set up here: ${helpInstruction}.`
  );
}

/** "Areas: Monument: Neighbors 1: there is no …". */
const describeFault = ({ file, path, message }: Fault) =>
  [getFileLabel(file), formatFieldPath(file, path), message].filter(Boolean).join(': ');

/** A field of a file that a later commit changed too. */
export interface FileConflict extends Conflict {
  file: string;
}

/** The list of changes shows the rest of this subject instead of each text. */
export const replacementSubject = 'Replaced in all: ';

const commitFormat = '%H%x00%an%x00%ae%x00%cI%x00%s';

function parseCommit(line: string): Commit {
  const [oid = '', authorName = '', authorEmail = '', date = '', subject = ''] = line.split('\0');
  return { oid, authorName, authorEmail, date, subject };
}

/** New file contents by path; `undefined` deletes the file. */
export type Changes = ReadonlyMap<string, Buffer | undefined>;

/** A draft has no address yet. */
const isPublic = (bytes: Buffer | undefined) => bytes !== undefined && !/^draft: true$/m.test(String(bytes));

/** A change outside of the editor may have left a version that is not valid YAML. */
const isValidText = (text: string | undefined) =>
  text === undefined || parseDocument(splitFrontMatter(text).head).errors.length === 0;

const getTexts = (changes: Changes) =>
  new Map([...changes].filter(([path]) => isTextFile(path)).map(([path, bytes]) => [path, bytes && String(bytes)]));

export class Repository {
  readonly root: string;
  #lastWrite: Promise<unknown> = Promise.resolve();
  #parse = createSourceParser();

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

  /** Returns the output as text, without white space at its ends. */
  async git(...args: string[]): Promise<string> {
    return String(await this.gitBytes(args)).trim();
  }

  /** Like `git`, but returns an empty string on failure. */
  tryGit(...args: string[]): Promise<string> {
    return this.git(...args).catch(() => '');
  }

  /** Returns UTF-8 texts by the names of their blobs, such as an id or HEAD:./path. Missing blobs are omitted. */
  async readBlobTexts(names: string[]): Promise<Map<string, string>> {
    const input = Buffer.from(`${names.join('\n')}\n`);
    let rest = await this.gitBytes(['cat-file', '--batch'], { input });
    const texts = new Map<string, string>();
    for (const name of names) {
      const line = rest.indexOf('\n');
      const [, kind, size] = rest.toString('latin1', 0, line).split(' ');
      rest = rest.subarray(line + 1);
      if (kind !== 'blob') continue;
      const end = Number(size);
      texts.set(name, rest.toString('utf8', 0, end));
      rest = rest.subarray(end + 1);
    }
    return texts;
  }

  readHead(): Promise<string> {
    return this.git('rev-parse', 'HEAD');
  }

  /** Returns commits with their files, newest first, except those that changed anything but content and pictures, and merges. */
  async listSaves(...options: string[]): Promise<Save[]> {
    const args = [`--format=%x01${commitFormat}`, '--name-only', '--no-renames', '--relative', ...options];
    return (await this.git('log', ...args))
      .split('\x01')
      .slice(1)
      .flatMap((entry) => {
        const [line = '', ...names] = entry.split('\n');
        const files = names.filter(Boolean);
        return files.length > 0 && files.every((file) => writablePath.test(file))
          ? [{ ...parseCommit(line), files }]
          : [];
      });
  }

  /** Returns the same commits by the path of the changed file. */
  async readHistory(): Promise<ReadonlyMap<string, Commit[]>> {
    const byPath = new Map<string, Commit[]>();
    for (const save of await this.listSaves())
      for (const file of save.files) byPath.set(file, [...(byPath.get(file) ?? []), save]);
    return byPath;
  }

  async readCommit(oid: string): Promise<Commit> {
    return parseCommit(await this.git('show', '--no-patch', `--format=${commitFormat}`, oid));
  }

  /** Returns the changed files of each commit, with their texts before and after. */
  async readChanges(saves: Pick<Save, 'oid' | 'files'>[]): Promise<Map<string, FileChange[]>> {
    const nameBlobs = (oid: string, path: string) => [`${oid}^:./${path}`, `${oid}:./${path}`] as const;
    const texts = await this.readBlobTexts(
      saves.flatMap(({ oid, files }) => files.flatMap((path) => nameBlobs(oid, path))),
    );
    return new Map(
      saves.map(({ oid, files }) => [
        oid,
        files.map((path) => {
          const [before, after] = nameBlobs(oid, path);
          return { path, before: texts.get(before), after: texts.get(after) };
        }),
      ]),
    );
  }

  async readCommitChanges(oid: string): Promise<FileChange[]> {
    const files = await this.listChangedFiles(oid);
    return (await this.readChanges([{ oid, files }])).get(oid) ?? [];
  }

  async listChangedFiles(oid: string): Promise<string[]> {
    const files = await this.git('show', '--format=', '--name-only', '--no-renames', '--relative', oid);
    return files.split('\n').filter(Boolean);
  }

  /**
   * Commits the changes. Throws a `UserError` if HEAD is no longer `expectedHead`. Returns the new HEAD, or
   * `expectedHead` if the files have this content already.
   */
  commit(expectedHead: string, changes: Changes): Promise<string> {
    return this.#enqueue(() => this.#commit(expectedHead, changes));
  }

  /**
   * Reverts a commit, field by field. Returns the fields that later commits changed: if there are any, nothing is
   * written, unless `isForced` is set, which restores their older texts.
   */
  revert(oid: string, isForced = false): Promise<FileConflict[]> {
    return this.#enqueue(() => this.#revert(oid, isForced));
  }

  /** Redirects an old address to another page. */
  redirect(from: string, to: string): Promise<string> {
    return this.#enqueue(async () => {
      const text = String(this.#read(redirectsFile) ?? '[]\n');
      const lines: { from: string }[] = parse(text) ?? [];
      const changed = changeText(text, [...lines.filter((line) => line.from !== from), { from, to }]);
      return this.#commit(await this.readHead(), new Map([[redirectsFile, Buffer.from(changed)]]));
    });
  }

  /** Returns where the addresses of deleted pages lead. */
  readRedirects(): Redirects {
    const lines: unknown = parseDocument(this.#readText(redirectsFile) ?? '').toJS();
    return mapRedirects(Array.isArray(lines) ? lines : []);
  }

  /** Returns all content files as they are written. */
  readSources(): ContentSource[] {
    return listContentFiles(this.root).map((path) => readSource(this.root, path));
  }

  /** Returns the name in the file of an area; `undefined` if there is no such file. */
  readAreaName = (areaFile: string): string | undefined => readAreaName(this.#readText(areaFile));

  /** Replaces the old name of an area in the texts about it. Returns the number of changed texts. */
  replaceOldName(rename: Rename): Promise<number> {
    return this.#enqueue(async () => {
      const texts = findTextsWithName(this.readSources(), rename).filter(({ newText }) => newText !== undefined);
      if (texts.length === 0) return 0;
      const changes = [...Map.groupBy(texts, ({ file }) => file)].map(
        ([file, replacements]) => [file, Buffer.from(replaceTexts(this.#readText(file) ?? '', replacements))] as const,
      );
      const { before, after } = rename;
      const count = texts.length === 1 ? 'one text' : `${texts.length} texts`;
      await this.#requireCleanFiles(changes.map(([file]) => file));
      await this.#write(new Map(changes), `${replacementSubject}${before} with ${after}, ${count}`);
      return texts.length;
    });
  }

  /** Runs writes one after the other. */
  #enqueue<Result>(write: () => Promise<Result>): Promise<Result> {
    const result = this.#lastWrite.then(write);
    this.#lastWrite = result.catch(() => undefined);
    return result;
  }

  async #commit(expectedHead: string, changes: Changes): Promise<string> {
    const paths = [...changes.keys()];
    const forbidden = paths.find((path) => !this.#isWritable(path));
    if (forbidden)
      throw new UserError(`${forbidden} is neither content nor a picture: it cannot be changed from here.`);
    if ((await this.readHead()) !== expectedHead)
      throw new UserError('Somebody else has saved meanwhile: save once more.');
    await this.#requireCleanFiles(paths);
    // Another window may have saved the same change.
    if (paths.every((path) => isDeepStrictEqual(this.#read(path), changes.get(path)))) return expectedHead;
    const [first = ''] = paths.sort();
    const action = !changes.get(first) ? 'removed' : this.#read(first) ? 'changed' : 'added';
    const change = { path: first, before: this.#readText(first), after: changes.get(first)?.toString() };
    const fields = action === 'changed' ? describeChangedFields(change) : '';
    const label = getChangedFileLabel(
      first,
      (areaFile) => readAreaName(changes.get(areaFile)?.toString()) ?? this.readAreaName(areaFile),
    );
    await this.#write(changes, [`${label}, ${action}`, fields].filter(Boolean).join(': '));
    return this.readHead();
  }

  async #requireCleanFiles(paths: string[]): Promise<void> {
    // It is also empty during a rebase. During a merge, `git commit --only` fails.
    if (!(await this.tryGit('branch', '--show-current')))
      throw new UserError('No branch is checked out in this folder, so nothing can be saved: check one out first.');
    const uncommitted = await this.git('status', '--porcelain', '--', ...paths);
    if (uncommitted)
      throw new UserError(
        `${uncommitted.slice(2).trim()} was changed on this computer outside of this page: commit that first.`,
      );
  }

  /** Writes and commits the changes, with the addresses of pages that they delete or create; or changes nothing. */
  async #write(changes: Changes, message: string): Promise<void> {
    const site = await this.#readSite();
    const complete = this.#addRedirects(site, changes);
    await this.#requireCleanFiles([...complete.keys()]);
    await this.#validate(site, complete);
    const paths = [...complete.keys()];
    const before = new Map(paths.map((path) => [path, this.#read(path)]));
    const journal = await this.#getJournal();
    writeFileSync(journal, JSON.stringify(paths));
    try {
      this.#writeFiles(complete);
      await this.git('add', '--all', '--', ...paths);
      await this.git('commit', '--quiet', `--message=${message}`, '--only', '--', ...paths);
    } catch (error) {
      this.#writeFiles(before);
      await this.tryGit('reset', '--quiet', '--', ...paths);
      console.error((error as Error).message);
      throw new UserError(`Nothing was saved: ${explainGitError(error as Error)}`);
    } finally {
      rmSync(journal, { force: true });
    }
  }

  /** Returns the file that names the files of a save while it is being written and committed. */
  async #getJournal(): Promise<string> {
    return resolve(this.root, await this.git('rev-parse', '--git-path', 'unfinished-save'));
  }

  /**
   * Restores the files of a save that was interrupted before its commit, such as by a power cut. The browser still has
   * what was typed, and offers it in the form.
   */
  async undoUnfinishedSave(): Promise<void> {
    const journal = await this.#getJournal();
    if (!existsSync(journal)) return;
    for (const path of parseJournal(readFileSync(journal, 'utf8'))) {
      await this.tryGit('reset', '--quiet', '--', path);
      const committed = await this.gitBytes(['cat-file', 'blob', `HEAD:./${path}`]).catch((): undefined => undefined);
      this.#writeFiles(new Map([[path, committed]]));
    }
    rmSync(journal);
  }

  #addRedirects(site: Site, changes: Changes): Changes {
    const paths = [...changes.keys()];
    const wasPublic = (path: string) => isPublic(this.#read(path));
    const deleted = paths.filter((path) => !isPublic(changes.get(path)) && wasPublic(path));
    const created = paths.filter((path) => isPublic(changes.get(path)) && !wasPublic(path));
    const text = String(changes.get(redirectsFile) ?? this.#read(redirectsFile) ?? '[]\n');
    const updatedRedirects = redirectDeletedPages(text, deleted, created, site.readFiles(getTexts(changes)));
    return updatedRedirects === text ? changes : new Map([...changes, [redirectsFile, Buffer.from(updatedRedirects)]]);
  }

  #isWritable(path: string): boolean {
    if (!writablePath.test(path)) return false;
    // Only the folders are checked: a symbolic link could lead out of src/content and src/pictures.
    const names = path.split('/').slice(0, -1);
    const folders = names.map((_, index) => join(this.root, ...names.slice(0, index + 1)));
    return folders.every((folder) => !existsSync(folder) || !lstatSync(folder).isSymbolicLink());
  }

  async #readSite(): Promise<Site> {
    const site = new Site(await readSiteSource(this.root, { repo: '' }), this.#parse);
    for (const path of listContentFiles(this.root)) site.setText(path, readFileSync(join(this.root, path), 'utf8'));
    return site;
  }

  /** Throws if the build would fail with these changes. Adds the widths of new pictures to `site`. */
  async #validate(site: Site, changes: Changes): Promise<void> {
    for (const [path, bytes] of changes) {
      if (!bytes || !isPicture(path)) continue;
      const { autoOrient } = await sharp(bytes)
        .metadata()
        .catch(() => Promise.reject(new UserError(`${path} cannot be read: save it as JPEG.`)));
      const fault = findWidthFault(autoOrient.width);
      if (fault) throw new UserError(`${path} ${fault}`);
      site.pictures.widths.set(getSlot(path), autoOrient.width);
    }
    const faults = site.findFaults(getTexts(changes)).map(describeFault);
    if (faults.length > 0) throw new UserError(faults.join('\n'));
  }

  #read(path: string): Buffer | undefined {
    const file = join(this.root, path);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  #readText = (path: string) => this.#read(path)?.toString();

  #writeFiles(changes: Changes): void {
    for (const [path, bytes] of changes) {
      const file = join(this.root, path);
      if (!bytes) rmSync(file, { force: true });
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, bytes);
      }
    }
  }

  async #revert(oid: string, isForced: boolean): Promise<FileConflict[]> {
    const files = await this.listChangedFiles(oid);
    if (!files.every((path) => this.#isWritable(path)))
      throw new UserError('This changed more than content and pictures: it cannot be taken back from here.');
    const conflicts: FileConflict[] = [];
    const changes = new Map<string, Buffer | undefined>();
    for (const path of files) {
      const reverted = isTextFile(path)
        ? await this.#revertText(oid, path, isForced)
        : await this.#revertPicture(oid, path);
      // The redirects follow from the pages that are deleted or created.
      if (path !== redirectsFile || files.length === 1) conflicts.push(...reverted.conflicts);
      if (!isDeepStrictEqual(reverted.bytes, this.#read(path))) changes.set(path, reverted.bytes);
    }
    if (conflicts.length > 0 && !isForced) return conflicts;
    if (changes.size === 0) throw new UserError('It already is as it was before.');
    const { subject } = await this.readCommit(oid);
    await this.#write(await this.#addPictures(oid, changes), `${subject}, taken back`);
    return [];
  }

  async #revertText(oid: string, path: string, isForced: boolean) {
    const later = (await this.git('rev-list', '--reverse', `${oid}..HEAD`, '--', path)).split('\n').filter(Boolean);
    const names = [`${oid}^`, oid, ...later].map((commit) => `${commit}:./${path}`);
    const texts = await this.readBlobTexts(names);
    const [before, after, ...laterTexts] = names.map((name) => texts.get(name));
    if (![before, after].every(isValidText))
      throw new UserError('One of the two versions is not valid YAML: change the text by hand.');
    const { text, conflicts } = revertChange({ before, after, later: laterTexts.filter(isValidText) }, isForced);
    return {
      bytes: text === undefined ? undefined : Buffer.from(text),
      conflicts: conflicts.map((conflict) => ({ ...conflict, file: path })),
    };
  }

  async #revertPicture(oid: string, path: string) {
    const read = (commit: string) =>
      this.gitBytes(['cat-file', 'blob', `${commit}:./${path}`]).catch((): undefined => undefined);
    const [before, after, now] = [await read(`${oid}^`), await read(oid), this.#read(path)];
    if (!isDeepStrictEqual(now, after) && !isDeepStrictEqual(now, before))
      throw new UserError(`${getSlot(path)} has another picture since: choose one in the form of its page.`);
    return { bytes: before, conflicts: [] };
  }

  /** Adds the pictures that a restored page refers to and that were removed since. */
  async #addPictures(oid: string, changes: Changes): Promise<Changes> {
    const catalogue = String(changes.get(catalogueFile) ?? this.#read(catalogueFile) ?? '{}\n');
    const entries: Record<string, unknown> = parse(catalogue);
    const names = [...getTexts(changes)].flatMap(([path, text]) => {
      const kind = findContentKind(path);
      const schema = text !== undefined && kind && kind !== 'pictures' ? findSchema(path, kind) : undefined;
      const references = schema ? listReferences(schema, parse(text ?? '')) : [];
      return references.filter(({ to }) => to === 'pictures').map(({ name }) => name);
    });
    const earlierEntries = parse((await this.tryGit('show', `${oid}^:./${catalogueFile}`)) || '{}');
    const missing = [...new Set(names)].filter((name) => !(name in entries) && name in earlierEntries);
    const result = new Map(changes);
    if (missing.length > 0) {
      const added = Object.fromEntries(missing.map((name) => [name, earlierEntries[name]]));
      result.set(catalogueFile, Buffer.from(changeText(catalogue, { ...entries, ...added })));
    }
    const files = (await this.git('ls-tree', '--name-only', `${oid}^`, `${pictureFolder}/`)).split('\n');
    const missingFiles = files.filter((file) => isPicture(file) && names.includes(getSlot(file)));
    for (const file of missingFiles)
      if (!result.has(file) && !this.#hasPicture(getSlot(file)))
        result.set(file, await this.gitBytes(['cat-file', 'blob', `${oid}^:./${file}`]));
    return result;
  }

  #hasPicture = (slot: string) =>
    listOwnerFiles(join(this.root, pictureFolder)).some((file) => isPicture(file) && getSlot(file) === slot);
}
