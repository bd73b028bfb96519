import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FeaturedTestimonials } from '../../src/components/sections/reviews/featured-testimonials.tsx';
import { ReviewCards } from '../../src/components/sections/reviews/review-cards.tsx';
import { ReviewsHero } from '../../src/components/sections/reviews/reviews-hero.tsx';
import { formatAge } from '../../src/lib/site/review-age.ts';

const listing = { name: 'Read all reviews', href: 'https://reviews.example' };
const words = { heading: 'Reviews' };

describe('a section whose list is empty', () => {
  it.each([
    ['reviews', createElement(ReviewCards, { ...words, listing, reviews: [] })],
    ['featured testimonials', createElement(FeaturedTestimonials, { ...words, testimonials: [] })],
  ])('an empty list of %s leaves no heading', (_, section) => {
    expect(renderToStaticMarkup(section)).not.toContain(words.heading);
  });
});

describe('the opening of Reviews', () => {
  const opening = { crumbs: [], heading: '250+ customer reviews', listing, stats: [] };
  const lead = { quote: 'You forget it.', author: 'Carol J.', descriptor: 'Homeowner' };

  it('Reviews opens with a quotation, and with none if there is none', () => {
    expect(renderToStaticMarkup(createElement(ReviewsHero, { ...opening, lead }))).toContain('“You forget it.”');
    expect(renderToStaticMarkup(createElement(ReviewsHero, opening))).not.toMatch(/<(figure|blockquote)/);
  });
});

describe('review cards', () => {
  const real = {
    id: 'a',
    name: 'Ann',
    location: 'Downtown',
    rating: 5,
    date: '2026-10-18',
    text: 'Clean.',
    service: 'Painting',
    source: 'Google',
  };
  const sample = { ...real, id: 'b', source: undefined };
  const write = (...reviews: (typeof real | typeof sample)[]) =>
    renderToStaticMarkup(createElement(ReviewCards, { ...words, listing, reviews }));
  const count = (markup: string, part: string) => markup.split(part).length - 1;

  it('a review card names the customer, the place, the text and the service', () => {
    for (const word of ['Ann', 'Downtown', 'Clean.', 'Painting']) expect(write(real)).toMatch(new RegExp(`\\b${word}`));
  });

  it('a real review names its source, a sample none', () => {
    expect([write(real), write(sample)].map((markup) => count(markup, 'Google'))).toEqual([1, 0]);
  });

  it('a review card shows as many full stars as were given', () => {
    const starsOf = (rating: number) => {
      const markup = write({ ...real, rating });
      return [/aria-label="([^"]*stars)"/.exec(markup)?.[1], [...markup.matchAll(/<path [^>]*class="/g)].length];
    };
    expect(starsOf(5)).toEqual(['5 stars', 0]);
    expect(starsOf(2)).toEqual(['2 of 5 stars', 3]);
  });
});

describe('how long ago a review was', () => {
  const now = new Date('2026-11-22T15:00:00Z');

  it.each([
    ['a minute before midnight in summer', '2026-07-01', '2026-07-02T05:59:00Z', 'today'],
    ['at midnight in summer', '2026-07-01', '2026-07-02T06:00:00Z', 'yesterday'],
    ['after the day of 23 hours', '2026-03-08', '2026-03-09T06:00:00Z', 'yesterday'],
    ['before the end of the day of 25 hours', '2026-11-01', '2026-11-02T06:59:00Z', 'today'],
    ['two days over the shorter one', '2026-03-07', '2026-03-09T06:00:00Z', '2 days ago'],
    ['three weeks over the change', '2026-10-18', '2026-11-08T07:00:00Z', '3 weeks ago'],
    ['a minute before three weeks', '2026-10-18', '2026-11-08T06:59:00Z', '2 weeks ago'],
    ['by a clock that runs behind', '2026-11-21', '2026-11-20T12:00:00Z', 'November 21, 2026'],
  ])('review ages are counted in Denver days: %s', (_, date, moment, age) => {
    expect(formatAge(date, new Date(moment))).toBe(age);
  });

  it.each([
    ['2026-11-22', 'today'],
    ['2026-11-21', 'yesterday'],
    ['2026-11-16', '6 days ago'],
    ['2026-11-15', 'last week'],
    ['2026-11-08', '2 weeks ago'],
    ['2026-10-24', '4 weeks ago'],
    ['2026-10-23', 'last month'],
    ['2026-09-24', 'last month'],
    ['2026-09-23', '2 months ago'],
    ['2026-08-24', '3 months ago'],
    ['2025-11-23', '12 months ago'],
    ['2025-11-22', 'last year'],
    ['2024-11-22', '2 years ago'],
  ])('a review of %s is %s old', (date, age) => {
    expect(formatAge(date, now)).toBe(age);
  });
});
