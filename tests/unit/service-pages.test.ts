import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getServicePictures, nameBefore } from '../../src/picture-pipeline/service-pictures.ts';
import { getQuoteChoice } from '../../src/site/quote-choice.ts';
import { getServiceTitle } from '../../src/site/service-words.ts';

const kinds = ['residential', 'commercial'] as const;
const services = kinds.flatMap((kind) =>
  readdirSync(`src/content/services/${kind}`).map((file) => ({ kind, slug: file.replace('.yaml', '') })),
);
const pictures = readdirSync('src/pictures').map((file) => file.replace(/\.\w+$/, ''));

describe('the title of a service page', () => {
  test('names the kind and the city where both fit', () => {
    expect(getServiceTitle('commercial', 'Painting', 'Peak & Pane')).toBe(
      'Commercial Painting in Colorado Springs | Peak & Pane',
    );
  });

  test.each([
    ['Warehouse & Industrial', 'Commercial Warehouse & Industrial, Colorado Springs | Peak & Pane'],
    ['Concrete Coating Removal', 'Concrete Coating Removal in Colorado Springs | Peak & Pane'],
  ])('gives way by steps for the long name %s', (name, title) => {
    expect(getServiceTitle('commercial', name, 'Peak & Pane')).toBe(title);
    expect(title.length).toBeLessThanOrEqual(65);
  });
});

describe('what the quote form holds for a visitor of a service page', () => {
  test.each([
    ['residential', 'window-cleaning', 'window-cleaning', 'residential'],
    ['residential', 'concrete-paint-removal', 'concrete-cleaning', 'residential'],
    ['residential', 'painting', 'multiple-services', 'residential'],
    ['commercial', 'pressure-washing', 'pressure-washing', 'commercial'],
    ['commercial', 'hotel-hospitality', 'multiple-services', 'commercial'],
    ['commercial', 'apartment-complexes', 'multiple-services', 'apartment-complex'],
    ['commercial', 'warehouse-industrial', 'multiple-services', 'warehouse'],
    ['commercial', 'a-service-of-next-year', 'multiple-services', 'commercial'],
  ] as const)('%s %s: %s for %s', (kind, slug, service, property) => {
    expect(getQuoteChoice(kind, slug)).toEqual({ service, property });
  });
});

describe('the pictures of a service page', () => {
  test.each(services)('$kind $slug: each slot has a file', ({ kind, slug }) => {
    const { hero, side, closing } = getServicePictures(kind, slug);
    expect(pictures).toEqual(expect.arrayContaining([nameBefore(hero), hero, side, closing]));
  });

  test('a service without pictures is told where to name them', () => {
    expect(() => getServicePictures('residential', 'gutters')).toThrow('src/picture-pipeline/service-pictures.ts');
  });
});
