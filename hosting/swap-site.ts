import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * The folder of all builds, each in a folder named after the time it was finished, in milliseconds. The server follows
 * the link `current`, so that it never serves a build that is unfinished or has failed.
 */
export const buildsFolder = '.builds';
export const currentBuild = join(buildsFolder, 'current');
const dayMilliseconds = 24 * 60 * 60_000;

/** Finished builds are named after a time. */
const isFinished = (name: string) => /^\d+$/.test(name);

/** Returns a name for a new build that sorts after all others, even if the clock was set back since. */
async function createBuildName(now: number): Promise<string> {
  const earlier = (await readdir(buildsFolder)).filter(isFinished).map(Number);
  return String(Math.max(now, ...earlier.map((time) => time + 1)));
}

/** Astro's output folder; two builds at once do not share one. */
export const outputFolder = join(buildsFolder, `unfinished-${process.pid}`);

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Copies a folder by hard links, or file by file if the file system does not support them. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

/** Points the link `current` to a build. Renaming a link over another is atomic; replacing a folder is not. */
async function switchCurrentBuild(build: string): Promise<void> {
  const temporary = `${currentBuild}-${process.pid}`;
  await rm(temporary, { force: true });
  await symlink(build, temporary);
  await rename(temporary, currentBuild);
}

/** Copies the finished build to a plain folder for hosts and tests. */
async function replaceDist(build: string): Promise<void> {
  const [next, old] = [`${outputFolder}-dist`, `${outputFolder}-old`];
  await linkFolder(join(buildsFolder, build), next);
  if (existsSync('dist')) await rename('dist', old);
  await rename(next, 'dist');
  await rm(old, { recursive: true, force: true });
}

/** Deletes all but the scripts and pictures that the current build lacks: builds share most of their 40 MB. */
async function pruneBuild(build: string): Promise<void> {
  const folder = join(buildsFolder, build);
  for (const name of await readdir(folder)) {
    if (name !== '_astro') await rm(join(folder, name), { recursive: true });
  }
  for (const name of await readdir(join(folder, '_astro'))) {
    if (existsSync(join(currentBuild, '_astro', name))) await rm(join(folder, '_astro', name));
  }
}

/**
 * Deletes builds that were replaced more than a day ago, and those that never finished. A page that was opened before a
 * newer build still loads its scripts and pictures from the folder of an older build (server/site-files.ts). The
 * previous build stays complete for requests in progress.
 */
async function deleteOldBuilds(now: number): Promise<void> {
  const names = await readdir(buildsFolder);
  const finished = names.filter(isFinished).sort((a, b) => Number(a) - Number(b));
  const expired = finished.filter((_, index) => now - Number(finished[index + 1] ?? now) > dayMilliseconds);
  const abandoned = names.filter((name) => {
    const pid = /^unfinished-(\d+)/.exec(name)?.[1];
    return pid !== undefined && !isRunning(Number(pid));
  });
  for (const name of [...expired, ...abandoned]) {
    await rm(join(buildsFolder, name), { recursive: true, force: true });
  }
  for (const name of finished.slice(expired.length, -2)) await pruneBuild(name);
}

/** The last integration of a build: replaces the served site by the finished one in one step. */
export function swapSite(): AstroIntegration {
  return {
    name: 'swap-site',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        // `astro build --outDir` writes to the folder that was passed.
        if (resolve(fileURLToPath(dir)) !== resolve(outputFolder)) return;
        const now = Date.now();
        const build = await createBuildName(now);
        await rename(outputFolder, join(buildsFolder, build));
        await switchCurrentBuild(build);
        await replaceDist(build);
        await deleteOldBuilds(now);
        logger.info('the site is in dist/, and served from now on');
      },
    },
  };
}
