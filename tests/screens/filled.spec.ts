import { test } from '@playwright/test';
import { pageTypes } from '../browser/site-pages.ts';
import { serveSite } from '../browser/start-site.ts';
import { fillFacts } from '../launch/fill-facts.ts';
import { copyProject } from '../project-copy.ts';
import { nameOfType, testScreen } from './photograph.ts';

/** Types of pages that show facts which the owner has filled in. */
const filledTypes = /^\/(services|areas-served)\/|^\/(about|contact)$/;

let served: Awaited<ReturnType<typeof serveSite>>;
let copy: ReturnType<typeof copyProject>;

// One copy serves all these tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = copyProject();
  fillFacts(copy.root);
  const { status, output } = copy.run({}, 'astro', 'build');
  if (status !== 0) throw new Error(`The copy with every fact filled in does not build:\n${output}`);
  served = await serveSite(copy.root);
});

test.afterAll(() => {
  served?.stop();
  copy?.remove();
});

for (const [type, path] of pageTypes.filter(([, each]) => filledTypes.test(each))) {
  testScreen({
    name: `filled-${nameOfType(type)}`,
    shows: `Every fact filled in: ${path}`,
    widths: [390, 1440],
    extents: ['whole'],
    reach: (page) => page.goto(served.address + path),
  });
}
