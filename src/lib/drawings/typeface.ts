import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as GlyphBuffer, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { FaultError } from '../fault-error.ts';

/** A typeface at one weight, whose text becomes outlines: a picture must not depend on the fonts of the machine. */
export interface Typeface {
  /** Width of a line in pixels. */
  measure: (text: string, size: number) => number;
  /** Outlines of a line whose baseline starts at x, y. `tracking` stands between letters, in em. */
  draw: (text: string, size: number, x: number, y: number, tracking?: number) => string;
}

interface PlacedGlyph {
  id: number;
  x: number;
}

/** Outlines are rounded to so many units of the typeface: 1 is a thousandth of a letter's size or less, and small letters need less. */
export async function loadTypeface(name: 'besley' | 'figtree', weight: number, grain = 1): Promise<Typeface> {
  const data = await decompress(await readFile(join(process.cwd(), 'src/styles/fonts', `${name}.woff2`)));
  const face = new Face(new Blob(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) as ArrayBuffer));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const unitsPerEm = face.upem;
  const lines = new Map<string, { glyphs: PlacedGlyph[]; width: number }>();
  const outlines = new Map<number, string>();

  // Outlines cost most, and only the few lines that are drawn need them; a heading is measured in many breaks.
  function outline(id: number) {
    // Decimals make a drawing twice as long and no finer.
    const path =
      outlines.get(id) ??
      font.glyphToPath(id).replace(/\d+(\.\d+)?/g, (number) => `${Math.round(Number(number) / grain)}`);
    outlines.set(id, path);
    return path;
  }

  function layOut(text: string) {
    const known = lines.get(text);
    if (known) return known;
    const buffer = new GlyphBuffer();
    // The typefaces hold no space of the kind that keeps a figure with its degrees.
    buffer.addText(text.replaceAll('\u00a0', ' '));
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let width = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyphId, cluster }, index) => {
      if (glyphId === 0) {
        throw new FaultError(`"${text}" has the character "${text[cluster]}", which ${name} lacks: write it without`);
      }
      const position = positions[index];
      const glyph = { id: glyphId, x: width + (position?.xOffset ?? 0) };
      width += position?.xAdvance ?? 0;
      return glyph;
    });
    const line = { glyphs, width };
    lines.set(text, line);
    return line;
  }

  return {
    measure: (text, size) => (layOut(text).width * size) / unitsPerEm,
    draw: (text, size, x, y, tracking = 0) => {
      const scale = (grain * size) / unitsPerEm;
      const glyphs = layOut(text).glyphs.map(
        ({ id, x: start }, index) =>
          `<path transform="translate(${Math.round((start + index * tracking * unitsPerEm) / grain)})" d="${outline(id)}"/>`,
      );
      return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${glyphs.join('')}</g>`;
    },
  };
}
