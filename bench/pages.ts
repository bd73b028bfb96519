/**
 * npm run bench: Lighthouse over one page of each type and, in turn, over a hand-made page with the same words and the
 * same first picture: the floor. Then what each fetches before anybody scrolls, and how soon it answers a touch.
 * --runs=N takes the median of N instead of 5; --pages=home,contact measures only these and saves nothing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { compressFile } from '../hosting/compress-file.ts';
import { getChromium } from '../scripts/find-chromium.ts';
import { measureFirstScreen } from './first-screen.ts';
import { makeFloorPage } from './floor-page.ts';
import { listInteractions, measureInteractions } from './interactions.ts';
import { openLighthouse, type PageLoad, readPageLoad } from './lighthouse-runs.ts';
import { startMeasuredSite } from './measured-site.ts';
import { describePages, judgePages, type MeasuredPage, medianLoad, medianOf } from './page-results.ts';

const pageTypes = [
  { name: 'home', path: '/', allowedRatio: 1.15 },
  { name: 'services', path: '/services', allowedRatio: 1.15 },
  { name: 'service', path: '/services/residential/window-cleaning', allowedRatio: 1.15 },
  { name: 'area', path: '/areas-served/colorado-springs/briargate/residential-window-cleaning', allowedRatio: 1.15 },
  { name: 'areas served', path: '/areas-served', allowedRatio: 1.15 },
  { name: 'reviews', path: '/reviews', allowedRatio: 1.15 },
  { name: 'about', path: '/about', allowedRatio: 1.15 },
  { name: 'contact', path: '/contact', allowedRatio: 1.3 },
  { name: 'gallery', path: '/gallery', allowedRatio: 1.3 },
  { name: 'privacy', path: '/privacy-policy' },
];
const resultsFile = join('bench', 'results', 'pages.json');
const documentation = join('docs', 'performance.md');
const tableMarks = /(<!-- table -->\n)[\s\S]*?(\n<!-- end of table -->)/;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs=${values.runs} is no number of runs.`);
const asked = values.pages?.split(',');
const types = pageTypes.filter(({ name }) => asked?.includes(name) ?? true);
if (types.length === 0) throw new Error(`--pages takes some of ${pageTypes.map(({ name }) => name).join(',')}.`);

const floorName = (path: string) => `floor${path === '/' ? '/home' : path}`;

const browser = await chromium.launch({ executablePath: getChromium() });
const site = await startMeasuredSite(async (siteDirectory) => {
  const page = await browser.newPage();
  for (const { path } of types) {
    const html = await readFile(join(siteDirectory, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    const file = join(siteDirectory, `${floorName(path)}.html`);
    await mkdir(join(file, '..'), { recursive: true });
    const floor = await makeFloorPage(page, html);
    await writeFile(file, floor);
    await compressFile(file, Buffer.from(floor), 'best');
  }
  await page.close();
});
const lighthouse = await openLighthouse();

const loads = types.map((type) => ({ type, built: [] as PageLoad[], floor: [] as PageLoad[] }));
const measured: MeasuredPage[] = [];
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const { type, built, floor } of loads) {
      built.push(readPageLoad(await lighthouse.run(site.url + type.path)));
      floor.push(readPageLoad(await lighthouse.run(`${site.url}/${floorName(type.path)}`, ['performance'])));
      console.log(
        `${run}/${runs} ${type.name}: LCP ${Math.round(built.at(-1)?.lcp ?? 0)} ms, floor ${Math.round(floor.at(-1)?.lcp ?? 0)} ms; machine load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
  }
  for (const { type, built, floor } of loads) {
    const url = site.url + type.path;
    const answers: Record<string, number>[] = [];
    const stand = await listInteractions(browser, url);
    for (let run = 1; run <= runs; run += 1) answers.push(await measureInteractions(browser, url, stand));
    measured.push({
      ...type,
      built: medianLoad(built),
      floor: medianLoad(floor),
      firstScreen: await measureFirstScreen(browser, url),
      interactions: medianOf(answers),
    });
  }
} finally {
  lighthouse.close();
  await browser.close();
  await site.close();
}

const tables = describePages(measured);
const bars = judgePages(measured);
const verdicts = bars.map(
  ({ says, holds, found }) => `${holds ? 'holds ' : 'MISSED'}  ${says}${found && `: ${found}`}`,
);
console.log(`\nBuilt page / floor, median of ${runs}\n\n${tables}\n\n${verdicts.join('\n')}`);
if (bars.some(({ holds }) => !holds)) process.exitCode = 1;

if (!asked) {
  await mkdir(join(resultsFile, '..'), { recursive: true });
  await writeFile(resultsFile, `${JSON.stringify({ runs, pages: measured }, null, 2)}\n`);
  const text = await readFile(documentation, 'utf8');
  await writeFile(
    documentation,
    text.replace(tableMarks, (_, start, end) => `${start}\n${tables}\n${end}`),
  );
}
