import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { followWalk, readWalk } from './walks.ts';

const walks = [
  'Add a page',
  'Put a page into the header',
  'Add a section',
  'Add a field',
  'Add a color',
  'Add a host',
].map(readWalk);
const renaming = readWalk('Rename the company');

const fixture = 'tests/fixtures/twelfth-area';
const areaGuide = /### An area by hand[\s\S]*?(?=\n##)/.exec(readFileSync('docs/editing.md', 'utf8'))?.[0] ?? '';

/** Reads the changed lines from the guide for an area: the file, the old text and the new text. */
function readAreaChanges() {
  let file = '';
  const changes: { file: string; before: string; after: string }[] = [];
  const parts = areaGuide.matchAll(
    /In `(src\/[^`]+)`|Before:\s+```yaml\n([\s\S]*?)\n\s*```\s+After:\s+```yaml\n([\s\S]*?)\n\s*```/g,
  );
  for (const [, named, before = '', after = ''] of parts) {
    if (named) file = named;
    else changes.push({ file, before: before.trim(), after: after.trim() });
  }
  return changes;
}

describe('a project with all additions of the guides', () => {
  let copy: ProjectCopy;
  let whole: ReturnType<ProjectCopy['run']>;

  beforeAll(() => {
    copy = copyProject();
    for (const walk of walks) followWalk(copy, walk);
    cpSync(fixture, join(copy.root, 'src/content'), { recursive: true });
    for (const { file, before, after } of readAreaChanges()) {
      const path = join(copy.root, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(before)) throw new Error(`The guide changes a line that ${file} does not have: ${before}`);
      writeFileSync(path, text.replace(before, after));
    }
    copy.run({}, 'npm', 'run', 'specified', '--', '--update');
    whole = copy.run({ CI: '1' }, 'npm', 'test');
  }, 3_600_000);
  afterAll(() => copy?.remove());

  const read = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8');

  it('the project with the additions passes npm test', () => {
    expect(whole.status, whole.output.slice(-20_000)).toBe(0);
  });

  it('the added page is in the header, sitemap, 404 page and llms.txt, with a share card', () => {
    expect(read('guarantee.html')).toMatch(/<h1/);
    const [header = ''] = /<header[\s\S]*?<\/header>/.exec(read('index.html')) ?? [];
    expect(header).toContain('href="/guarantee"');
    expect(read('sitemap.xml')).toContain('/guarantee</loc>');
    expect(read('404.html')).toContain('href="/guarantee"');
    expect(read('llms.txt')).toContain('/guarantee)');
    expect(existsSync(join(copy.root, 'dist/share/guarantee.jpg'))).toBe(true);
  });

  it('the added fields are in the static form, with their labels', () => {
    const html = read('contact.html');
    for (const [name, label] of [
      ['gate', 'Gate Code'],
      ['reach', 'How to Reach You'],
    ]) {
      const [, id] = new RegExp(`<(?:input|select)(?=[^>]* name="${name}")[^>]* id="([^"]+)"`).exec(html) ?? [];
      expect(html).toMatch(new RegExp(`<label[^>]* for="${id}"[^>]*>${label}`));
    }
  });

  it('the server accepts requests with and without the added fields, and from older pages', () => {
    const request = {
      name: 'Dana',
      email: '',
      phone: '555 0188',
      service: 'window-cleaning',
      property: 'other',
      message: '',
    };
    const check = `import { quoteRequestSchema } from './src/lib/schemas/quote.ts';
      for (const more of [{ gate: '4711', reach: 'call' }, { gate: '', reach: 'mail' }, {}]) {
        const { gate, reach } = quoteRequestSchema.parse({ ...${JSON.stringify(request)}, address: '1 Main St', ...more });
        console.log([gate, reach].join());
      }`;
    const { status, output } = copy.run({}, 'node', '--input-type=module', '--eval', check);
    expect(status, output).toBe(0);
    expect(output).toMatch(/^4711,call\n,mail\n,\n/);
  });

  const areaRoutes = Object.entries({
    'residential-window-cleaning': 'residential/window-cleaning',
    'residential-house-washing': 'residential/house-washing',
    'residential-pressure-washing': 'residential/pressure-washing',
    'commercial-window-cleaning/hotel': 'commercial/hotel-hospitality',
    'commercial-window-cleaning/apartment': 'commercial/apartment-complexes',
  }).map(([end, service]) => ({ route: `/areas-served/colorado-springs/rockrimmon/${end}`, service }));

  it.each(areaRoutes)(
    'the added page $route exists and is linked from its list and its service',
    ({ route, service }) => {
      expect(read('sitemap.xml')).toContain(`${route}</loc>`);
      expect(read('llms.txt')).toContain(`${route})`);
      expect(existsSync(join(copy.root, 'dist/share', `${route}.jpg`))).toBe(true);
      expect(read(`${route}.html`)).toMatch(
        /"@type":"Service"[\s\S]*"areaServed":\{"@type":"Place","name":"Rockrimmon, CO"\}/,
      );
      for (const page of ['areas-served.html', `services/${service}.html`]) {
        expect(read(page)).toContain(`href="${route}"`);
      }
    },
  );
});

describe('a project whose company is renamed', () => {
  const oldName: string = parse(readFileSync('src/content/business.yaml', 'utf8')).brand;
  const newName = 'Summit Glass & Paint';
  /** Matches the words of the old name, however they are joined. */
  const isOld = new RegExp(oldName.toLowerCase().split(/\W+/).join('(?:\\W|amp|and|26)*'), 'i');
  let copy: ProjectCopy;

  beforeAll(() => {
    copy = copyProject();
    followWalk(copy, renaming);
    const build = copy.run({}, 'astro', 'build');
    if (build.status !== 0) throw new Error(build.output);
  }, 1_800_000);
  afterAll(() => copy?.remove());

  it('the new name is in every file of the build and of the hosts', () => {
    const files = globSync(['dist/**/*.*', 'hosting/**/*.*'], { cwd: copy.root }).filter(
      (file) => !/\.(br|gz)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => isOld.test(file))).toEqual([]);
    expect(files.filter((file) => isOld.test(readFileSync(join(copy.root, file), 'latin1')))).toEqual([]);
    for (const file of [
      'dist/index.html',
      'dist/contact.vcf',
      'dist/site.webmanifest',
      'dist/llms.txt',
      'dist/quote-site.json',
    ]) {
      const text = readFileSync(join(copy.root, file), 'utf8').replaceAll('&amp;', '&').replaceAll('\\', '');
      expect(text).toContain(newName);
    }
  });

  it('the renamed project passes the unit, built, header and large-text tests', () => {
    const tests = copy.run({}, 'vitest', 'run', 'tests/unit', 'tests/built', '--reporter=dot');
    expect(tests.status, tests.output.slice(-6000)).toBe(0);
    const looks = copy.run({ CI: '1' }, 'playwright', 'test', 'shell.spec.ts', 'large-text.spec.ts');
    expect(looks.status, looks.output.slice(-6000)).toBe(0);
  }, 1_800_000);
});
