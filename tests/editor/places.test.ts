import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { getShown, listTyped } from '../../editor/app/form/spoken.ts';
import { isPageFile, readSite } from '../../editor/server/content.ts';
import { findPlace } from '../../editor/server/find-place.ts';
import { isName, listTexts } from '../../editor/server/texts.ts';

const texts = listTexts();
const said = (place: { file: string; path: unknown[] } | undefined) =>
  texts.find(({ file, path }) => file === place?.file && path.join() === place.path.join())?.text;
const pages = readSite().files.filter(({ file }) => isPageFile(file));

/** Pages that exist once are kinds of their own, areas have the same ones. */
const kindOf = (file: string) => (file.includes('/services/') ? dirname(file) : basename(file));

it('finds the field of whatever a page says in its own words', () => {
  const some = [...new Map(pages.map((entry) => [kindOf(entry.file), entry]))];
  const lost = some.flatMap(([, { file, page }]) =>
    texts
      .filter((text) => text.file === file && /[a-z]{3}/i.test(text.text) && !isName(text.text))
      .filter(({ text }) => {
        const place = findPlace({ page, words: text, block: text });
        const isThere = place?.path[0] === 'body' || said(place)?.toLowerCase() === text.toLowerCase();
        return place?.file !== file || !isThere;
      })
      .map(({ path }) => `${file} ${path.join('.')}`),
  );
  expect(some.length).toBeGreaterThan(15);
  expect(lost).toEqual([]);
});

it('finds what a page takes from elsewhere, and of a line of several texts the one under the pointer', () => {
  const area = pages.find(({ file }) => file.includes('/area-pages/'));
  const shared = texts.filter(({ file, path }) => file.endsWith('pages/services.yaml') && path[0] === 'facts');
  const [first, second] = shared.filter(({ text }) => text.length > 20);
  if (!area || !first || !second) throw new Error('The content has changed its shape.');
  const words = `${first.text} ${second.text}`;
  const at = (letter: number) => said(findPlace({ page: area.page, words, block: words, letter }));
  expect(at(2)).toBe(first.text);
  expect(at(first.text.length + 3)).toBe(second.text);
});

it('finds words that a link makes pieces of', () => {
  const legal = texts.find(({ path, text }) => path[0] === 'body' && text.split(' ').length > 12);
  if (!legal) throw new Error('The content has changed its shape.');
  const page = pages.find(({ file }) => file === legal.file)?.page ?? '';
  const piece = legal.text.split(' ').slice(0, 4).join(' ');
  expect(findPlace({ page, words: piece, block: legal.text })).toMatchObject({ file: legal.file, path: ['body'] });
});

it('finds a picture where the page names it, else in the catalogue', () => {
  const named = texts.find(({ file, path }) => file.includes('/area-pages/') && path.join('.') === 'pictures.hero');
  const page = pages.find(({ file }) => file === named?.file)?.page ?? '';
  expect(findPlace({ page, slot: named?.text })).toEqual({ file: named?.file, path: named?.path });
  expect(findPlace({ page: '/contact', slot: named?.text })).toEqual({
    file: 'src/pictures/catalogue.yaml',
    path: [named?.text],
  });
});

it('finds no field for words of the design, nor those of another page that happen to be the same', () => {
  const contact = texts.find(({ file, path }) => file.endsWith('contact.yaml') && path.join('.') === 'form.submit');
  expect(findPlace({ page: '/contact', words: contact?.text })?.path).toEqual(['form', 'submit']);
  expect(findPlace({ page: '/about', words: contact?.text })).toBeUndefined();
  expect(findPlace({ page: '/about', words: 'Words that nobody has written.' })).toBeUndefined();
});

it('tells a fact that pages write otherwise from one that follows as it is typed', () => {
  const business = 'src/content/business.yaml';
  const data = { phone: '719-555-0142', founded: 2013, hours: { monday: '07:00 to 19:00' } };
  const facts = { phone: '(719) 555-0142', founded: '2013', hours: 'every day' };
  const isFixed = (...path: string[]) => getShown(business, data, path, facts)?.isFixed;
  expect([isFixed('phone'), isFixed('founded'), isFixed('hours', 'monday')]).toEqual([false, true, true]);
  expect(listTyped(data, { ...data, phone: '7196340142' }, facts)).toEqual([['(719) 555-0142', '(719) 634-0142']]);
});
