import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const shell = '#!/bin/sh\n';

/** A machine with the commands of this one folder and a font. */
function makeMachine(commands: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, '.fonts'));
  writeFileSync(join(folder, '.fonts/LiberationSans-Regular.ttf'), '');
  for (const [name, lines] of Object.entries(commands))
    writeFileSync(join(folder, name), shell + lines, { mode: 0o755 });
  chmodSync(folder, 0o755);
  const env = { PATH: folder, HOME: folder, PLAYWRIGHT_BROWSERS_PATH: folder };
  const requireBrowser = (...flags: string[]) => {
    const args = [...flags, 'scripts/require-tools.ts', 'browser'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  return { folder, requireBrowser };
}

const install = (name: string) => `[ "$1" = install ] || exit 0
printf '#!/bin/sh\\n' > "$HOME/${name}"
/bin/chmod +x "$HOME/${name}"
`;

test('a browser that is there is enough where nothing may be installed', () => {
  const { requireBrowser } = makeMachine({ 'google-chrome': 'exit 0', 'apt-get': 'exit 1' });
  expect(requireBrowser()).toMatchObject({ status: 0, stderr: '' });
});

test('a command that only says what to install is no browser', () => {
  const { requireBrowser } = makeMachine({ 'chromium-browser': 'exit 1', 'apt-get': 'exit 1' });
  expect(requireBrowser().status).toBe(1);
});

test('an ordinary user is told in one sentence what to install, and nothing is tried', () => {
  const { folder, requireBrowser } = makeMachine({ 'apt-get': 'echo tried > "$HOME/tried"; exit 1' });
  // Another user could not read a clone in root's own folder.
  const { status, stderr } = requireBrowser('--import', 'data:text/javascript,process.getuid = () => 1000');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Missing: [^\n.]+apt-get install chromium-headless-shell"[^\n.]+\.\n$/);
  expect(existsSync(join(folder, 'tried'))).toBe(false);
});

test.runIf(isRootOnDebian)('the headless shell is installed even where there is a whole browser', () => {
  const { folder, requireBrowser } = makeMachine({
    'google-chrome': 'exit 0',
    'apt-get': install('chromium-headless-shell'),
  });
  expect(requireBrowser().status).toBe(0);
  expect(existsSync(join(folder, 'chromium-headless-shell'))).toBe(true);
});

test.runIf(isRootOnDebian)('a package manager that is busy is waited for, and that is said once', () => {
  const { requireBrowser } = makeMachine({
    'apt-get': `echo . >> "$HOME/tries"
lines=0; while read -r line; do lines=$((lines + 1)); done < "$HOME/tries"
[ $lines -lt 3 ] && { echo "E: Could not get lock /var/lib/dpkg/lock-frontend." >&2; exit 100; }
${install('chromium-headless-shell')}`,
  });
  const { status, stdout } = requireBrowser();
  expect(status).toBe(0);
  expect(stdout.match(/waiting/g)).toHaveLength(1);
});
