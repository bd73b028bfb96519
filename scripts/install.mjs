/**
 * Plain JavaScript, because it runs on whatever Node the machine has, before anything is installed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/** Whether node_modules holds what package-lock.json asks for: npm leaves a copy of the lock it installed from. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || !existsSync(join(bin, 'node'))) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

/** Installs the dependencies when they are missing or differ from the lockfile. */
export function installMissing() {
  if (isInstalled()) return;
  console.log('Installing dependencies (once)...');
  // Not `npm ci`: it refuses a lockfile written where a registry lacked some platform's optional binaries.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options], { cwd: root, stdio: 'inherit' });
}

/** The environment in which commands find the project's own Node and tools first. */
export function getEnvironment(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1', ...extra };
}

/** Runs a command of the project; resolves with its exit code. Interrupts reach it by the terminal. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: getEnvironment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
