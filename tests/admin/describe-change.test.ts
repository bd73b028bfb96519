import { expect, it } from 'vitest';
import { describeChangedFields } from '../../admin/describe-change.ts';

const path = 'src/content/reviews.yaml';
const dana = '- id: dana-r\n  name: Dana R.\n  rating: 5\n';
const ruth = '- id: ruth-e\n  name: Ruth E.\n  rating: 5\n';

it('the list of changes names the review that was removed or added', () => {
  expect(describeChangedFields({ path, before: dana + ruth, after: dana })).toBe('Ruth E. removed');
  expect(describeChangedFields({ path, before: dana, after: dana + ruth })).toBe('Ruth E. added');
});

it('the list of changes names the other fields that changed with it', () => {
  const after = dana.replace('5', '4');
  expect(describeChangedFields({ path, before: dana + ruth, after })).toBe('Ruth E. removed, Rating');
  expect(describeChangedFields({ path, before: dana + ruth, after: after + ruth })).toBe('Rating');
});
