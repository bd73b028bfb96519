import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';

const fixture = 'tests/fixtures/twelfth-area';
const guide = /## 4\. Add an area[\s\S]*?(?=\n## )/.exec(readFileSync('docs/editing.md', 'utf8'))?.[0] ?? '';
const pages = globSync(`${fixture}/area-pages/rockrimmon/*.yaml`).map((file) => file.replace(/^.*[\\/]/, ''));
const services = {
  '/residential-window-cleaning': 'residential/window-cleaning',
  '/residential-house-washing': 'residential/house-washing',
  '/residential-pressure-washing': 'residential/pressure-washing',
  '/commercial-window-cleaning/hotel': 'commercial/hotel-hospitality',
  '/commercial-window-cleaning/apartment': 'commercial/apartment-complexes',
};
const routes = Object.entries(services).map(([end, service]) => ({
  route: `/areas-served/colorado-springs/rockrimmon${end}`,
  service,
}));

/** The changed lines that the guide asks for: in which file, what stood there, what stands there then. */
function readChanges() {
  let file = '';
  const changes: { file: string; before: string; after: string }[] = [];
  const parts = guide.matchAll(
    /In `(src\/[^`]+)`|Before:\s+```yaml\n([\s\S]*?)\n\s*```\s+After:\s+```yaml\n([\s\S]*?)\n\s*```/g,
  );
  for (const [, named, before = '', after = ''] of parts) {
    if (named) file = named;
    else changes.push({ file, before: before.trim(), after: after.trim() });
  }
  return changes;
}

let copy: ProjectCopy;
let build: ReturnType<ProjectCopy['run']>;

beforeAll(() => {
  copy = copyProject();
  cpSync(fixture, join(copy.root, 'src/content'), { recursive: true });
  for (const { file, before, after } of readChanges()) {
    const path = join(copy.root, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(before)) throw new Error(`The guide changes a line that ${file} does not have: ${before}`);
    writeFileSync(path, text.replace(before, after));
  }
  build = copy.run({}, 'astro', 'build');
}, 600_000);
afterAll(() => copy?.remove());

const read = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8');

describe('the guide', () => {
  it('names every file that the new area takes, and shows the area file as it is', () => {
    expect(guide).toContain('src/content/areas/rockrimmon.yaml');
    expect(guide).toContain('src/content/area-pages/rockrimmon/');
    for (const page of pages) expect(guide).toContain(`\`${page}\``);
    const area = readFileSync(`${fixture}/areas/rockrimmon.yaml`, 'utf8').trim();
    expect(guide.replaceAll(/^ {3}/gm, '')).toContain(area);
  });

  it('touches content and nothing else', () => {
    const changes = readChanges();
    expect(changes.length).toBeGreaterThan(0);
    for (const { file } of changes) expect(file).toMatch(/^src\/content\//);
  });
});

describe('a twelfth area added by the guide', () => {
  it('builds', () => {
    expect(build.status, build.output).toBe(0);
  });

  it.each(routes)('has the page $route, in the sitemap, with card and structured data', ({ route }) => {
    const html = read(`${route}.html`);
    expect(read('sitemap.xml')).toContain(`${route}</loc>`);
    expect(read('llms.txt')).toContain(`${route})`);
    expect(existsSync(join(copy.root, 'dist/share', `${route}.jpg`))).toBe(true);
    expect(html).toMatch(/"@type":"Service"[\s\S]*"areaServed":\{"@type":"Place","name":"Rockrimmon, CO"\}/);
  });

  it.each(routes)('is linked from Areas served and from /services/$service', ({ route, service }) => {
    for (const page of ['areas-served.html', `services/${service}.html`]) {
      expect(read(page)).toContain(`href="${route}"`);
    }
  });

  it('passes all unit and built-file tests', () => {
    const tests = copy.run({}, 'vitest', 'run', 'tests/unit', 'tests/built', '--reporter=dot');
    expect(tests.status, tests.output.slice(-6000)).toBe(0);
  }, 600_000);
});
