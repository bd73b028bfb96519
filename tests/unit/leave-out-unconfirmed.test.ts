import { expect, it } from 'vitest';
import { leaveOutUnconfirmed } from '../../src/lib/content/leave-out-unconfirmed.ts';

const content = {
  time: { text: 'One visit.', claim: 'work-time' },
  plans: { items: [{ title: 'Quarterly', claim: 'plans' }, { title: 'Once' }] },
};

it('a launch build shows a line with a claim once the claim is confirmed, and not a day sooner', () => {
  expect(leaveOutUnconfirmed(content, new Set(['work-time', 'plans']))).toEqual(content);
  expect(leaveOutUnconfirmed(content, new Set(['work-time']))).toEqual({
    time: content.time,
    plans: { items: [{ title: 'Once' }] },
  });
  expect(leaveOutUnconfirmed(content, new Set())).not.toHaveProperty('time');
});
