import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as GlyphBuffer, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** A typeface at one weight that converts text to outlines: a picture must not depend on the fonts of the machine. */
export interface Typeface {
  /** Returns the width of a line in pixels. */
  measure: (text: string, size: number) => number;
  /** Returns the outlines of a line whose baseline starts at x, y. `tracking` is added between letters, in em. */
  draw: (text: string, size: number, x: number, y: number, tracking?: number) => string;
}

type FaceName = 'besley' | 'figtree';

interface PlacedGlyph {
  file: FontFile;
  id: number;
  x: number;
}

interface FontFile {
  font: Font;
  letters: Set<number>;
  unitsPerEm: number;
}

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

const listFontsourceFiles = (name: FaceName) =>
  ['latin', 'latin-ext'].map((set) => resolve(`@fontsource-variable/${name}/files/${name}-${set}-wght-normal.woff2`));

/**
 * Lists the file that pages load, then the whole typeface that it was subset from, then the other typeface: together
 * they contain most European letters.
 */
const listFiles = (name: FaceName) => [
  join(process.cwd(), 'src/styles/fonts', `${name}.woff2`),
  ...listFontsourceFiles(name),
  ...listFontsourceFiles(name === 'besley' ? 'figtree' : 'besley'),
];

let lastDecompressed: Promise<unknown> = Promise.resolve();

/** Decompresses one file at a time: wawoff2 returns a view of its own memory, which the next call overwrites. */
function decompressFont(path: string): Promise<Uint8Array> {
  const font = lastDecompressed.then(async () => Uint8Array.from(await decompress(await readFile(path))));
  lastDecompressed = font.catch(() => undefined);
  return font;
}

async function loadFont(path: string, weight: number): Promise<FontFile> {
  const face = new Face(new Blob(await decompressFont(path)));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return { font, letters: new Set(face.collectUnicodes()), unitsPerEm: face.upem };
}

const loadFonts = (name: FaceName, weight: number) =>
  Promise.all(listFiles(name).map((path) => loadFont(path, weight)));

// The typefaces have no no-break space, which keeps a figure with its degrees.
const listLetters = (text: string) => [...text.normalize('NFC').replaceAll('\u00a0', ' ')];

const findFont = (fonts: FontFile[], letter: string) =>
  fonts.find(({ letters }) => letters.has(letter.codePointAt(0) as number));

/** Splits a text into pieces that one font file can draw. A letter that no file has, such as an emoji, is left out. */
function splitByFont(text: string, fonts: FontFile[]): { file: FontFile; text: string }[] {
  const pieces: { file: FontFile; text: string }[] = [];
  const letters = listLetters(text).filter((letter) => findFont(fonts, letter));
  // A letter that was left out between two spaces leaves only one of them.
  for (const letter of letters.join('').replace(/ {2,}/g, ' ').trim()) {
    const file = findFont(fonts, letter) as FontFile;
    const last = pieces.at(-1);
    if (last?.file === file) last.text += letter;
    else pieces.push({ file, text: letter });
  }
  return pieces;
}

const headingFonts = loadFonts('besley', 600);

/** Returns the letters of a text that share cards, the map and the name in the header leave out. */
export async function listMissingLetters(text: string): Promise<string[]> {
  const fonts = await headingFonts;
  const isMissing = (letter: string) => !findFont(fonts, letter) && !/[\p{M}\p{Cf}]/u.test(letter);
  return [...new Set(listLetters(text).filter(isMissing))];
}

/**
 * Outlines are rounded to `grain` units of the typeface: 1 is a thousandth of a letter's size or less, and small
 * letters need less precision.
 */
export async function loadTypeface(name: FaceName, weight: number, grain = 1): Promise<Typeface> {
  const fonts = await loadFonts(name, weight);
  const unitsPerEm = fonts[0]?.unitsPerEm ?? 1000;
  const lineCache = new Map<string, { glyphs: PlacedGlyph[]; width: number }>();
  const outlineCache = new Map<FontFile, Map<number, string>>(fonts.map((file) => [file, new Map()]));

  // Outlines cost most, and only the few lines that are drawn need them; a heading is measured with many breaks.
  function getOutline({ file, id }: PlacedGlyph) {
    const cachedPath = outlineCache.get(file)?.get(id);
    const units = (grain * file.unitsPerEm) / unitsPerEm;
    // Decimals make a drawing twice as long and no finer.
    const path =
      cachedPath ??
      file.font.glyphToPath(id).replace(/\d+(\.\d+)?/g, (number) => `${Math.round(Number(number) / units)}`);
    outlineCache.get(file)?.set(id, path);
    return path;
  }

  function layOut(text: string) {
    const cachedLine = lineCache.get(text);
    if (cachedLine) return cachedLine;
    let width = 0;
    const glyphs: PlacedGlyph[] = [];
    for (const { file, text: piece } of splitByFont(text, fonts)) {
      const buffer = new GlyphBuffer();
      buffer.addText(piece);
      buffer.guessSegmentProperties();
      shape(file.font, buffer);
      const positions = buffer.getGlyphPositions();
      for (const [index, { codepoint: id }] of buffer.getGlyphInfos().entries()) {
        const position = positions[index];
        const scale = unitsPerEm / file.unitsPerEm;
        glyphs.push({ file, id, x: width + (position?.xOffset ?? 0) * scale });
        width += (position?.xAdvance ?? 0) * scale;
      }
    }
    const line = { glyphs, width };
    lineCache.set(text, line);
    return line;
  }

  return {
    measure: (text, size) => (layOut(text).width * size) / unitsPerEm,
    draw: (text, size, x, y, tracking = 0) => {
      const scale = (grain * size) / unitsPerEm;
      const glyphs = layOut(text).glyphs.map(
        (glyph, index) =>
          `<path transform="translate(${Math.round((glyph.x + index * tracking * unitsPerEm) / grain)})" d="${getOutline(glyph)}"/>`,
      );
      return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${glyphs.join('')}</g>`;
    },
  };
}
