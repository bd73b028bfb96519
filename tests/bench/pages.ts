/**
 * Run by `npm run bench`: Lighthouse for one page of each type, with throttling applied and with throttling simulated,
 * and then the time to the next frame after a touch. --runs=N takes the median of N instead of 5; --pages=home,contact
 * measures only these.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startConfiguredSite } from '../browser/configured-site.ts';
import { getChromium } from '../find-chromium.ts';
import { listInteractions, measureInteractions } from './interactions.ts';
import { openLighthouse, type PageLoad, readPageLoad, type Throttling } from './lighthouse-runs.ts';
import { describePages, judgePages, type MeasuredPage, medianOf } from './page-results.ts';

const pageTypes: Record<string, string> = {
  home: '/',
  services: '/services',
  service: '/services/residential/window-cleaning',
  'service for managers': '/services/commercial/apartment-complexes',
  area: '/areas-served/colorado-springs/briargate/residential-window-cleaning',
  hotel: '/areas-served/colorado-springs/briargate/commercial-window-cleaning/hotel',
  'areas served': '/areas-served',
  reviews: '/reviews',
  about: '/about',
  contact: '/contact',
  gallery: '/gallery',
  privacy: '/privacy-policy',
};
const throttlings: Throttling[] = ['devtools', 'simulate'];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs=${values.runs} is no number of runs.`);
const asked = values.pages?.split(',');
const types = Object.entries(pageTypes)
  .filter(([name]) => asked?.includes(name) ?? true)
  .map(([name, path]) => ({ name, path }));
if (types.length === 0) throw new Error(`--pages takes some of ${Object.keys(pageTypes).join(',')}.`);

const browser = await chromium.launch({ executablePath: getChromium() });
const site = await startConfiguredSite({});
const lighthouse = await openLighthouse();

const measured: MeasuredPage[] = [];
try {
  const loads = types.map((type) => ({ type, runs: { devtools: [], simulate: [] } as Record<Throttling, PageLoad[]> }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { type, runs: done } of loads) {
      for (const throttling of throttlings) {
        const load = readPageLoad(await lighthouse.run(site.url + type.path, throttling));
        done[throttling].push(load);
        const [busy = 0] = loadavg();
        const lcp = Math.round(load.lcp);
        console.log(`${run}/${runs} ${type.name}, ${throttling}: LCP ${lcp} ms; machine load ${busy.toFixed(1)}`);
      }
    }
  }
  for (const { type, runs: done } of loads) {
    const url = site.url + type.path;
    const stand = await listInteractions(browser, url);
    const answers: Record<string, number>[] = [];
    for (let run = 1; run <= runs; run += 1) answers.push(await measureInteractions(browser, url, stand));
    measured.push({
      ...type,
      load: { devtools: medianOf(done.devtools), simulate: medianOf(done.simulate) },
      interactions: medianOf(answers),
    });
  }
} finally {
  lighthouse.close();
  await browser.close();
  await site.close();
}

const tables = describePages(measured);
console.log(`\nMedian of ${runs}\n\n${tables}\n`);
for (const { says, found } of judgePages(measured)) {
  console.log(found ? `MISSED  ${says}: ${found}` : `holds   ${says}`);
  if (found) process.exitCode = 1;
}
