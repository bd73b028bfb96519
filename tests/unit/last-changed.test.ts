import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createLastChangedReader } from '../../src/lib/seo/last-changed.ts';

const first = '2025-03-01T10:00:00Z';
const second = '2025-06-01T10:00:00Z';
const written = new Date('2024-01-05T08:00:00Z');
const area = 'src/content/areas/a.yaml';
const page = 'src/content/pages/p.yaml';

// The site itself needs only Node, so Git may be missing.
const hasGit = spawnSync('git', ['--version']).status === 0;

let folder: string;
let root: string;

const git = (cwd: string, date: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], {
    cwd,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    stdio: 'ignore',
  });
const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
  utimesSync(join(root, file), written, written);
};
const read = (project: string, ...files: string[]) => createLastChangedReader(project, fail)(files)?.toISOString();
const fail = (reason: string) => expect.unreachable(reason);
const toIso = (date: string) => new Date(date).toISOString();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
  root = join(folder, 'project');
  write(area, 'a: 1');
  write(page, 'p: 1');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function commitTwice() {
  git(root, first, 'init', '--initial-branch=main');
  git(root, first, 'add', '.');
  git(root, first, 'commit', '-m', 'first');
  write(area, 'a: second');
  git(root, second, 'commit', '-am', 'second');
}

describe.skipIf(!hasGit)('the date of the last change', () => {
  it('the last change is the last commit of the newest file', () => {
    commitTwice();
    expect(read(root, page)).toBe(toIso(first));
    expect(read(root, page, area)).toBe(toIso(second));
  });

  it('an uncommitted change has the date of its file', () => {
    commitTwice();
    write(area, 'a: not committed');
    expect(read(root, area)).toBe(written.toISOString());
  });

  it('the last change is omitted with a reason if a shallow clone lacks it', () => {
    commitTwice();
    write(page, 'p: third');
    git(root, '2025-09-01T10:00:00Z', 'commit', '-am', 'third');
    git(folder, second, 'clone', '--depth=2', `file://${root}`, 'shallow');
    const reasons: string[] = [];
    const getChanged = createLastChangedReader(join(folder, 'shallow'), (reason) => reasons.push(reason));
    expect(getChanged([page])?.toISOString()).toBe(toIso('2025-09-01T10:00:00Z'));
    expect(getChanged([area, page])?.toISOString()).toBe(toIso('2025-09-01T10:00:00Z'));
    expect(getChanged([area])).toBeUndefined();
    expect(reasons).toEqual([expect.stringContaining('shallow')]);
  });

  it('an uncommitted change in a subfolder has the date of its file', () => {
    git(folder, first, 'init', '--initial-branch=main');
    git(folder, first, 'add', '.');
    git(folder, first, 'commit', '-m', 'first');
    expect(read(root, area)).toBe(toIso(first));
    write(area, 'a: not committed');
    expect(read(root, area)).toBe(written.toISOString());
    expect(read(root, page)).toBe(toIso(first));
  });

  it('the commit counts if the folder belongs to another user, as in containers', () => {
    commitTwice();
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    expect(read(root, page)).toBe(toIso(first));
  });

  it('the commit counts in a hook, where Git names another repository', () => {
    commitTwice();
    vi.stubEnv('GIT_DIR', '.');
    expect(read(root, page)).toBe(toIso(first));
  });

  it('the last change is never later than now, whatever the clock of a committer', () => {
    git(root, '2099-01-01T00:00:00Z', 'init');
    git(root, '2099-01-01T00:00:00Z', 'add', '.');
    git(root, '2099-01-01T00:00:00Z', 'commit', '-m', 'ahead');
    expect(Date.parse(read(root, page) ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('the last change is omitted with a reason if Git fails', () => {
    commitTwice();
    writeFileSync(join(root, '.git', 'config'), '[core\n');
    const reasons: string[] = [];
    expect(createLastChangedReader(root, (reason) => reasons.push(reason))([page])).toBeUndefined();
    expect(reasons).toEqual([expect.stringContaining('bad config')]);
  });
});

test('without Git, the last change is the date of the file', () => {
  expect(read(root, page)).toBe(written.toISOString());
});
