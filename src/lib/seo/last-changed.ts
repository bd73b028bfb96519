import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownerFolders } from '../content/read-content.ts';
import { runGit } from '../run-git.ts';

/**
 * Reads when each content file was last committed. The commits at which a shallow clone is cut off list every file, as if
 * all had been changed there: a file that no later commit changed gets `undefined`.
 */
function readCommitDates(root: string): Map<string, Date | undefined> {
  const dates = new Map<string, Date | undefined>();
  const shallow = resolve(root, runGit(root, 'rev-parse', '--git-path', 'shallow').trim());
  const cutOff = new Set(existsSync(shallow) ? readFileSync(shallow, 'utf8').split('\n') : []);
  let date: Date | undefined;
  const log = runGit(
    root,
    'log',
    '--format=>%H %cI',
    '--name-only',
    '--no-renames',
    '--relative',
    '--',
    ...ownerFolders,
  );
  for (const line of log.split('\n')) {
    const [, commit = '', time = ''] = /^>(\w+) (.+)$/.exec(line) ?? [];
    if (commit) date = cutOff.has(commit) ? undefined : new Date(time);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  const uncommitted = runGit(root, 'diff', '--name-only', '--no-renames', '--relative', 'HEAD', '--', ...ownerFolders);
  for (const file of uncommitted.split('\n')) dates.delete(file);
  return dates;
}

interface GitFailure {
  code?: string;
  stderr?: string;
}

/** Returns the reason why Git failed; `undefined` if there is no Git or no history. */
function getFailureReason({ code, stderr = '' }: GitFailure): string | undefined {
  const hasNoHistory =
    code === 'ENOENT' || /not a git repository|does not have any commits|bad revision 'HEAD'/.test(stderr);
  return hasNoHistory ? undefined : stderr.trim().split('\n')[0] || code || 'no reason given';
}

/**
 * Creates a function that returns when the newest of some files was changed: the date of its commit, else the date of
 * the file itself (an unpacked archive keeps the dates of its files), and never a date later than now. It returns
 * `undefined` for every file if Git fails, because the date of a fresh checkout would be wrong, and for files whose
 * date a shallow clone does not contain.
 *
 * @param report Called once with the reason, if Git fails or the clone is shallow.
 */
export function createLastChangedReader(
  root: string,
  report: (reason: string) => void,
): (files: string[]) => Date | undefined {
  let commits = new Map<string, Date | undefined>();
  try {
    commits = readCommitDates(root);
    if ([...commits.values()].includes(undefined)) report('the clone is shallow: git fetch --unshallow');
  } catch (error) {
    const failureReason = getFailureReason(error as GitFailure);
    if (failureReason !== undefined) {
      report(failureReason);
      return () => undefined;
    }
  }
  const getDate = (file: string) => (commits.has(file) ? commits.get(file) : statSync(join(root, file)).mtime);
  return (files) => {
    // A file without a date is older than all that have one.
    const times = files.flatMap((file) => getDate(file)?.getTime() ?? []);
    return times.length > 0 ? new Date(Math.min(Date.now(), Math.max(...times))) : undefined;
  };
}
