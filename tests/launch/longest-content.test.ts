import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { longest, writeLongest } from './longest-content.ts';

let copy: ProjectCopy;
let build: ReturnType<ProjectCopy['run']>;
const read = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8').replaceAll('&amp;', '&');

beforeAll(() => {
  copy = copyProject();
  writeLongest(copy.root);
  build = copy.run({}, 'astro', 'build');
}, 600_000);
afterAll(() => copy?.remove());

describe('a site with the longest of each that an owner may type', () => {
  it('a site with the longest content builds and reports its advice as notes', () => {
    expect(build.status, build.output.slice(-3000)).toBe(0);
    expect(build.output).toMatch(/\d+ notes: npm run check:launch/);
  });

  it('the longest headings, brand and reviews are shown whole', () => {
    expect(read('about.html')).toContain(longest.heading);
    expect(read('about.html')).toContain(longest.brand);
    expect(read('reviews.html')).toContain(longest.review);
  });

  it('each page with the longest content has a share card and a short description', () => {
    for (const page of ['about', 'services/residential/painting']) {
      expect(existsSync(join(copy.root, `dist/share/${page}.jpg`))).toBe(true);
      const [, description = ''] = /property="og:description" content="([^"]*)"/.exec(read(`${page}.html`)) ?? [];
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description).toMatch(/…$/);
    }
  });

  it('the longest content overlaps nothing and is not cut off', () => {
    const args = ['test', 'tests/browser/geometry.spec.ts', '--reporter=line'];
    const { status, stdout } = spawnSync(join(copy.root, 'node_modules/.bin/playwright'), args, {
      cwd: copy.root,
      // Includes every page, size and state, even if this file runs alone.
      env: { ...process.env, TEST_ALL: '1', SITE_DIST: join(copy.root, 'dist') },
      encoding: 'utf8',
    });
    expect(status, stdout.slice(-6000)).toBe(0);
  }, 1_800_000);
});
