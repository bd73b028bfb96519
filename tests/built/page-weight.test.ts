import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const dist = 'dist';
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
const read = (name: string) => readFileSync(join(dist, name), 'utf8');
const brotliSize = (content: string | Buffer) => brotliCompressSync(content).length;

/** The scripts a page runs: inline ones as they stand, files with everything they import. */
function readScripts(html: string): { inline: string; files: string[] } {
  const inline = [...html.matchAll(/<script\b(?![^>]*\bsrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1],
  );
  const queue = [...html.matchAll(/\/_astro\/[\w.-]+\.js/g)].map((match) => match[0]);
  const files = new Set<string>();
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    queue.push(
      ...[...read(file).matchAll(/(?:from|import)\s*\(?["']\.\/([\w.-]+\.js)["']/g)].map(
        (match) => `/_astro/${match[1]}`,
      ),
    );
  }
  return { inline: inline.join('\n'), files: [...files] };
}

const hasIsland = (html: string) => /<astro-island|data-gallery/.test(html);

describe('what a page weighs, in bytes of brotli', () => {
  test.each(pages)('%s: HTML with its CSS is at most 18,000 on service pages and 16,500 elsewhere', (name) => {
    const html = read(name);
    expect(html).not.toMatch(/<link[^>]+rel="?stylesheet/);
    expect(brotliSize(html)).toBeLessThanOrEqual(name.startsWith('services/') ? 18_000 : 16_500);
  });

  test.each(pages)('%s: at most 3 KB of JavaScript, or 70 KB where an island stands', (name) => {
    const html = read(name);
    const { inline, files } = readScripts(html);
    const total = brotliSize(inline) + files.reduce((sum, file) => sum + brotliSize(readFileSync(dist + file)), 0);
    expect(total).toBeLessThanOrEqual(hasIsland(html) ? 70 * 1024 : 3 * 1024);
  });

  test('the plain scripts of Home come to at most 3 KB and bring no React', () => {
    const { inline, files } = readScripts(read('index.html'));
    const sources = [inline, ...files.map((file) => readFileSync(dist + file, 'utf8'))];
    expect(sources.reduce((sum, source) => sum + brotliSize(source), 0)).toBeLessThanOrEqual(3 * 1024);
    for (const source of sources) expect(source).not.toMatch(/react/i);
  });
});

describe('every page', () => {
  test.each(pages)('%s declares the order of the cascade layers before any rule', (name) => {
    const [first] = read(name).match(/<style[^>]*>[\s\S]*?<\/style>/) ?? [''];
    expect(first).toMatch(/^<style>@layer tokens, base, layout, ui, sections, utilities;/);
  });

  test.each(pages)('%s asks for its script files after it has loaded, and for no typeface before its rules', (name) => {
    const html = read(name);
    expect(html).not.toMatch(/<script[^>]+src="?\/_astro/);
    expect(html).toMatch(/<script>[^<]*import\("\/_astro\/site-page\.[\w-]+\.js"\)[^<]*addEventListener\("load"/);
    // What is for no medium waits for the script that knows a further page of a visit.
    expect(html).not.toMatch(/<link(?![^>]+media="not all")[^>]+as="?font/);
  });

  test.each(pages)('%s brings no code that waits for style sheets', (name) => {
    const { inline, files } = readScripts(read(name));
    for (const source of [inline, ...files.map((file) => readFileSync(dist + file, 'utf8'))]) {
      expect(source).not.toMatch(/vite:preloadError/);
    }
  });

  test.each(pages)(
    '%s carries a policy with a hash for each inline script and style, and no style attribute',
    (name) => {
      const html = read(name);
      expect(html).toMatch(/http-equiv="content-security-policy" content="script-src 'self'[^"]*'sha256-/);
      expect(html).not.toMatch(/unsafe-(inline|eval)/);
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
    },
  );
});
