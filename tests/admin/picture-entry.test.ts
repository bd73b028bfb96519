import { expect, it } from 'vitest';
import { findTypedFacts } from '../../admin/picture-entry.ts';

const oldPicture = { picture: '/src/pictures/house.jpg', alt: 'A house.' };

it('a description that the owner types while a photograph is being added is kept', () => {
  expect(findTypedFacts(oldPicture, { ...oldPicture, alt: 'A wet window.' })).toEqual({
    alt: 'A wet window.',
    credit: '',
  });
});

it('a new photograph does not get the description of the one that it replaces', () => {
  expect(findTypedFacts(oldPicture, oldPicture)).toEqual({ alt: '', credit: '' });
});
