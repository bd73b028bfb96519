import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dist, readPages } from './site-files.ts';

const pages = readPages();
/** Returns the bytes of the compressed file that a host delivers. */
const sizeOf = (file: string) => statSync(`${dist}/${file}.br`).size;

/** Lists the script files that a page loads, with all that they import. */
function listScripts(html: string): string[] {
  const files = new Set<string>();
  const queue = [...html.matchAll(/\/_astro\/[\w.-]+\.js/g)].map(([file]) => file);
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const imports = readFileSync(dist + file, 'utf8').matchAll(/(?:from|import)\s*\(?["']\.\/([\w.-]+\.js)["']/g);
    queue.push(...[...imports].map(([, name]) => `/_astro/${name}`));
  }
  return [...files];
}

// Generous: three times the current weight of the pages. The limits catch a mistake, not one more sentence.
const maxHtmlBytes = 50_000;
const maxScriptBytes = 250_000;

test('every page loads within the budget of a slow phone', () => {
  const weights = pages.map(({ route, file, html }) => ({
    route,
    html: sizeOf(file),
    scripts: listScripts(html).reduce((sum, script) => sum + sizeOf(script), 0),
  }));
  expect(weights.filter(({ html, scripts }) => html > maxHtmlBytes || scripts > maxScriptBytes)).toEqual([]);
});

test('content pages load no React', () => {
  const withReact = pages.filter(({ html }) =>
    listScripts(html).some((file) => /react/i.test(readFileSync(dist + file, 'utf8'))),
  );
  expect(withReact.map(({ route }) => route)).toEqual(['/gallery']);
});

test('no page waits for a script before it shows its text', () => {
  const faults = pages.flatMap(({ route, document }) =>
    document
      .querySelectorAll('script[src]')
      .filter((script) => script.getAttribute('type') !== 'module' && !script.hasAttribute('async'))
      .map((script) => `${route}: ${script.getAttribute('src')}`),
  );
  expect(faults).toEqual([]);
});
