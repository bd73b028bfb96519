import { describe, expect, test } from 'vitest';
import { getServiceTitle } from '../../src/site/service-words.ts';

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
