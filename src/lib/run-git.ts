import { execFileSync } from 'node:child_process';

/** Git sets these for its hooks, in which they point to another repository than the one of the folder. */
const hookVariables = /^GIT_(DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|OBJECT_DIRECTORY|PREFIX|NAMESPACE)$/;

function createEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !hookVariables.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}

/** Containers and sudo build as another user than the owner of the folder. Reading its history is harmless. */
const gitOptions = ['-c', 'core.quotepath=false', '-c', 'safe.directory=*'];

/** Runs Git in a folder and returns its output; throws with its `stderr` if it refuses. */
export function runGit(root: string, ...args: string[]): string {
  return execFileSync('git', [...gitOptions, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: createEnvironment(),
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
