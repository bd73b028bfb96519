import { statSync } from 'node:fs';
import { join } from 'node:path';
import { askGit } from '../ask-git.ts';
import { ownFolders } from '../content/read-all.ts';

/**
 * Reads when each content file was last committed. In a shallow clone a file that is older than the history at hand gets
 * the date of its oldest commit: never later than the build's own commit, never the hour of the build.
 */
function readCommitDates(root: string): Map<string, Date> {
  const dates = new Map<string, Date>();
  let date = new Date(0);
  const log = askGit(root, 'log', '--format=>%cI', '--name-only', '--no-renames', '--relative', '--', ...ownFolders);
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) date = new Date(line.slice(1));
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  const uncommitted = askGit(root, 'diff', '--name-only', '--no-renames', '--relative', 'HEAD', '--', ...ownFolders);
  for (const file of uncommitted.split('\n')) dates.delete(file);
  return dates;
}

interface GitFailure {
  code?: string;
  stderr?: string;
}

/** Returns why Git did not answer; `undefined` if there is no Git or no history to ask. */
function getRefusal({ code, stderr = '' }: GitFailure): string | undefined {
  const hasNoHistory =
    code === 'ENOENT' || /not a git repository|does not have any commits|bad revision 'HEAD'/.test(stderr);
  return hasNoHistory ? undefined : stderr.trim().split('\n')[0] || code || 'no reason given';
}

/**
 * Creates a function that returns when the newest of some files was changed: the date of its commit, else the date of
 * the file itself (an unpacked archive keeps the dates of its files), and never a date later than now. It returns
 * `undefined` for every file if Git refuses to answer, because the date of a fresh checkout would be wrong.
 *
 * @param report Called once with the reason, if Git refuses.
 */
export function createChangeLog(root: string, report: (reason: string) => void): (files: string[]) => Date | undefined {
  let commits = new Map<string, Date>();
  try {
    commits = readCommitDates(root);
  } catch (error) {
    const refusal = getRefusal(error as GitFailure);
    if (refusal !== undefined) {
      report(refusal);
      return () => undefined;
    }
  }
  const getTime = (file: string) => (commits.get(file) ?? statSync(join(root, file)).mtime).getTime();
  return (files) => new Date(Math.min(Date.now(), Math.max(...files.map(getTime))));
}
