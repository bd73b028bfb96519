import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { composeLeadTime } from '../../src/lib/content/compose-lead-time.ts';
import { seasonsSchema } from '../../src/lib/schemas/seasons.ts';
import { readFrozen } from '../frozen-content.ts';

const { works } = seasonsSchema.parse(parse(readFrozen('src/content/seasons.yaml')));
const template = 'Next: [next], as of [date].';
const december = { next: '2026-12-07', date: '2026-11-28' };

describe('the next free day', () => {
  it('is shown to visitors until it is over', () => {
    const shown = { text: 'Next: Monday, December 7, as of November 28.', through: '2026-12-07' };
    expect(composeLeadTime(template, december, [works.windows], '2026-12-07')).toEqual(shown);
    expect(composeLeadTime(template, december, [works.windows], '2026-12-08')).toBeUndefined();
  });

  it('is not offered for work that the weather prevents on it', () => {
    const compose = (...chosen: (typeof works.windows)[]) => composeLeadTime(template, december, chosen, '2026-12-01');
    expect(compose(works.houseWashing)).toBeUndefined();
    expect(compose(works.houseWashing, works.interiors)).toBeDefined();
  });

  it('is left out while the owner has not given one', () => {
    expect(composeLeadTime(template, undefined, [works.windows], '2026-12-01')).toBeUndefined();
  });
});
