/**
 * Photographs the built site: every page type at six widths, whole and the first screen, and every state; and the pages
 * that say what an owner may fill in, from a copy in which every fact is given. Writes to screens/, with index.html to
 * look through. Builds that copy alone: npm run build comes first.
 *
 * npm run screens -- --only=menu,contact   what has one of these in its name
 * npm run screens -- --widths=390,1440
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { escapeHtml } from '../../src/text/escape-html.ts';
import startSite, { serveSite } from '../../tests/browser/start-site.ts';
import { fillFacts } from '../../tests/launch/fill-facts.ts';
import { copyProject } from '../../tests/launch/project-copy.ts';
import { getHeadlessChromium } from '../find-chromium.ts';
import { say, secondsSince, showProgress } from '../progress.mjs';
import { requireTools } from '../require-tools.ts';

const folder = 'screens';
const heights = new Map([
  [320, 700],
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
]);
/** Narrower ones are phones: touched, and with two dots to a pixel. */
const leastTablet = 600;
const filledGroup = 'With every fact that the owner may fill in';
const filledWidths = [390, 1440];
const patience = 15_000;

interface Screen {
  group: string;
  name: string;
  shows: string;
  width: number;
  context?: BrowserContextOptions | undefined;
  reach: (page: Page) => Promise<unknown>;
  /** What is photographed, one file each. */
  extents: ('first-screen' | 'whole')[];
}

const { values: options } = parseArgs({ options: { only: { type: 'string' }, widths: { type: 'string' } } });
if (!existsSync('dist/index.html')) {
  console.error('There is nothing to photograph: run npm run build first.');
  process.exit(1);
}
// They read dist/ as they are loaded.
const { pageTypes } = await import('../../tests/browser/site-pages.ts');
const { states } = await import('./states.ts');

const nameOfType = (type: string) =>
  type
    .replaceAll('/*', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'home';

/** Types of pages that say what the owner has filled in. */
const filledTypes = /^\/(services|areas-served)\/|^\/(about|contact)$/;

function listScreens(site: string, filledSite: () => string): Screen[] {
  const pages = pageTypes.flatMap(([type, path]) =>
    [...heights.keys()].map((width) => ({
      group: 'Pages',
      name: nameOfType(type),
      shows: path,
      width,
      reach: (page: Page) => page.goto(site + path),
      extents: ['first-screen' as const, 'whole' as const],
    })),
  );
  const inStates = states.flatMap(({ widths, whole, ...state }) =>
    widths.map((width) => ({
      group: 'States',
      ...state,
      width,
      extents: [whole ? ('whole' as const) : ('first-screen' as const)],
    })),
  );
  const filled = pageTypes
    .filter(([, path]) => filledTypes.test(path))
    .flatMap(([type, path]) =>
      filledWidths.map((width) => ({
        group: filledGroup,
        name: `filled-${nameOfType(type)}`,
        shows: `Every fact filled in: ${path}`,
        width,
        reach: (page: Page) => page.goto(filledSite() + path),
        extents: ['whole' as const],
      })),
    );
  const names = options.only?.split(',');
  const widths = options.widths?.split(',').map(Number);
  return [...pages, ...inStates, ...filled].filter(
    ({ name, width }) =>
      (!names || names.some((wanted) => name.includes(wanted))) && (!widths || widths.includes(width)),
  );
}

/** Until typefaces, the pictures in sight and movements of limited length are through. */
async function settle(page: Page) {
  await page.evaluate(async (limit) => {
    const through = Promise.all([
      document.fonts.ready,
      ...[...document.images]
        .filter((image) => !image.complete && image.loading !== 'lazy')
        .map((image) => image.decode()),
      ...document
        .getAnimations()
        .filter(
          ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ]);
    await Promise.race([through.catch(() => {}), new Promise((resolve) => setTimeout(resolve, limit))]);
  }, 3000);
}

/** Lazy pictures come only to where somebody scrolls; what is fixed to the window would stand across the page. */
async function unrollPage(page: Page) {
  await page.evaluate(async (limit) => {
    for (const element of document.querySelectorAll<HTMLElement>('body > *')) {
      if (getComputedStyle(element).position === 'fixed') element.style.visibility = 'hidden';
    }
    const late = [...document.images].filter(({ complete }) => !complete);
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    const arrived = Promise.all(late.map((image) => image.decode().catch(() => {})));
    await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, limit))]);
  }, 10_000);
}

const fileOf = ({ name, width }: Screen, extent: string) => `${name}-${width}${extent === 'whole' ? '-whole' : ''}.jpg`;

async function photograph(browser: Browser, screen: Screen) {
  const { width } = screen;
  const isPhone = width < leastTablet;
  const context = await browser.newContext({
    viewport: { width, height: heights.get(width) ?? 900 },
    deviceScaleFactor: isPhone ? 2 : 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    ...screen.context,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  try {
    await screen.reach(page);
    await settle(page);
    for (const extent of screen.extents) {
      const fullPage = extent === 'whole';
      if (fullPage) await unrollPage(page);
      const path = `${folder}/${fileOf(screen, extent)}`;
      // A whole page at two dots to a pixel is taller than the browser can draw.
      await page.screenshot({ path, fullPage, type: 'jpeg', quality: 88, scale: fullPage ? 'css' : 'device' });
    }
  } finally {
    await context.close();
  }
}

/** A page of everything in the folder that this run knows of, also what an earlier run wrote. */
async function writeIndex(screens: Screen[]) {
  const written = new Set(await readdir(folder));
  const groups = Map.groupBy(screens, ({ group }) => group);
  const sections = [...groups].map(([group, members]) => {
    const names = [...Map.groupBy(members, ({ name }) => name)].map(([name, ofName]) => {
      const links = ofName
        .flatMap((screen) => screen.extents.map((extent) => ({ file: fileOf(screen, extent), screen, extent })))
        .filter(({ file }) => written.has(file))
        .map(
          ({ file, screen, extent }) =>
            `<a href="${file}"><img src="${file}" loading="lazy" alt="">${screen.width}${extent === 'whole' ? ', whole' : ''}</a>`,
        );
      return `<h3>${name}</h3><p>${escapeHtml(ofName[0]?.shows ?? '')}</p><div>${links.join('')}</div>`;
    });
    return `<h2>${group}</h2>${names.join('')}`;
  });
  const style =
    'body{font:16px/1.4 sans-serif;margin:2rem}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}a{display:grid}img{height:20rem;max-width:32rem;object-fit:cover;object-position:top;border:1px solid}';
  await writeFile(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style><h1>Screens</h1>${sections.join('')}`,
  );
}

/** A copy of the site in which the owner has given every fact. */
async function startFilledSite() {
  const copy = copyProject();
  fillFacts(copy.root);
  const { status, output } = copy.run({}, 'astro', 'build');
  if (status !== 0) throw new Error(`The copy with every fact filled in does not build:\n${output}`);
  const served = await serveSite(copy.root);
  return {
    address: served.address,
    stop: () => {
      served.stop();
      copy.remove();
    },
  };
}

await requireTools('browser');
const stopSite = await startSite();
let filledSite: Awaited<ReturnType<typeof startFilledSite>> | undefined;
const browser = await chromium.launch({
  executablePath: getHeadlessChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const started = Date.now();
const site = process.env['SITE'] ?? '';
const listAll = () => listScreens(site, () => filledSite?.address ?? '');
const missed: string[] = [];
try {
  await mkdir(folder, { recursive: true });
  const screens = listAll();
  if (screens.some(({ group }) => group === filledGroup)) filledSite = await startFilledSite();
  for (const [index, screen] of screens.entries()) {
    showProgress(
      `${index} of ${screens.length} screens, ${screen.name} at ${screen.width}, ${secondsSince(started)} s`,
    );
    try {
      await photograph(browser, screen);
    } catch (error) {
      missed.push(`${screen.name} at ${screen.width}: ${String(error).split('\n')[0]}`);
    }
  }
  options.only = options.widths = undefined;
  await writeIndex(listAll());
  say(
    `${screens.length - missed.length} of ${screens.length} screens in ${secondsSince(started)} s: ${folder}/index.html`,
  );
} finally {
  await browser.close();
  filledSite?.stop();
  stopSite();
}
if (missed.length > 0) {
  console.error(['Not reached:', ...missed].join('\n'));
  process.exitCode = 1;
}
