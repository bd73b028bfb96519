import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as runCommand } from '../../scripts/install.mjs';
import { followBuild, secondsSince } from '../../scripts/progress.mjs';
import { readContent } from '../../src/content-loading/read-content.ts';
import { fillFacts } from '../preview/words.ts';
import { confine, parseText, Refusal, readSite, readText, replaceFile, root } from './content.ts';
import { type Difference, describeDifferences } from './differences.ts';
import { nameField } from './field-names.ts';
import { commitOnly, git, gitBytes, gitList, push, requireCalm, requireTarget, tell } from './git.ts';

const folders = ['src/content', 'src/pictures'];
const trailer = 'Published-with: npm run edit';

export interface DiffRow {
  /** Line numbers and lines, side by side; a side is missing where it has none. */
  left?: [number, string];
  right?: [number, string];
}

/** What `git diff` prints, as rows of two columns. */
function readDiff(diff: string): DiffRow[] {
  const rows: DiffRow[] = [];
  let [old, fresh] = [0, 0];
  let waiting: DiffRow[] = [];
  for (const line of diff.split('\n')) {
    const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line);
    if (hunk) [old, fresh, waiting] = [Number(hunk[1]), Number(hunk[2]), []];
    else if (old === 0 && fresh === 0) continue;
    else if (line.startsWith('-')) {
      const row: DiffRow = { left: [old++, line.slice(1)] };
      rows.push(row);
      waiting.push(row);
    } else if (line.startsWith('+')) {
      const beside = waiting.shift();
      if (beside) beside.right = [fresh++, line.slice(1)];
      else rows.push({ right: [fresh++, line.slice(1)] });
    } else if (line.startsWith(' ')) {
      waiting = [];
      rows.push({ left: [old++, line.slice(1)], right: [fresh++, line.slice(1)] });
    }
  }
  return rows;
}

export interface ChangedFile {
  file: string;
  title: string;
  state: 'changed' | 'new' | 'removed';
  isPicture: boolean;
}

export interface Change extends ChangedFile {
  words: Difference[];
  rows: DiffRow[];
}

const isText = (file: string) => /\.(yaml|md)$/.test(file);
const readHead = (file: string) => git('show', `HEAD:./${file}`).catch(() => '');

function parseOrNothing(file: string, text: string): unknown {
  try {
    const { data, body } = parseText(file, text);
    return file.endsWith('.md') ? { ...(data as object), body } : data;
  } catch {
    return undefined;
  }
}

function describeTexts(file: string, before: string, after: string): Difference[] {
  const { facts } = readSite();
  const fill = (words?: string) => words && fillFacts(words, facts);
  return describeDifferences(parseOrNothing(file, before), parseOrNothing(file, after)).map((words) => ({
    ...words,
    ...(words.before && { before: fill(words.before) }),
    ...(words.after && { after: fill(words.after) }),
  })) as Difference[];
}

async function describeChange(change: ChangedFile): Promise<Change> {
  const { file, state } = change;
  if (change.isPicture) return { ...change, words: [], rows: [] };
  const now = readText(file);
  const rows =
    state === 'new'
      ? now
          .trimEnd()
          .split('\n')
          .map((line, index): DiffRow => ({ right: [index + 1, line] }))
      : readDiff(await git('diff', '--no-color', '--no-ext-diff', '-U2', 'HEAD', '--', file));
  const words = state === 'changed' ? describeTexts(file, await readHead(file), now) : [];
  return { ...change, words, rows };
}

/** What the editor calls a file. */
function nameFiles() {
  const titles = new Map(readSite().files.map(({ file, group, title }) => [file, `${group}: ${title}`]));
  return (file: string) =>
    titles.get(file) ?? (isText(file) ? file : `Picture: ${nameField(file.replace(/^.*\/|\.\w+$/g, ''))}`);
}

/** Every file that is not published yet. */
export async function listChangedFiles(): Promise<ChangedFile[]> {
  const [changed, added] = await Promise.all([
    gitList('diff', '--name-status', '--relative', '--no-renames', '-z', 'HEAD', '--', ...folders),
    gitList('ls-files', '--others', '--exclude-standard', '-z', '--', ...folders),
  ]);
  const nameFile = nameFiles();
  const states = { A: 'new', D: 'removed' } as const;
  const files: [string, ChangedFile['state']][] = [];
  for (let index = 0; index + 1 < changed.length; index += 2) {
    files.push([changed[index + 1] as string, states[changed[index] as 'A'] ?? 'changed']);
  }
  for (const file of added) files.push([file, 'new']);
  return files.map(([file, state]) => ({ file, title: nameFile(file), state, isPicture: !isText(file) }));
}

/** What changed in these files, field by field and line by line. */
export const describeChanges = (files: ChangedFile[]) => Promise.all(files.map(describeChange));

export const readPublishedPicture = (file: string) => gitBytes('show', `HEAD:./${confine(file)}`);

/** Back to what is published. */
export async function discardChange(file: string) {
  confine(file);
  const published = await gitBytes('show', `HEAD:./${file}`).catch(() => undefined);
  if (published) replaceFile(file, published);
  else rmSync(join(root, file));
}

export const steps = ['check', 'commit', 'send'] as const;

export interface Publishing {
  state: 'idle' | 'working' | 'failed' | 'done';
  /** The last step that was begun. */
  step?: (typeof steps)[number];
  message: string;
  /** For how long the publishing has been going on. */
  seconds?: number;
  /** What the build said, where it failed. */
  output?: string;
}

let publishing: Publishing = { state: 'idle', message: '' };
let startedAt = 0;

export const getPublishing = (): Publishing =>
  publishing.state === 'working' ? { ...publishing, seconds: secondsSince(startedAt) } : publishing;

const begin = (step: (typeof steps)[number], message: string) => {
  publishing = { state: 'working', step, message };
};
const end = (state: 'failed' | 'done', message: string, more: Partial<Publishing> = {}) => {
  publishing = { ...publishing, state, message, ...more };
};

/** The state of everything that would be committed. */
async function stampContent(): Promise<string> {
  const files = await gitList('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...folders);
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    hash.update(file).update(existsSync(join(root, file)) ? readFileSync(join(root, file)) : '');
  }
  return hash.digest('hex');
}

function build() {
  const progress = followBuild();
  const say = () => begin('check', `Building the site: ${progress.describe()}`);
  say();
  // Beside the site that is served from dist: a build that fails leaves that one as it was.
  return runCommand('astro', ['build', '--outDir', 'node_modules/.cache/editor-build'], {
    env: { NODE_ENV: 'production' },
    onOutput: (text: string) => {
      progress.read(text);
      say();
    },
  });
}

const summarize = (changes: ChangedFile[]) => {
  const names = changes.map(({ title }) => title.replace(/^[^:]+: /, ''));
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
};

async function commit(changes: ChangedFile[]) {
  const details = (await describeChanges(changes)).flatMap(({ title, state, words }) => [
    `- ${title}${state === 'changed' ? '' : ` (${state})`}`,
    ...words.slice(0, 8).map(({ label }) => `  ${label}`),
  ]);
  const message = `Publish ${summarize(changes)}\n\n${details.join('\n')}\n\n${trailer}\n`;
  await commitOnly(folders, message);
}

async function publishAll(remote?: string) {
  let published = '';
  try {
    await requireCalm();
    await requireTarget(remote);
    const changes = await listChangedFiles();
    if (changes.length === 0) throw new Refusal(409, 'there is nothing to publish.');
    const before = await stampContent();
    const { code, output } = await build();
    if (code !== 0) {
      return end('failed', 'The site could not be built, so nothing was published.', {
        output: output.trim().slice(-4000),
      });
    }
    if ((await stampContent()) !== before) {
      return end('failed', 'Something was changed while the site was built: publish again.');
    }
    begin('commit', 'Writing it into the history');
    await commit(changes);
    published = `Published: ${summarize(changes)}.`;
    begin('send', 'Sending it to your host');
    const sent = await push(remote);
    end('done', `${published} ${sent}`.trim(), { step: sent ? 'send' : 'commit' });
  } catch (error) {
    end('failed', `${published || 'Nothing was published:'} ${tell(error)}`);
  }
}

/** Builds the site and, where that works, makes one commit of content and pictures: `getPublishing` says how far it is. */
export function publish(remote?: string) {
  if (publishing.state === 'working') throw new Refusal(409, 'It is being published already.');
  startedAt = Date.now();
  begin('check', 'Looking at what changed');
  void publishAll(remote);
}

/** A state of the site that one may go back to. */
export interface PastPublishing {
  commit: string;
  name: string;
  date?: string;
}

const mostPast = 20;

const nameCommit = (subject: string) => subject.replace(/^Publish /, '').replace(/^Go back to: /, 'Back to: ');

/** What was published from here, the newest first, and at the end what stood before all of that. */
export async function listPublishings(): Promise<PastPublishing[]> {
  const format = '--format=%H%x00%s%x00%cI';
  const lines = (await git('log', `-${mostPast}`, `--grep=^${trailer}$`, format).catch(() => '')).split('\n');
  const past = lines.filter(Boolean).map((line) => {
    const [commit = '', subject = '', date = ''] = line.split('\0');
    return { commit, name: nameCommit(subject), date };
  });
  const oldest = past.at(-1);
  return oldest ? [...past, { commit: `${oldest.commit}^`, name: 'What stood before all of these' }] : [];
}

const readAt = (commit: string, file: string) => gitBytes('show', `${commit}:./${file}`).catch(() => undefined);
const isSame = (one?: Buffer, other?: Buffer) => one === other || Boolean(one && other?.equals(one));

/** The text that has the changes of both sides, where they do not meet. */
async function mergeTexts(current: Buffer, base: Buffer, other: Buffer): Promise<Buffer | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'undo-'));
  try {
    const paths = [current, base, other].map((bytes, index) => {
      const path = join(folder, `${index}`);
      writeFileSync(path, bytes);
      return path;
    });
    return await gitBytes('merge-file', '--stdout', '--quiet', ...paths).catch(() => undefined);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The files as they would be without these publishings, given from the newest on. What others committed since stays; a
 * file that would not exist has no content.
 */
async function readWithout(commits: string[]): Promise<Map<string, Buffer | undefined>> {
  const without = new Map<string, Buffer | undefined>();
  for (const commit of commits) {
    const range = [`${commit}^`, commit];
    const files = await gitList('diff', '--name-only', '--relative', '--no-renames', '-z', ...range, '--', ...folders);
    for (const file of files) {
      const [then, before, head] = await Promise.all([commit, `${commit}^`, 'HEAD'].map((at) => readAt(at, file)));
      const now = without.has(file) ? without.get(file) : head;
      if (isSame(now, before)) continue;
      const canMerge = then && before && now && isText(file);
      const bytes = isSame(now, then) ? before : canMerge ? await mergeTexts(now, then, before) : undefined;
      if (!bytes && !isSame(now, then)) {
        throw new Refusal(
          409,
          `It cannot be taken back by itself, since ${nameFiles()(file)} was changed again later.`,
        );
      }
      without.set(file, bytes);
    }
  }
  for (const [file, bytes] of without) if (isSame(bytes, await readAt('HEAD', file))) without.delete(file);
  return without;
}

function writeFiles(files: Map<string, Buffer | undefined>) {
  for (const [file, bytes] of files) {
    if (bytes) replaceFile(file, bytes);
    else rmSync(join(root, confine(file)), { force: true });
  }
}

async function planGoBack(commit: string) {
  const past = await listPublishings();
  const place = past.findIndex((publishing) => publishing.commit === commit);
  const target = past[place];
  if (!target) throw new Refusal(404, 'There is no such publishing.');
  const later = past.slice(0, place).map((publishing) => publishing.commit);
  const without = await readWithout(later);
  if (without.size === 0) throw new Refusal(409, 'The site stands so already.');
  return { target, later, without };
}

/** What going back would change. */
export async function describeGoBack(commit: string): Promise<Change[]> {
  const { without } = await planGoBack(commit);
  const nameFile = nameFiles();
  return Promise.all(
    [...without].map(async ([file, bytes]): Promise<Change> => {
      const head = await readAt('HEAD', file);
      const state = !bytes ? 'removed' : head ? 'changed' : 'new';
      const isPicture = !isText(file);
      const words = state === 'changed' && !isPicture ? describeTexts(file, `${head}`, `${bytes}`) : [];
      return { file, title: nameFile(file), state, isPicture, words, rows: [] };
    }),
  );
}

/** Does what no publishing may run beside. */
async function withoutPublishing(message: string, work: () => Promise<string>): Promise<string> {
  if (publishing.state === 'working') throw new Refusal(409, 'The site is being published: wait for the end of it.');
  const before = publishing;
  startedAt = Date.now();
  publishing = { state: 'working', message };
  try {
    const told = await work();
    publishing = { state: 'idle', message: '' };
    return told;
  } catch (error) {
    publishing = before;
    throw error;
  }
}

/**
 * A commit that takes back what was published after a publishing; one may go back to what was taken back, too. It is
 * made of the files of those publishings alone, and where it cannot be made, they are as they were.
 */
async function takeBack(commit: string, remote?: string): Promise<string> {
  await requireCalm();
  await requireTarget(remote);
  const { target, later, without } = await planGoBack(commit);
  const files = [...without.keys()];
  const staged = await gitList('diff', '--cached', '--name-only', '--relative', '-z', 'HEAD', '--', ...files);
  const changed = (await listChangedFiles()).map(({ file }) => file);
  const open = files.filter((file) => staged.includes(file) || changed.includes(file)).map(nameFiles());
  if (open.length > 0) {
    throw new Refusal(409, `Publish or discard first what you have changed since in ${open.join(', ')}.`);
  }
  const before = new Map(
    files.map((file) => [file, existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined]),
  );
  const known = new Set(readContent(root).faults.map((fault) => JSON.stringify(fault)));
  try {
    writeFiles(without);
    const fault = readContent(root).faults.find((found) => !known.has(JSON.stringify(found)));
    if (fault) throw new Refusal(409, `Without it the site could not be built: ${fault.file}: ${fault.message}`);
    const takenBack = later.map((hash) => `Takes back ${hash}`).join('\n');
    await commitOnly(files, `Go back to: ${target.name}\n\n${takenBack}\n\n${trailer}\n`);
  } catch (error) {
    writeFiles(before);
    throw error instanceof Refusal ? error : new Refusal(409, `Nothing was taken back: ${tell(error)}`);
  }
  const sent = await push(remote).catch((error: Error) => error.message);
  return `Back at: ${target.name}. ${sent}`.trim();
}

export const goBack = (commit: string, remote?: string) =>
  withoutPublishing('Going back', () => takeBack(commit, remote));

/** Sends once more what could not be sent. */
export const sendAgain = (remote?: string) => withoutPublishing('Sending', () => push(remote));
