import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Caches in node_modules that two projects can share without overwriting each other's files. */
const sharedCaches = ['.astro/assets', '.cache/share-cards', '.cache/original-facts', '.cache/compressed'];

function linkModules(root: string) {
  const from = resolve('node_modules');
  const to = join(root, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.') || ['.bin', '.package-lock.json'].includes(name))
      symlinkSync(join(from, name), join(to, name));
  }
  for (const cache of sharedCaches) {
    mkdirSync(join(from, cache), { recursive: true });
    mkdirSync(dirname(join(to, cache)), { recursive: true });
    symlinkSync(join(from, cache), join(to, cache));
  }
}

type Run = (
  variables: Record<string, string>,
  tool: string,
  ...args: string[]
) => { status: number | null; output: string };

export interface ProjectCopy {
  root: string;
  run: Run;
  /** Runs in the folder to which a test has moved the copy. */
  runIn: (folder: string, ...parameters: Parameters<Run>) => ReturnType<Run>;
  remove: () => void;
}

/**
 * Creates a fresh clone of the project with linked dependencies and one commit. Its content is the site's own, or that
 * of a folder.
 */
export function copyProject(contentFolder?: string): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  // Git also lists files that were deleted and not committed.
  for (const file of list.split('\0').filter((name) => name && existsSync(name))) cpSync(file, join(root, file));
  if (contentFolder) {
    rmSync(join(root, 'src/content'), { recursive: true });
    cpSync(contentFolder, join(root, 'src/content'), { recursive: true });
  }
  // Older than the installed packages, so that npm test installs nothing.
  utimesSync(join(root, 'package-lock.json'), 0, 0);
  linkModules(root);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], { cwd: root, stdio: 'ignore' });
  git('init', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--message=copy');

  const { PATH, HOME } = process.env;
  const runIn: ProjectCopy['runIn'] = (folder, variables, tool, ...args) => {
    const command = tool === 'npm' ? tool : join(folder, 'node_modules/.bin', tool);
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      env: { PATH, HOME, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...variables },
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    return { status, output: `${stdout}\n${stderr}` };
  };
  return {
    root,
    run: (...parameters) => runIn(root, ...parameters),
    runIn,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
