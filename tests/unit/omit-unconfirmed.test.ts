import { expect, it } from 'vitest';
import { omitUnconfirmed } from '../../src/lib/content/omit-unconfirmed.ts';

const content = {
  time: { text: 'One visit.', claim: 'work-time' },
  plans: { items: [{ title: 'Quarterly', claim: 'plans' }, { title: 'Once' }] },
};

it('a launch build shows a line with a claim once the claim is confirmed', () => {
  expect(omitUnconfirmed(content, new Set(['work-time', 'plans']))).toEqual(content);
  expect(omitUnconfirmed(content, new Set(['work-time']))).toEqual({
    time: content.time,
    plans: { items: [{ title: 'Once' }] },
  });
  expect(omitUnconfirmed(content, new Set())).not.toHaveProperty('time');
});
