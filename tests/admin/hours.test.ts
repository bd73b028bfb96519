import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeHours } from '../../admin/describe-hours.ts';
import { getEntryAddress, getFieldAddress } from '../../admin/entry-address.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-01-02T12:00:00-07:00') }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['9-5', 'Pages say: 9:00 AM to 5:00 PM.'],
  ['6pm-2am', 'Pages say: 6:00 PM to 2:00 AM (the next day).'],
  ['by appointment only', 'Pages say: by appointment.'],
  ['Closed', 'Pages say: closed.'],
  ['mornings', undefined],
  ['', undefined],
  [undefined, undefined],
])('the field with %s shows how it is understood: %s', (typed, words) => {
  expect(describeHours(typed, 'hours.monday', {})).toBe(words);
});

it('the owner is told from when changed hours apply, for each day', () => {
  const form = {
    newHours: [
      { from: '2027-01-01', monday: '9-5', tuesday: '' },
      { from: '2027-06-01', friday: '9-5' },
    ],
  };
  const describe = (day: string) => describeHours('7-7', `hours.${day}`, form);
  expect(describe('monday')).toBe(
    'Pages say: 7:00 AM to 7:00 PM. Since January 1, 2027, New hours apply instead: write them here, and remove them there.',
  );
  expect([describe('tuesday'), describe('friday')]).toEqual(Array(2).fill('Pages say: 7:00 AM to 7:00 PM.'));
  expect(describeHours('9-5', 'newHours.0.monday', form)).toBe('Pages say: 9:00 AM to 5:00 PM.');
});

it.each<[file: string, data: unknown, field: (string | number)[], entry: string, keyPath: string]>([
  ['src/content/pages/home.yaml', {}, ['why', 'items', 1, 'text'], 'pages/entries/page-home', 'why.items.1.text'],
  ['src/content/legal/terms-of-service.md', {}, ['body'], 'pages/entries/page-terms-frontmatter', 'body'],
  ['src/content/claims.yaml', [{ claim: '' }], [0, 'claim'], 'company/entries/claims', 'items.0.claim'],
  [
    'src/content/area-pages/monument/residential-window-cleaning.yaml',
    { kind: 'residential', service: 'window-cleaning' },
    ['facts', 'date', 'more'],
    'area-pages/entries/monument/residential-window-cleaning',
    'page.facts.date.more',
  ],
  [
    'src/content/services/residential/painting.yaml',
    {},
    ['hero', 'intro'],
    'services-residential/entries/painting',
    'hero.intro',
  ],
])('a sentence of %s links to its field', (file, data, field, entry, keyPath) => {
  expect(getEntryAddress(file)).toBe(`#/collections/${entry}`);
  expect(getFieldAddress(file, data, field)).toBe(keyPath);
});
