import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { changeFile } from './fill-facts.ts';
import { followWalk, readWalk } from './walks.ts';

const content = 'src/content';
let copy: ProjectCopy;

/** Rewrites the openings of ten files. */
function rewriteSentences(root: string) {
  const files = globSync([`${content}/area-pages/*/residential-window-cleaning.yaml`, `${content}/pages/about.yaml`], {
    cwd: root,
  });
  for (const [index, file] of files.slice(0, 10).entries()) {
    const intro = `Our crew has worked here for years, and this is what they say about place ${index + 1}.`;
    changeFile(root, file, (page) => ({ ...page, hero: { ...page.hero, intro } }));
  }
}

/** Adds a copy of a service under a name of its own. */
function addService(root: string) {
  const services = join(root, content, 'services/residential');
  const roofs = readFileSync(join(services, 'roof-cleaning.yaml'), 'utf8');
  const file = `${content}/services/residential/gutter-cleaning.yaml`;
  writeFileSync(join(root, file), roofs.replaceAll(/\broofs?\b/g, 'gutter').replaceAll('Roof', 'Gutter'));
  changeFile(root, file, (service) => ({
    ...service,
    name: 'Gutter Cleaning',
    order: 7,
    card: { ...service.card, icon: 'roof' },
    quote: { service: 'multiple-services', property: 'residential', about: 'Gutters' },
    seasons: ['roofCleaning'],
    pictures: { hero: 'roof-cleaning-after', heroBefore: 'roof-cleaning-before' },
  }));
}

/** Removes a service, with the links to its page and the claims about it. */
function removeService(root: string, service: string) {
  rmSync(join(root, content, `${service}.yaml`));
  const links = new RegExp(`\\[([^\\]]+)\\]\\(/${service}[^)]*\\)`, 'g');
  for (const file of globSync(`${content}/**/*.yaml`, { cwd: root })) {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(links, '$1'));
  }
  changeFile(root, `${content}/claims.yaml`, (claims: { where?: string[] }[]) =>
    claims.filter(({ where }) => !where?.includes(`${content}/${service}.yaml`)),
  );
}

beforeAll(() => {
  copy = copyProject();
  const { root } = copy;
  // A developer adds a section and its first text to the tagged copy; the owner makes all later edits alone.
  followWalk(copy, readWalk('Add a section'));
  copy.run({}, 'npm', 'run', 'specified', '--', '--update');
  changeFile(root, `${content}/business.yaml`, (business) => ({
    ...business,
    phone: '719-634-0142',
    brand: 'Ridge & River Window Company',
    email: 'office@ridge-and-river.example',
    hours: { ...business.hours, monday: '08:00 to 18:00', saturday: '09:00 to 14:00', sunday: 'closed' },
  }));
  rewriteSentences(root);
  changeFile(root, `${content}/pages/about.yaml`, (page) => {
    const question = { question: 'Do you clean solar panels?', answer: 'Yes, with water and a soft brush.' };
    return { ...page, faq: { ...page.faq, items: [...page.faq.items, question] } };
  });
  addService(root);
  removeService(root, 'services/commercial/warehouse-industrial');
}, 120_000);
afterAll(() => copy?.remove());

it('npm test passes after an owner edits text, facts and services', () => {
  const { status, output } = copy.run({ CI: '1' }, 'npm', 'test');
  expect(status, output.slice(-20_000)).toBe(0);
}, 1_800_000);
