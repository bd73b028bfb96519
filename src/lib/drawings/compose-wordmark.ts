import { loadTypeface } from './typeface.ts';

export interface Wordmark {
  width: number;
  height: number;
  /** The SVG file of the outlines. */
  svg: string;
}

const face = loadTypeface('besley', 600);
const size = 24.5;
// The letter spacing of headings, in em.
const tracking = -0.025;
/** The height of a k and the overshoot of an e below the baseline, in em. */
const ascent = 0.79;
const descent = 0.02;

/** Composes the name in the header as outlines, so that its typeface never changes while a page loads. */
export async function composeWordmark(brand: string): Promise<Wordmark> {
  const { measure, draw } = await face;
  const width = Math.ceil(measure(brand, size) + tracking * size * brand.length);
  const height = Math.ceil((ascent + descent) * size);
  const letters = draw(brand, size, 0, Number((ascent * size).toFixed(2)), tracking);
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g id="name">${letters}</g></svg>`,
  };
}
