import { expect, it } from 'vitest';
import { followBuild } from '../../scripts/progress.mjs';

it('a build that has no page yet says what it does instead', () => {
  const progress = followBuild();
  const said = [progress.describe()];
  for (const line of ['[content] Syncing content', '[build] Building static entrypoints...', '├─ /index.html']) {
    progress.read(`22:11:06 ${line}\n`);
    said.push(progress.describe());
  }
  const pages = said.pop();
  expect(pages).toMatch(/^1 pages/);
  expect(new Set(said).size).toBe(said.length);
  expect(said.join()).not.toMatch(/\d/);
});
