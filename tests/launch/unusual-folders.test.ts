import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

/** Moves a copy of the project, and returns its new folder. */
function moveProject({ root }: ProjectCopy, ...folders: string[]): string {
  const parent = mkdtempSync(join(tmpdir(), 'parent-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const target = join(parent, ...folders);
  mkdirSync(join(target, '..'), { recursive: true });
  renameSync(root, target);
  return target;
}

test.each(['C# sites', 'what?now', '50% off', 'the "new" site'])(
  'a folder named "%s" is refused in one sentence',
  (name) => {
    const copy = copyProject();
    const root = moveProject(copy, name, 'website');
    for (const script of ['build', 'dev']) {
      const { status, output } = copy.runIn(root, {}, 'npm', 'run', script);
      expect(status).not.toBe(0);
      expect(output).toContain(`The site cannot be built in ${root}: rename or move the folder`);
      expect(output).not.toMatch(/^\s+at /m);
    }
  },
);

test('a project in an npm workspace builds offline, whatever PostCSS or NODE_ENV its parent sets', () => {
  const copy = copyProject();
  const root = moveProject(copy, 'sites', 'website');
  const parent = join(root, '../..');
  writeFileSync(join(parent, 'package.json'), '{ "private": true, "workspaces": ["sites/*"] }');
  writeFileSync(join(parent, 'postcss.config.cjs'), "module.exports = { plugins: [require('not-installed')] };");
  const offline = { npm_config_registry: 'http://127.0.0.1:9' };
  expect(copy.runIn(root, offline, 'npm', 'run', 'setup')).toMatchObject({ status: 0 });
  const built = copy.runIn(root, { ...offline, NODE_ENV: 'development' }, 'npm', 'run', 'build');
  expect(built.status, built.output).toBe(0);
  const scripts = readdirSync(join(root, 'dist/_astro')).filter((name) => name.endsWith('.js'));
  // React's production errors have numbers, its development errors have texts.
  const client = scripts.find((name) => name.startsWith('client.')) ?? '';
  expect(readFileSync(join(root, 'dist/_astro', client), 'utf8')).toContain('Minified React error');
}, 300_000);
