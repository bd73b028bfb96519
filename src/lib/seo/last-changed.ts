import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolders } from '../content/read-all.ts';

function askGit(root: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotepath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * When each content file was last committed. In a shallow clone a file that is older than the history at hand gets the
 * date of its oldest commit: never later than the build's own commit, never the hour of the build.
 */
function readCommitDates(root: string): Map<string, Date> {
  const dates = new Map<string, Date>();
  let date = new Date(0);
  const log = askGit(root, 'log', '--format=>%cI', '--name-only', '--no-renames', '--relative', '--', ...ownFolders);
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) date = new Date(line.slice(1));
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  const uncommitted = askGit(root, 'status', '--porcelain', '--no-renames', '--', ...ownFolders);
  for (const line of uncommitted.split('\n')) {
    dates.delete(line.slice(3));
  }
  return dates;
}

/** Answers when the newest of some files was changed: by its commit, else by the date of the file itself. */
export function createChangeLog(root: string): (files: string[]) => Date {
  let commits = new Map<string, Date>();
  try {
    commits = readCommitDates(root);
  } catch {
    // No git, or no repository: an unpacked archive keeps the dates of its files.
  }
  const getTime = (file: string) => (commits.get(file) ?? statSync(join(root, file)).mtime).getTime();
  return (files) => new Date(Math.max(...files.map(getTime)));
}
