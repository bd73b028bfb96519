import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { followWalk, readWalk } from './walks.ts';

const walks = {
  page: readWalk('Add a page'),
  section: readWalk('Add a section'),
  field: readWalk('Add a field'),
  color: readWalk('Add a color'),
};

let copy: ProjectCopy;
let build: ReturnType<ProjectCopy['run']>;

beforeAll(() => {
  copy = copyProject();
  for (const changes of Object.values(walks)) followWalk(copy.root, changes);
  build = copy.run({}, 'astro', 'build');
}, 600_000);
afterAll(() => copy?.remove());

const read = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8');

describe('the walks of docs/developing.md together', () => {
  it('build', () => {
    expect(build.status, build.output).toBe(0);
  });

  it('type-check and are written as the rest is', () => {
    const types = copy.run({}, 'astro', 'check');
    expect(types.status, types.output).toBe(0);
    const files = Object.values(walks).flatMap((changes) => changes.map(({ file }) => file));
    const style = copy.run(
      {},
      'biome',
      'check',
      '--error-on-warnings',
      ...files.filter((file) => /\.(tsx?|css)$/.test(file)),
    );
    expect(style.status, style.output).toBe(0);
  }, 300_000);

  it('pass the tests of HTML, heads and sitemap', () => {
    const files = ['html', 'head-tags', 'sitemap'].map((name) => `tests/built/${name}.test.ts`);
    const tests = copy.run({}, 'vitest', 'run', ...files, '--reporter=dot');
    expect(tests.status, tests.output.slice(-6000)).toBe(0);
  }, 300_000);
});

describe('the new page', () => {
  const files = walks.page.map(({ file }) => file);
  const route = `/${basename(files.find((file) => file.startsWith('src/pages/')) ?? '', '.astro')}`;

  it('takes three files', () => {
    expect(new Set(files).size).toBe(3);
  });

  it('is in the sitemap, the list of the page for wrong addresses and llms.txt, with a share card', () => {
    expect(read(`${route}.html`)).toMatch(/<h1/);
    expect(read('sitemap.xml')).toContain(`${route}</loc>`);
    expect(read('404.html')).toContain(`href="${route}"`);
    expect(read('llms.txt')).toContain(`${route})`);
    expect(existsSync(join(copy.root, 'dist/share', `${route}.jpg`))).toBe(true);
  });
});

describe('the new section', () => {
  it('shows its words on its page, in its own style', () => {
    const html = read('about.html');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const [, name] = /<p class="([^"]+)">We call in the morning and move the work/.exec(main) ?? [];
    expect(main).toMatch(/<h2[^>]*>If it rains on your day/);
    expect(html).toContain(`.${name}{font-size:var(--t-2)`);
  });
});

describe('the new field', () => {
  it('is in the form as it is built, which is the form without JavaScript, with its label', () => {
    const [, id] = /<input(?=[^>]* name="gate")[^>]* id="([^"]+)"/.exec(read('contact.html')) ?? [];
    expect(read('contact.html')).toMatch(new RegExp(`<label[^>]* for="${id}"[^>]*>Gate Code`));
  });

  it('is accepted by the inbox and refused to nobody who leaves it empty', () => {
    const request = { name: 'Dana', email: '', phone: '1', service: 'window-cleaning', property: 'other', message: '' };
    const check = `import { quoteRequest } from './src/schemas/quote.ts';
      for (const gate of ['4711', '']) {
        console.log(quoteRequest.parse({ ...${JSON.stringify(request)}, address: '1 Main St', gate }).gate);
      }`;
    const { status, output } = copy.run({}, 'node', '--input-type=module', '--eval', check);
    expect(status, output).toBe(0);
    expect(output).toMatch(/^4711\n\n/);
  });
});

describe('the new color', () => {
  it('is said once and used by its name', () => {
    const html = read('about.html');
    expect(html.match(/--aspen: ?#d9a441/g)).toHaveLength(1);
    expect(html).toContain('var(--aspen)');
  });
});
