import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatAge } from '../../src/scripts/review-ages.ts';
import { FeaturedQuotes } from '../../src/sections/featured-quotes.tsx';
import { ReviewCards } from '../../src/sections/review-cards.tsx';

const listing = { name: 'Read all reviews', href: 'https://reviews.example' };
const words = { heading: 'Reviews', intro: 'What people say.' };

describe('a section whose list is empty', () => {
  it.each([
    ['reviews', createElement(ReviewCards, { ...words, listing, reviews: [] })],
    ['featured testimonials', createElement(FeaturedQuotes, { heading: 'Featured', quotes: [] })],
  ])('of %s leaves no trace', (_, section) => {
    expect(renderToStaticMarkup(section)).toBe('');
  });
});

describe('a review card', () => {
  const review = {
    id: 'a',
    name: 'Ann',
    location: 'Downtown',
    date: '2026-10-18',
    text: 'Clean.',
    service: 'Painting',
  };
  const write = (sample: boolean) =>
    renderToStaticMarkup(createElement(ReviewCards, { ...words, listing, reviews: [{ ...review, sample }] }));

  it('opens with the words, and says who, where and about which service', () => {
    const places = ['>“Clean.”<', '>Ann<', '>Downtown<', '>Painting<'].map((word) => write(false).indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('is marked while it is a sample, and only then', () => {
    expect([true, false].map((sample) => write(sample).includes('>Sample<'))).toEqual([true, false]);
  });
});

describe('how long ago a review was', () => {
  const now = new Date('2026-11-22T15:00:00Z');

  it.each([
    ['2026-11-22', 'today'],
    ['2026-11-21', 'yesterday'],
    ['2026-11-08', '2 weeks ago'],
    ['2026-10-20', 'last month'],
    ['2026-08-12', '3 months ago'],
    ['2024-11-20', '2 years ago'],
  ])('written on %s: %s', (date, age) => {
    expect(formatAge(date, now)).toBe(age);
  });
});
