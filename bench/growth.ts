/**
 * npm run bench:growth: builds a copy of the project as it stands and copies with 1,000 and 10,000 pages, and prints
 * what each takes. Pictures and share cards are those of the real pages and come from the project's cache, but for one
 * build of the pages as they stand with every cache empty, whose picture and card encoding is printed apart.
 *
 * npm run bench:growth -- 1000 measures that size alone and leaves the other results as they are. Reads /proc, so it
 * runs on Linux.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { mainNavigation } from '../src/site/navigation.ts';
import { copyProject, type ProjectCopy } from '../tests/launch/project-copy.ts';
import { addAreaPages } from './generated-areas.ts';
import {
  type Build,
  type BuildName,
  buildNames,
  describeGrowth,
  judgeGrowth,
  kilobytes,
  type Output,
  type Size,
} from './growth-results.ts';
import { measureRun, type Run, watchTree } from './process-tree.ts';

const resultsFile = join('bench', 'results', 'growth.json');
const documentation = join('docs', 'performance.md');
const tableMarks = /(<!-- growth table -->\n)[\s\S]*?(\n<!-- end of growth table -->)/;
const grownSizes = [1000, 10_000];
const caches = ['.astro', '.cache'];
const variables = { ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' };
const textEndings = ['.html', '.txt', '.xml', '.json', '.js', '.css', '.svg', '.webmanifest', '.vcf', '.br', '.gz'];
const longestWait = 10 * 60 * 1000;
const megabyte = 1024 * 1024;

/** A time in Astro's log: "94ms", "8.67s", "1m 31s". */
const time = String.raw`((?:\d+m )?[\d.]+m?s)`;
const toSeconds = (text = '0s') => {
  const [, minutes = '0', value, unit] = /^(?:(\d+)m )?([\d.]+)(m?s)$/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(value) / (unit === 'ms' ? 1000 : 1);
};

function readLog(output: string) {
  const [, pictures] = new RegExp(`generating optimized images[\\s\\S]*?Completed in ${time}`).exec(output) ?? [];
  const cards = [...output.matchAll(new RegExp(`/share/\\S+\\.jpg \\(\\+${time}\\)`, 'g'))];
  return {
    pictureSeconds: toSeconds(pictures),
    cardSeconds: cards.reduce((sum, [, card]) => sum + toSeconds(card), 0),
  };
}

async function build(copy: ProjectCopy, name: BuildName): Promise<Build> {
  const load = loadavg()[0] as number;
  const run: Run = await measureRun(join(copy.root, 'node_modules/.bin/astro'), ['build'], {
    root: copy.root,
    variables,
  });
  if (run.status !== 0) throw new Error(`The build failed:\n${run.output.slice(-4000)}`);
  const apart = readLog(run.output);
  const { seconds, cpuSeconds } = run;
  const built: Build = {
    name,
    seconds,
    cpuSeconds,
    peakMegabytes: run.peakBytes / megabyte,
    ...apart,
    restSeconds: seconds - apart.pictureSeconds - apart.cardSeconds,
    load,
  };
  console.log(describeBuild(built));
  return built;
}

function describeBuild(built: Build): string {
  const apart = `pictures ${built.pictureSeconds.toFixed(1)} s, cards ${built.cardSeconds.toFixed(1)} s, rest ${built.restSeconds.toFixed(1)} s`;
  const took = `${built.seconds.toFixed(1)} s (${apart}), ${built.cpuSeconds.toFixed(1)} s of processor time`;
  return `  ${buildNames[built.name]}: ${took}, peak ${Math.round(built.peakMegabytes)} MB, load before ${built.load.toFixed(1)}`;
}

function measureOutput(root: string): Output {
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => textEndings.includes(extname(file)))
    .map((file) => ({ file, size: statSync(join(dist, file)).size }));
  const sizes = new Map(files.map(({ file, size }) => [file, size]));
  const pages = files.filter(({ file }) => file.endsWith('.html') && file !== '404.html');
  const sum = (list: { size: number }[]) => list.reduce((total, { size }) => total + size, 0);
  const getBrotli = (file: string) => sizes.get(`${file}.br`) ?? 0;
  const [largest] = files.filter(({ file }) => file.endsWith('.html')).sort((one, other) => other.size - one.size);
  if (!largest) throw new Error('Nothing was built');
  return {
    pages: pages.length,
    html: sum(pages) / pages.length,
    brotli: pages.reduce((total, { file }) => total + getBrotli(file), 0) / pages.length,
    texts: sum(files) / pages.length,
    largest: { page: largest.file, html: largest.size, brotli: getBrotli(largest.file) },
  };
}

/** Changes one line of one file as an editor would. */
function edit(root: string, file: string, line: RegExp, words: string) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!line.test(text)) throw new Error(`${file} has no line to change`);
  writeFileSync(
    path,
    text.replace(line, (_, field: string) => `${field} ${words}`),
  );
}

/** Rebuilds with one line changed, and looks whether a page shows it. */
async function rebuild(
  copy: ProjectCopy,
  name: BuildName,
  change: { file: string; line: RegExp; words: string; page: string },
): Promise<Build> {
  edit(copy.root, change.file, change.line, change.words);
  const built = await build(copy, name);
  if (!readFileSync(join(copy.root, 'dist', change.page), 'utf8').includes(change.words)) {
    throw new Error(`${change.page} does not show the change of ${change.file}`);
  }
  return built;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Seconds from the start of the dev server to the first whole page, and from there to another one. */
async function measureDev(root: string, pages: [string, string]): Promise<Size['dev']> {
  const port = await findFreePort();
  const started = performance.now();
  const server = spawn(join(root, 'node_modules/.bin/astro'), ['dev', '--port', String(port), '--host', '127.0.0.1'], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.on('close', resolve));
  const watch = watchTree(server.pid as number);
  const fetchWhole = async (page: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${page}`);
    return response.status === 200 && (await response.text()).includes('</html>');
  };
  const waitFor = async (page: string) => {
    const since = performance.now();
    while (!(await fetchWhole(page).catch(() => false))) {
      if (performance.now() - since > longestWait || server.exitCode !== null) {
        throw new Error(`The dev server did not show ${page}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return performance.now();
  };
  try {
    const first = await waitFor(pages[0]);
    const second = await waitFor(pages[1]);
    const { peakBytes } = watch.stop();
    return {
      firstPageSeconds: (first - started) / 1000,
      secondPageSeconds: (second - first) / 1000,
      peakMegabytes: peakBytes / megabyte,
    };
  } finally {
    watch.stop();
    server.kill();
    await ended;
  }
}

/** Links to the project's caches become empty folders of the copy's own. */
function emptyCaches(root: string) {
  for (const cache of caches) rmSync(join(root, 'node_modules', cache), { recursive: true, force: true });
}

function commit(root: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], { cwd: root, stdio: 'ignore' });
  git('add', '--all');
  git('commit', '--quiet', '--message=grow');
}

async function measureSize(generated: number): Promise<Size> {
  const copy = copyProject();
  const { root } = copy;
  try {
    const builds: Build[] = [];
    if (generated > 0) {
      addAreaPages(root, generated);
      commit(root);
      builds.push(await build(copy, 'first'));
    } else {
      emptyCaches(root);
      builds.push(await build(copy, 'cold'));
      builds.push(await build(copy, 'warm'));
    }
    const output = measureOutput(root);
    builds.push(
      await rebuild(copy, 'review', {
        file: 'src/content/reviews.yaml',
        line: /( {2}text:).*/,
        words: 'The panes are clear again.',
        page: 'reviews.html',
      }),
      await rebuild(copy, 'area', {
        file: 'src/content/areas/fountain.yaml',
        line: /(^label:).*/m,
        words: 'Fountain on the creek',
        page: 'areas-served/colorado-springs/fountain/residential-window-cleaning.html',
      }),
    );
    const area = '/areas-served/colorado-springs/fountain';
    const dev = await measureDev(root, [
      `${area}/residential-window-cleaning`,
      `${area}/commercial-window-cleaning/hotel`,
    ]);
    return { pages: output.pages, builds, output, dev };
  } finally {
    copy.remove();
  }
}

function describeSize({ output, dev }: Size): string {
  const { largest } = output;
  return [
    `  output a page: HTML ${kilobytes(output.html)}, in Brotli ${kilobytes(output.brotli)}, with compressed copies and lists ${kilobytes(output.texts)}`,
    `  largest page: ${largest.page}, ${kilobytes(largest.html)}, in Brotli ${kilobytes(largest.brotli)}`,
    `  dev server: first page after ${dev.firstPageSeconds.toFixed(1)} s, another ${dev.secondPageSeconds.toFixed(1)} s later, peak ${Math.round(dev.peakMegabytes)} MB`,
  ].join('\n');
}

/** How many pages the site has as it stands: one for each file that is a page, and those that exist once. */
function countPages(): number {
  const files = ['area-pages', 'services', 'legal'].flatMap((folder) =>
    readdirSync(join('src/content', folder), { recursive: true, encoding: 'utf8' }),
  );
  return mainNavigation.length + files.filter((file) => /\.(yaml|md)$/.test(file)).length;
}

function readResults(): Size[] {
  return existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')).sizes : [];
}

function save(sizes: Size[]) {
  mkdirSync(dirname(resultsFile), { recursive: true });
  writeFileSync(resultsFile, `${JSON.stringify({ node: process.version, sizes }, null, 2)}\n`);
  const text = readFileSync(documentation, 'utf8');
  writeFileSync(
    documentation,
    text.replace(tableMarks, (_, start, end) => `${start}\n${describeGrowth(sizes)}\n${end}`),
  );
}

const today = countPages();
const asked = process.argv.slice(2).map(Number);
console.log(`${availableParallelism()} processors, Node ${process.version}`);
for (const size of asked.length > 0 ? asked : [today, ...grownSizes]) {
  console.log(`${size} pages`);
  const measured = await measureSize(size - today);
  console.log(describeSize(measured));
  const others = readResults().filter(({ pages }) => pages !== measured.pages);
  save([...others, measured].sort((one, other) => one.pages - other.pages));
}
const bars = judgeGrowth(readResults());
for (const { says, holds, found } of bars) console.log(`${holds ? 'holds ' : 'MISSED'}  ${says}: ${found}`);
if (bars.some(({ holds }) => !holds)) process.exitCode = 1;
