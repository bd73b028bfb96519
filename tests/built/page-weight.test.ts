import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { dist, pageFiles as pages, readPage as read } from './site-files.ts';

/** Of the compressed file that a host delivers. */
const sizeOf = (name: string) => statSync(join(dist, `${name}.br`)).size;

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

const sizeFiles = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);
const isShared = (file: string) => file.startsWith('/_astro/site-page.');
const [withIsland, withoutIsland] = [true, false].map((island) =>
  pages.filter((name) => read(name).includes('<astro-island') === island),
) as [string[], string[]];

describe('what a page weighs, in bytes of brotli', () => {
  test.each(pages)('%s: HTML with its CSS, at most 18,000', (name) => {
    expect(read(name)).not.toMatch(/<link[^>]+rel="?stylesheet/);
    expect(sizeOf(name)).toBeLessThanOrEqual(18_000);
  });

  test.each(withoutIsland)(
    '%s: at most 3 KB of script that it shares, 3 KB of its own, Home 3.5 KB, Contact 5 KB, and no React',
    (name) => {
      const { inline, files } = readScripts(read(name));
      expect(files.filter(isShared)).toHaveLength(1);
      expect(sizeFiles(files.filter(isShared))).toBeLessThanOrEqual(3 * 1024);
      const own = files.filter((file) => !isShared(file));
      const most = ({ 'index.html': 3.5, 'contact.html': 5 }[name] ?? 3) * 1024;
      expect(brotliCompressSync(inline).length + sizeFiles(own)).toBeLessThanOrEqual(most);
      for (const source of [inline, ...files.map((file) => readFileSync(dist + file, 'utf8'))]) {
        expect(source).not.toMatch(/react/i);
      }
    },
  );

  test.each(withIsland)('%s: at most 82 KB of script with its island', (name) => {
    const { inline, files } = readScripts(read(name));
    expect(brotliCompressSync(inline).length + sizeFiles(files)).toBeLessThanOrEqual(82 * 1024);
  });

  test('only the gallery brings React', () => {
    expect(withIsland).toEqual(['gallery.html']);
  });
});

describe('every page', () => {
  test.each(pages)('%s declares the order of the cascade layers before any rule', (name) => {
    const [first] = read(name).match(/<style[^>]*>[\s\S]*?<\/style>/) ?? [''];
    expect(first).toMatch(/^<style>@layer tokens, base, layout, ui, sections, utilities;/);
  });

  test.each(pages)('%s waits for no script before its words', (name) => {
    for (const [tag] of read(name).matchAll(/<script\b[^>]*\bsrc=[^>]*>/g))
      expect(tag).toMatch(/type="module"|\basync\b/);
  });
});
