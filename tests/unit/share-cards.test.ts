import { describe, expect, it } from 'vitest';
import { breakLines } from '../../src/lib/drawings/break-lines.ts';
import { cropAround } from '../../src/lib/drawings/render-card.ts';
import { listMissingLetters, loadTypeface } from '../../src/lib/drawings/typeface.ts';

const measure = (text: string, size: number) => text.length * size;
const settings = [
  { size: 20, maxLines: 1 },
  { size: 10, maxLines: 2 },
];

describe('the words of a share card', () => {
  it('the text of a share card has the largest size that fits', () => {
    expect(breakLines('clean', 100, settings, measure)).toEqual({ lines: ['clean'], size: 20 });
  });

  it('a text too long for a share card ends with an ellipsis', () => {
    const { lines, size } = breakLines('far too many words for any card', 110, settings, measure);
    expect({ lines, size }).toEqual({ lines: ['far too', 'many words…'], size: 10 });
  });

  it('a word wider than the share card is broken', () => {
    expect(breakLines('Donaudampfschiff', 100, settings, measure).lines).toEqual(['Donaudampf', 'schiff']);
  });

  it('a share card draws letters missing from page fonts, or omits them', async () => {
    for (const name of ['besley', 'figtree'] as const) {
      const face = await loadTypeface(name, 600);
      for (const letter of ['ł', '½', '™', '—', 'ç']) expect(face.measure(letter, 20), letter).toBeGreaterThan(5);
      expect(face.measure('a 😀 Жb', 20)).toBe(face.measure('a b', 20));
      expect(face.draw('a😀', 20, 0, 0)).toBe(face.draw('a', 20, 0, 0));
    }
    expect(await listMissingLetters('Façade 😀 Care™ Ж😀')).toEqual(['😀', 'Ж']);
  });
});

describe('the crop of its picture around the focal point', () => {
  it('the crop keeps its focal point in the middle if the edges allow', () => {
    expect(cropAround({ width: 1500, height: 1000 }, 1, [50, 50])).toEqual({
      left: 250,
      top: 0,
      width: 1000,
      height: 1000,
    });
  });

  it('the crop stops at the edges of the picture', () => {
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
