/**
 * npm run bench:growth: builds a copy of the project as it stands, and one with area pages added until there are 1,000
 * (or as many as --pages=N says), and prints time and memory of each, with what grows faster than the pages. Pictures
 * and share cards come from the cache that `npm run build` has left. Reads /proc, so it runs on Linux. Writes the table
 * of docs/performance.md.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { copyProject } from '../launch/project-copy.ts';
import { writeTable, writeTables } from './markdown-table.ts';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000' } } });
const model = 'briargate';
const areas = 'src/content/areas';
const areaPages = 'src/content/area-pages';
/** Growth past the pages' own that is no noise. */
const tolerance = 1.2;
/** What Astro says at the beginning of each part of a build. */
const parts: [name: string, beginning: RegExp][] = [
  ['content', /\[content\] Syncing/],
  ['modules', /Building static entrypoints/],
  ['pages and cards', /generating static routes/],
  ['pictures', /generating optimized images/],
  ['rest', /\[build\] ✓ Completed in .*\n?$/],
];

/** The check of content takes no copies: a number after every fourth word leaves no five in a row. */
function reword(value: unknown, number: number): unknown {
  if (typeof value === 'string') return value.replaceAll(/(?:\S+ ){4}/g, `$&${number} `);
  if (Array.isArray(value)) return value.map((item) => reword(item, number));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reword(inner, number)]));
}

/** Adds whole areas, each a copy of one real area under a name of its own. Equal headings let their cards come from the cache. */
function addAreaPages(root: string, count: number) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = globSync(`${areaPages}/${model}/*.yaml`, { cwd: root });
  for (let number = 1; count > 0; number += 1) {
    const [slug, name] = [`area-${number}`, `Area ${number}`];
    const rename = (text: string) => text.replaceAll('Briargate', name).replaceAll(/^area: .*/gm, `area: ${slug}`);
    const { map: _map, ...area } = parse(rename(read(`${areas}/${model}.yaml`)));
    const order = 100 + number;
    writeFileSync(join(root, areas, `${slug}.yaml`), stringify({ ...area, name, label: 'Colorado', order }));
    mkdirSync(join(root, areaPages, slug));
    for (const file of files.slice(0, count)) {
      const { description, ...words } = parse(rename(read(file)));
      const page = reword(words, number) as { hero: object };
      const heading = basename(file, '.yaml').replaceAll('-', ' ');
      const content = stringify({ ...page, description: description?.slice(0, 150), hero: { ...page.hero, heading } });
      writeFileSync(join(root, areaPages, slug, basename(file)), content);
      count -= 1;
    }
  }
}

/** Runs a build; seconds of each of its parts, and the most memory that it held at once, as the kernel knows it. */
function measureBuild(root: string) {
  return new Promise<{ seconds: Record<string, number>; peak: number }>((resolve, reject) => {
    const command = join(root, 'node_modules/.bin/astro');
    const build = spawn(command, ['build'], { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
    const seconds: Record<string, number> = {};
    let [part, since, output, peak] = ['start', performance.now(), '', 0];
    const begin = (next: string) => {
      seconds[part] = (seconds[part] ?? 0) + (performance.now() - since) / 1000;
      [part, since] = [next, performance.now()];
    };
    const timer = setInterval(() => {
      try {
        const status = readFileSync(`/proc/${build.pid}/status`, 'utf8');
        peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? peak * 1024) / 1024;
      } catch {
        // It has just ended.
      }
    }, 100);
    build.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      for (const [name, beginning] of parts) if (beginning.test(chunk)) begin(name);
    });
    build.on('close', (code) => {
      clearInterval(timer);
      begin('end');
      if (code === 0) resolve({ seconds, peak });
      else reject(new Error(`The build failed:\n${output.slice(-4000)}`));
    });
  });
}

async function measureSize(added: number) {
  const copy = copyProject();
  try {
    // Compressing is part of what a page takes: without the link, every copy does it for itself.
    rmSync(join(copy.root, 'node_modules/.cache/compressed'));
    addAreaPages(copy.root, added);
    const { seconds, peak } = await measureBuild(copy.root);
    const dist = join(copy.root, 'dist');
    const pages = globSync('**/*.html', { cwd: dist }).filter((name) => name !== '404.html');
    const size = (name: string) => statSync(join(dist, name)).size / 1024;
    return { pages: pages.length, seconds, peak, largest: Math.max(...pages.map(size)), missing: size('404.html') };
  } finally {
    copy.remove();
  }
}

const small = await measureSize(0);
const large = await measureSize(Number(values.pages) - small.pages);
const growth = large.pages / small.pages;
const sum = ({ seconds }: typeof small) => Object.values(seconds).reduce((total, value) => total + value, 0);
const row = (name: string, one: number, other: number, mayGrow = growth) => {
  const times = other / one;
  return [name, one.toFixed(1), other.toFixed(1), times.toFixed(1), times > mayGrow * tolerance ? 'faster' : ''];
};
const table = writeTable(
  ['', `${small.pages} pages`, `${large.pages} pages`, 'Times', `Than the pages (${growth.toFixed(1)})`],
  [
    row('build, s', sum(small), sum(large)),
    ...Object.keys(large.seconds).map((name) =>
      row(`- ${name}, s`, small.seconds[name] ?? 0, large.seconds[name] ?? 0),
    ),
    row('peak memory, MB', small.peak, large.peak),
    // A page should not grow with the site at all.
    row('largest page, KB', small.largest, large.largest, 1),
    row('page for wrong addresses, KB', small.missing, large.missing, 1),
  ],
);
console.log(table);
await writeTables('growth', table);
