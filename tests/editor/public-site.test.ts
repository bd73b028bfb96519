import { globSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyProject } from '../launch/project-copy.ts';

const copy = copyProject();
afterAll(() => copy.remove());

function build(name: string): Map<string, string> {
  expect(copy.run({}, 'astro', 'build').status).toBe(0);
  const folder = join(copy.root, name);
  renameSync(join(copy.root, 'dist'), folder);
  const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
}

it('is the same, file by file, where there is no editor', () => {
  const withEditor = build('with');
  rmSync(join(copy.root, 'editor'), { recursive: true });
  const without = build('without');
  expect(withEditor.size).toBeGreaterThan(200);
  expect([...withEditor.keys()].sort()).toEqual([...without.keys()].sort());
  expect([...withEditor].flatMap(([file, text]) => (without.get(file) === text ? [] : [file]))).toEqual([]);
}, 300_000);
