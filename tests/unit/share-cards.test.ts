import { describe, expect, it } from 'vitest';
import { breakLines } from '../../src/lib/drawings/break-lines.ts';
import { cropAround } from '../../src/lib/drawings/render-card.ts';
import { loadTypeface } from '../../src/lib/drawings/typeface.ts';

const measure = (text: string, size: number) => text.length * size;
const settings = [
  { size: 20, lines: 1 },
  { size: 10, lines: 2 },
];

describe('the words of a share card', () => {
  it('take the largest size that fits', () => {
    expect(breakLines('clean', 100, settings, measure)).toEqual({ lines: ['clean'], size: 20 });
  });

  it('break into even lines rather than one full and one short', () => {
    expect(breakLines('aaa bbb ccc ddd', 140, settings, measure).lines).toEqual(['aaa bbb', 'ccc ddd']);
  });

  it('are never cut off', () => {
    expect(() => breakLines('far too many words for any card', 60, settings, measure)).toThrow(/too long/);
  });

  it('name the character that the typeface lacks', async () => {
    const face = await loadTypeface('figtree', 600);
    expect(() => face.measure('Ж', 20)).toThrow(/Ж.*figtree/);
  });
});

describe('the crop of its picture around the focal point', () => {
  it('keeps the point in the middle where the edges allow', () => {
    expect(cropAround({ width: 1500, height: 1000 }, 1, [50, 50])).toEqual({
      left: 250,
      top: 0,
      width: 1000,
      height: 1000,
    });
  });

  it('stops at the edges', () => {
    expect(cropAround({ width: 1500, height: 1000 }, 1, [0, 0]).left).toBe(0);
    expect(cropAround({ width: 1500, height: 1000 }, 1, [100, 100]).left).toBe(500);
    expect(cropAround({ width: 1000, height: 1500 }, 2, [50, 100])).toEqual({
      left: 0,
      top: 1000,
      width: 1000,
      height: 500,
    });
  });
});
