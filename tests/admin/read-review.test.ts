import { expect, it } from 'vitest';
import { readReview } from '../../admin/read-review.ts';

const known = {
  services: ['Window Cleaning', 'House Washing'],
  areas: ['Briargate', 'Black Forest'],
  now: new Date(2026, 10, 23),
};
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
    'Yelp',
    `Ruth E.\nManitou Springs, CO\n0 friends\n3 reviews\n1 star rating\nNov 3, 2026\n${words}\nHelpful 2`,
    { name: 'Ruth E.', location: 'Manitou Springs', rating: 1, date: '2026-11-03', text: words },
  ],
  [
    'Facebook',
    `Ann de Boer recommends Peak & Pane.\nDecember 3 at 5:12 PM ·\n${words}`,
    { name: 'Ann B.', source: 'Facebook', date: '2025-12-03', text: words },
  ],
  [
    'a message, signed',
    `"AWESOME!!! Our place in Black Forest has never been so bright."\n5/5\nWindow cleaning\n— Ana B., Rockrimmon, 11/3/2026\nvia Nextdoor`,
    {
      name: 'Ana B.',
      location: 'Rockrimmon',
      rating: 5,
      service: 'Window Cleaning',
      source: 'Nextdoor',
      date: '2026-11-03',
      text: 'AWESOME!!! Our place in Black Forest has never been so bright.',
    },
  ],
  [
    'a letter with its head',
    `From: Bill Ortega <bill@example.com>\nDate: Sat, Nov 14, 2026 at 8:12 AM\nSubject: Thank you\nTo: office@example.com\n\n${words}\nBill Ortega\nMonument, CO\nSent from my iPhone`,
    { name: 'Bill O.', location: 'Monument', source: 'Email', date: '2026-11-14', text: words },
  ],
  [
    'a letter that nobody signed',
    `From: Bill Ortega <bill@example.com>\n${words}`,
    { name: 'Bill O.', source: 'Email', text: words },
  ],
  [
    'a title over the words',
    `Google review: ${words}\nCarol Johnson, Briargate`,
    { name: 'Carol J.', location: 'Briargate', source: 'Google', text: words },
  ],
  [
    'a line that names where it stands behind who says it',
    `Carol Johnson, Yelp review, November 3 2026\nI chose them by a Google review, and was right. ${words}`,
    {
      name: 'Carol J.',
      source: 'Yelp',
      date: '2026-11-03',
      text: `I chose them by a Google review, and was right. ${words}`,
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
  [
    'a note with all of it on the line of who says it',
    `Mike P, Falcon - 4 stars - November 3 2026\n${words}`,
    { name: 'Mike P.', location: 'Falcon', rating: 4, date: '2026-11-03', text: words },
  ],
  ['nothing', ' \n', {}],
])('reads a review from %s, and makes up nothing that it does not say', (_, pasted, read) => {
  expect(readReview(pasted, known)).toEqual(read);
});
