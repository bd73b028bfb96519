import { expect, it } from 'vitest';
import { readReview } from '../../admin/read-review.ts';

const known = { services: ['Window Cleaning', 'House Washing'], areas: ['Briargate', 'Black Forest'] };
const words = 'They found the crack before we did. Arrived at 8, as said 2 weeks ago; I would give 5 stars again.';

it.each([
  [
    'Google',
    `Ana Maria Berg\nLocal Guide · 23 reviews · 4 photos\n★★★★☆ 2 weeks ago\nNEW\n${words}\nLike\nShare\nResponse from the owner a week ago\nThank you, Ana.`,
    { name: 'Ana B.', rating: 4, source: 'Google', date: '2026-11-09', text: words },
  ],
  [
    'Google’s own letters for stars',
    `Tom\n1 review\n\ue838\ue838\ue838\ue83a\ue83a a month ago\n${words}`,
    { name: 'Tom', rating: 3, source: 'Google', date: '2026-10-23', text: words },
  ],
  [
    'another listing',
    `Ruth E.\nManitou Springs, CO\n0 friends\n3 reviews\n1 star rating\nNov 3, 2026\n${words}\nHelpful 2`,
    { name: 'Ruth E.', location: 'Manitou Springs', rating: 1, date: '2026-11-03', text: words },
  ],
  [
    'a message, signed',
    `"AWESOME!!! Our place in Black Forest has never been so bright."\n5/5\nWindow cleaning\n— Ana B., Rockrimmon\nvia Nextdoor`,
    {
      name: 'Ana B.',
      location: 'Rockrimmon',
      rating: 5,
      service: 'Window Cleaning',
      source: 'Nextdoor',
      text: 'AWESOME!!! Our place in Black Forest has never been so bright.',
    },
  ],
  [
    'words alone',
    'The house washing took a morning in Briargate.\nHighly recommended.',
    {
      location: 'Briargate',
      service: 'House Washing',
      text: 'The house washing took a morning in Briargate. Highly recommended.',
    },
  ],
  ['nothing', ' \n', {}],
])('a review from %s is read without inventing anything', (_, pasted, read) => {
  expect(readReview(pasted, known, new Date(2026, 10, 23))).toEqual(read);
});
