// @ts-check
/**
 * Plain JavaScript, because it runs on whatever Node the machine has, before anything is installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { say, secondsSince, showProgress } from './progress.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
/** Runs the scripts and the inbox; a machine whose own is older gets one of npm's packages. */
const leastNode = 24;
const hasNode = () => existsSync(join(bin, 'node')) || Number.parseInt(process.versions.node, 10) >= leastNode;
/** @type {(file: string) => Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>} */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Installs the dependencies when they are missing or differ from the lockfile; those for work on the site as well,
 * unless `siteOnly`; `also` names one of those that is wanted besides. What is installed is known from the copy of the
 * lockfile that npm leaves in node_modules.
 */
export async function installMissing({ siteOnly = false, also = '' } = {}) {
  const wanted = Object.entries(readPackages(join(root, 'package-lock.json'))).filter(
    ([path, { optional, dev, devOptional }]) =>
      path === `node_modules/${also}` || (path !== '' && !optional && !(siteOnly && (dev || devOptional))),
  );
  const lock = join(root, 'node_modules/.package-lock.json');
  const present = existsSync(lock) && hasNode() ? readPackages(lock) : {};
  if (wanted.every(([path, { version }]) => present[path]?.version === version)) return;

  const started = Date.now();
  const timer = setInterval(() => {
    const done = wanted.filter(([path]) => existsSync(join(root, path, 'package.json'))).length;
    showProgress(`Installing, once: ${done} of ${wanted.length} packages, ${secondsSince(started)} s`);
  }, 1000);
  // Not `npm ci`: it refuses a lockfile written where a registry lacked some platform's optional binaries.
  const options = ['--no-save', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error', '--ignore-scripts'];
  const version = wanted.find(([path]) => path === `node_modules/${also}`)?.[1].version;
  // Beside those of the site, and of the version that the lockfile has.
  const besides = version ? ['--save-prod', `${also}@${version}`] : [];
  const { code, output } = await run('npm', ['install', ...options, ...(siteOnly ? ['--omit=dev'] : []), ...besides], {
    onOutput: () => {},
  });
  clearInterval(timer);
  if (code !== 0) {
    say(output);
    process.exit(code);
  }
  if (!hasNode()) {
    say(`npm has no Node ${leastNode} for this machine: install it, or a newer one, from https://nodejs.org.`);
    process.exit(1);
  }
  say(`Installed ${wanted.length} packages in ${secondsSince(started)} s.`);
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * The signal that told this process to end: nothing is started after it.
 *
 * @type {'SIGINT' | 'SIGTERM' | undefined}
 */
let ending;

/**
 * From here on a signal to end goes to the commands that run, and once they have ended, so does this process: a
 * container's stop and a service manager signal it alone.
 */
export function passSignalsOn() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      ending ??= signal;
      for (const child of children) child.kill(signal);
      if (children.size === 0) exitAfter(null, ending);
    });
  }
}

/** @type {(code: number | null, signal: 'SIGINT' | 'SIGTERM') => never} */
const exitAfter = (code, signal) => process.exit(code ?? 128 + constants.signals[signal]);

/**
 * Runs a command of the project; resolves with its exit code. What it prints goes to the terminal, or to `onOutput`
 * and to the answer.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: object, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      // The project's own Node and tools are found first.
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        // Colored where CI is set.
        onOutput?.(stripVTControlCharacters(chunk));
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      children.delete(child);
      if (ending && children.size === 0) exitAfter(code, ending);
      if (!ending) resolve({ code: code ?? 1, output });
    });
  });
}
