// @ts-check
/** The editor that runs already, for whoever types npm run edit again. Plain JavaScript, as scripts/install.mjs is. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/**
 * Where an editor writes the address at which it stands.
 *
 * @param {string | number} port
 */
export const standingFile = (port) => join(root, 'editor/drafts', `running-${port}`);

/**
 * The address of the editor of this folder at a port, if it still answers.
 *
 * @param {string | number} port
 */
export async function findRunningEditor(port) {
  try {
    const address = readFileSync(standingFile(port), 'utf8');
    return (await fetch(address)).ok ? address : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Prints the address and, where somebody looks at the terminal, opens it.
 *
 * @param {string} address
 * @param {string} words
 */
export function showEditor(address, words) {
  console.log(`\nThe editor is at ${address}\n${words}\n`);
  if (!process.stdout.isTTY || process.env.CI) return;
  /** @type {Partial<Record<NodeJS.Platform, [string, ...string[]]>>} */
  const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };
  const [opener, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(opener, [...args, address], { stdio: 'ignore', detached: true });
  // Without a desktop there is no browser to open: the address stands above.
  child.on('error', () => {});
  child.unref();
}
