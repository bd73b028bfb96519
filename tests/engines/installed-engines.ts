import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getFreePort } from '../hosting/tools.ts';
import { openHttpSession, openMarionetteSession, type Send } from './web-driver.ts';

export interface Engine {
  name: string;
  /** What has to be installed for it, where it is not there. */
  missing?: string | undefined;
  start(): Promise<{ send: Send; close(): Promise<void> }>;
}

function findProgram(...paths: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return paths
    .flatMap((path) => (path.startsWith('/') ? path : folders.map((folder) => join(folder, path))))
    .find(existsSync);
}

async function waitFor<Value>(
  what: string,
  look: () => Value | undefined | Promise<Value | undefined>,
): Promise<Value> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(100);
  }
  throw new Error(`${what} did not start`);
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await ended;
}

const firefoxPath =
  process.env['FIREFOX_PATH'] ??
  findProgram('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox');

const firefox: Engine = {
  name: 'Firefox',
  missing: firefoxPath ? undefined : 'Firefox (on Debian: firefox-esr)',
  async start() {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
    const child = spawn(firefoxPath ?? '', ['--marionette', '--headless', '--no-remote', '--profile', profile], {
      stdio: 'ignore',
    });
    await waitFor('Firefox', () => existsSync(join(profile, 'MarionetteActivePort')) || undefined);
    const send = await openMarionetteSession(profile);
    return {
      send,
      async close() {
        await end(child);
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};

const webkitDriver = findProgram('WebKitWebDriver');
const miniBrowser = findProgram(
  ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
);
const display = process.env['DISPLAY'];
const screenServer = findProgram('Xvfb');

const webkit: Engine = {
  name: 'WebKit',
  missing:
    webkitDriver && miniBrowser && (display || screenServer)
      ? undefined
      : 'WebKitGTK (on Debian: webkit2gtk-driver xvfb)',
  async start() {
    const children: ChildProcess[] = [];
    let screen = display;
    if (!screen) {
      const xvfb = spawn(screenServer ?? '', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      children.push(xvfb);
      screen = await new Promise<string>((resolve) =>
        xvfb.stdout?.once('data', (number) => resolve(`:${number}`.trim())),
      );
    }
    const port = await getFreePort();
    children.push(
      spawn(webkitDriver ?? '', [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: screen } }),
    );
    const driver = `http://127.0.0.1:${port}`;
    await waitFor('WebKit', () =>
      fetch(`${driver}/status`).then(
        () => true,
        () => undefined,
      ),
    );
    const send = await openHttpSession(driver, {
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    });
    return {
      send,
      async close() {
        await send('closeWindow').catch(() => {});
        for (const child of children.reverse()) await end(child);
      },
    };
  },
};

export const engines: Engine[] = [firefox, webkit];
