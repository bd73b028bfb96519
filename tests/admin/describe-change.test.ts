import { expect, it } from 'vitest';
import { describeChangedFields, listFieldChanges } from '../../admin/describe-change.ts';

const path = 'src/content/reviews.yaml';
const dana = '- id: dana-r\n  name: Dana R.\n  rating: 5\n';
const ruth = '- id: ruth-e\n  name: Ruth E.\n  rating: 5\n';

it('the list of changes names the review that was removed or added', () => {
  expect(describeChangedFields({ path, before: dana + ruth, after: dana })).toBe('Ruth E. removed');
  expect(describeChangedFields({ path, before: dana, after: dana + ruth })).toBe('Ruth E. added');
  expect(describeChangedFields({ path, before: dana, after: ruth })).toBe('Dana R. removed, Ruth E. added');
});

it('the list of changes names the other fields that changed with it', () => {
  const after = dana.replace('5', '4');
  expect(describeChangedFields({ path, before: dana + ruth, after })).toBe('Ruth E. removed, Dana R.: Rating');
  expect(describeChangedFields({ path, before: dana + ruth, after: after + ruth })).toBe('Dana R.: Rating');
});

const business = 'src/content/business.yaml';
const listDays = (...days: string[]) => `phone: 719-555-0142\nexceptions:\n${days.join('')}`;
const thanksgiving = '  - { from: 2026-11-26, hours: closed, name: Thanksgiving }\n';
const vacation = '  - { from: 2026-12-28, to: 2026-12-30, hours: closed }\n';

it('the list of changes has the labels of the form, and the name or the date of a day off', () => {
  const describe = (before: string, after: string) => describeChangedFields({ path: business, before, after });
  expect(describe(listDays(thanksgiving), listDays(thanksgiving, vacation))).toBe(
    'Days off, other hours: December 28, 2026 added',
  );
  expect(describe(listDays(thanksgiving, vacation), listDays(vacation))).toBe(
    'Days off, other hours: Thanksgiving removed',
  );
  expect(describe(listDays(thanksgiving, vacation), listDays(thanksgiving, vacation.replace('30', '31')))).toBe(
    'Days off, other hours: December 28, 2026: Last day',
  );
  expect(describe('terms: { sameDayWhen: Before noon }\n', 'terms: { sameDayWhen: Before ten }\n')).toBe(
    'Terms: Same day depends on',
  );
});

it('a version that is no valid YAML does not keep the list of changes from the owner', () => {
  const [broken, mended] = ['title: Our work: washing\n', 'title: Our washing\n'];
  const pages = { path: 'src/content/pages/about.yaml', before: broken, after: mended };
  expect(describeChangedFields(pages)).not.toBe('');
  expect(listFieldChanges(pages)).toMatchObject([
    { before: 'title: Our work: washing\n' },
    { label: 'Title', after: 'Our washing' },
  ]);
});

it('an item with a new name shows only its name as changed', () => {
  const [before, after] = [listDays(thanksgiving), listDays(thanksgiving.replace('Thanksgiving', 'A holiday'))];
  expect(listFieldChanges({ path: business, before, after })).toMatchObject([
    { label: 'Days off, other hours: A holiday: Why', before: 'Thanksgiving', after: 'A holiday' },
  ]);
});

it('a change of one field is one row with its old and its new text', () => {
  const [before, after] = ['40, 60', '50, 50'].map((focal) => `hill: { alt: A hill., focal: [${focal}] }\n`);
  expect(listFieldChanges({ path: 'src/pictures/catalogue.yaml', before, after })).toMatchObject([
    {
      label: 'Hill: What must stay in sight',
      before: '40% from the left, 60% from the top',
      after: '50% from the left, 50% from the top',
    },
  ]);
  const [old, renamed] = ['How long?', 'How long does it take?'].map(
    (question) =>
      `faq:\n  items:\n    - { question: Who comes?, answer: We. }\n    - { question: ${question}, answer: A day. }\n`,
  );
  expect(listFieldChanges({ path: 'src/content/pages/about.yaml', before: old, after: renamed })).toMatchObject([
    { before: 'How long?', after: 'How long does it take?' },
  ]);
});

it('a switch says yes or no, a choice has its label, and a field that no form shows is left out', () => {
  const [before, after] = ['zone: city', 'zone: nearby'].map((line) => `name: Peyton\n${line}\n`);
  expect(listFieldChanges({ path: 'src/content/areas/peyton.yaml', before, after })).toMatchObject([
    { label: 'Zone', before: 'City', after: 'Nearby' },
  ]);
  const page = 'src/content/area-pages/peyton/residential-window-cleaning.yaml';
  expect(listFieldChanges({ path: page, before: undefined, after: 'kind: residential\ndraft: true\n' })).toMatchObject([
    { label: 'Draft', before: undefined, after: 'yes' },
  ]);
});

it('texts that may not belong together stay separate changes', () => {
  const write = (...paragraphs: string[]) => `---\ntitle: Privacy\n---\n${paragraphs.join('\n\n')}\n`;
  const [before, after] = [write('One.', 'Two.'), write('Zero.', 'One and a half.', 'Two.')];
  expect(
    listFieldChanges({ path: 'src/content/legal/privacy-policy.md', before, after }).map(({ before, after }) => [
      before,
      after,
    ]),
  ).toEqual([
    ['One.', undefined],
    [undefined, 'Zero.'],
    [undefined, 'One and a half.'],
  ]);
});

it('the list of changes names a price by its service', () => {
  const [before, after] = ['129', '139'].map(
    (dollars) => `from:\n  residential/window-cleaning: { dollars: ${dollars}, unit: a house }\n`,
  );
  expect(describeChangedFields({ path: 'src/content/prices.yaml', before, after })).toBe(
    'Prices: Window cleaning, homes: Dollars',
  );
});
