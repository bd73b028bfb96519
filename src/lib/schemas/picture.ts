import { z } from 'zod';
import { rare, text } from './prose.ts';

export const pictureFolder = 'src/pictures';
export const catalogueFile = `${pictureFolder}/catalogue.yaml`;

/** Returns the slot of a picture file. Cameras write IMG_1.JPG, whose slot is img-1. */
export const slotOf = (path: string) =>
  path
    .replace(/^.*\/|\.\w+$/g, '')
    .toLowerCase()
    .replaceAll('_', '-');

/** The minimum width in pixels; in a narrower picture nothing is recognizable. */
const minWidth = 400;

/** Returns the fault of a picture's width in pixels, or `undefined`. */
export const findWidthFault = (width: number): string | undefined =>
  width < minWidth
    ? `is ${width} pixels wide, and a page would show a blur: use one that is at least ${minWidth} pixels wide`
    : undefined;

/**
 * The largest widths in pixels at which frames show a picture: a hero fills half a large screen. Narrower pictures look
 * soft.
 */
export const minSharpWidth = { frame: 800, opening: 1200 };

const percent = z.number().min(0).max(100);

export const pictureEntry = z.strictObject({
  alt: text.describe('What a person who cannot see it should know: one sentence.'),
  focal: z
    .tuple([percent, percent])
    .describe('Per cent from the left and from the top of what must stay in sight when the picture is cropped.'),
  credit: text.describe('Who made it.'),
  illustrative: z
    .boolean()
    .default(false)
    .describe(
      'Shows work or a building, and is no photograph of it. While one that is not drawn (SVG) is left, the footer says that some pictures are illustrations.',
    ),
  property: z
    .enum(['home', 'business', 'either'])
    .default('either')
    .describe(
      'Whose building it shows: npm run check:launch notes a home on a page for businesses, and a business on one for homes. Near a pane or a wall it may be either.',
    )
    .meta(rare),
});
