import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { makeReady, readyVariables } from './ready-content.ts';

let copy: ProjectCopy;

/** Returns the longest run of words without link or fact in a line. */
const plainPart = (line: string) =>
  line.split(/\[|\]\(.*?\)|\{.*?\}/).reduce((longest, part) => (part.length > longest.length ? part : longest));

/** Finds the words that name an optional claim. */
function findClaimed(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { claim, text, answer } = data as Record<string, unknown>;
  const words = claim ? [text, answer].filter((line) => typeof line === 'string').map(plainPart) : [];
  return [...words, ...Object.values(data).flatMap(findClaimed)];
}

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

describe('a build with PUBLIC_LAUNCH=1', () => {
  it('a launch build stops at a blocker and names it', () => {
    const { status, output } = copy.run({ PUBLIC_LAUNCH: '1' }, 'astro', 'build');
    expect(status).not.toBe(0);
    expect(output).toMatch(/not ready/);
    expect(output).toMatch(/src\/content\/business\.yaml:\d+ .* number for examples/);
    expect(existsSync(join(copy.root, 'dist'))).toBe(false);
  });
});

describe('a build with PUBLIC_LAUNCH=1 after everything is resolved', () => {
  let pages: Map<string, string>;
  let build: ReturnType<ProjectCopy['run']>;

  beforeAll(() => {
    makeReady(copy.root);
    rmSync(join(copy.root, 'launch-check.json'));
    build = copy.run(readyVariables, 'astro', 'build');
    const dist = join(copy.root, 'dist');
    pages = new Map(globSync('**/*.html', { cwd: dist }).map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
  }, 600_000);

  const readSite = () => [...pages.values()].join('').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

  it('a launch build says how many samples it left out', () => {
    expect(build.status, build.output).toBe(0);
    expect(build.output).toMatch(/Ready for launch\. Left out: .*reviews: \d+, testimonials on area pages: \d+/);
  });

  it('a launch build warns that the webhook was never tried', () => {
    expect(build.output).toContain(`No test request has been sent to ${readyVariables.SITE_URL}/api/quote yet`);
  });

  it('a launch build contains no text of a sample', () => {
    const list = (file: string) => parse(readFileSync(join(copy.root, file), 'utf8'));
    const words = [
      ...list('src/content/reviews.yaml').map(({ text }: { text: string }) => text),
      ...list('src/content/testimonials.yaml').map(({ quote }: { quote: string }) => quote),
      ...globSync('src/content/area-pages/*/residential-*.yaml').flatMap((file) => list(file).testimonial?.quote ?? []),
    ];
    expect(words.length).toBeGreaterThan(40);
    const site = readSite();
    expect(words.filter((quote: string) => site.includes(quote))).toEqual([]);
  });

  it('a launch build contains no line that depends on an unconfirmed claim', () => {
    const lines = globSync('src/content/{area-pages,services,pages}/**/*.yaml').flatMap((file) =>
      findClaimed(parse(readFileSync(file, 'utf8'))),
    );
    expect(lines.length).toBeGreaterThan(0);
    const site = readSite();
    expect(lines.filter((line) => site.includes(line))).toEqual([]);
  });

  it('a launch build has no empty section and no empty quotation', () => {
    expect(pages.size).toBeGreaterThan(70);
    for (const [name, html] of pages) {
      expect([name, html.match(/<blockquote/g)]).toEqual([name, null]);
      const empty = (html.match(/<section\b[^>]*>[\s\S]*?<\/section>/g) ?? []).filter(
        (section) => section.replace(/<[^>]+>/g, '').trim() === '',
      );
      expect([name, empty]).toEqual([name, []]);
      // A script fills the list of suggestions on the 404 page.
      if (name === '404.html') continue;
      // The quote form's script fills the lists of the templates.
      const shown = html.replace(/<template\b[^>]*>[\s\S]*?<\/template>/g, '');
      expect([name, shown.match(/<(?:ul|ol|dl)\b[^>]*><\/(?:ul|ol|dl)>/g)]).toEqual([name, null]);
    }
  });

  it('a launch build without reviews links to none', () => {
    expect(pages.get('about.html')).toContain('See our rating');
    expect(readSite()).not.toContain('Read our reviews');
  });

  it('a launch build keeps the gallery full while its pairs are drawn', () => {
    const pairs = parse(readFileSync(join(copy.root, 'src/content/gallery.yaml'), 'utf8'));
    expect(pages.get('gallery.html')?.match(/<figure [^>]*data-card=/g)).toHaveLength(2 * pairs.length);
  });

  it('a launch build may be indexed at its public address', () => {
    const robots = readFileSync(join(copy.root, 'dist/robots.txt'), 'utf8');
    expect(robots).toContain(`Sitemap: ${readyVariables.SITE_URL}/sitemap.xml`);
    expect(robots).not.toMatch(/^Disallow: \/$/m);
    expect(pages.get('about.html')).toContain(`<link rel="canonical" href="${readyVariables.SITE_URL}/about"`);
    expect(pages.get('services/commercial/painting.html')).toContain(
      encodeURIComponent(`${readyVariables.SITE_URL}/services/commercial/painting`),
    );
    expect(pages.get('about.html')).not.toContain('content="noindex"');
    expect(pages.get('404.html')).toContain('content="noindex"');
    expect([...pages.values()].filter((html) => html.includes('localhost'))).toEqual([]);
  });

  it('a launch build shows all text and reaches every control without its samples', () => {
    const tests = copy.run({}, 'playwright', 'test', 'tests/browser/geometry.spec.ts', '--reporter=line');
    expect(tests.status, tests.output.slice(-6000)).toBe(0);
  }, 600_000);

  it('a launch build passes the tests of HTML, heads, structured data, sitemap and weight', () => {
    const files = ['html', 'head-tags', 'structured-data', 'sitemap', 'page-weight'].map(
      (name) => `tests/built/${name}.test.ts`,
    );
    const tests = copy.run({}, 'vitest', 'run', ...files, '--reporter=dot');
    expect(tests.status, tests.output.slice(-6000)).toBe(0);
  }, 600_000);
});
