import { describe, expect, it } from 'vitest';
import { measureDuplication } from '../built/shingles.ts';

const limits = { mostAlike: 0.2, leastOwn: 0.7 };
const places = ['Fountain', 'Old Colorado City', 'Monument'];
const text =
  'In Fountain the wind comes off the open prairie and leaves a tan film on every west window by the end of March. ' +
  'We brush the tracks of Fountain homes dry before any water goes near them, because wet grit scratches.';
const other =
  'Pine sap sets hard within a week up here, so each dot is softened and lifted with a towel, never with a blade. ' +
  'Ask for a date after the middle of June, once the yellow dust has blown through the ponderosas.';

describe('the duplication gate', () => {
  it('fails a pair of pages that differ in the name of the place only', () => {
    const copy = text.replaceAll('Fountain', 'Old Colorado City');
    const { pairs, faults } = measureDuplication(
      new Map([
        ['/a', text],
        ['/b', copy],
        ['/c', other],
      ]),
      places,
      limits,
    );
    expect(pairs[0]).toEqual({ pages: ['/a', '/b'], alike: 1 });
    expect(faults.filter((fault) => fault.startsWith('/a and /b'))).toHaveLength(1);
    expect(faults.filter((fault) => /^\/[ab] has only 0\.0 %/.test(fault))).toHaveLength(2);
  });

  it('fails a page of which a half stands on another', () => {
    const { faults } = measureDuplication(
      new Map([
        ['/a', text],
        ['/b', `${text.slice(0, text.indexOf('We'))} ${other.slice(0, 90)}`],
      ]),
      places,
      limits,
    );
    expect(faults.join('\n')).toMatch(/\/a and \/b are \d/);
  });

  it('passes pages that say different things', () => {
    const { faults, medianOwn } = measureDuplication(
      new Map([
        ['/a', text],
        ['/b', other],
      ]),
      places,
      limits,
    );
    expect(faults).toEqual([]);
    expect(medianOwn).toBe(1);
  });
});
