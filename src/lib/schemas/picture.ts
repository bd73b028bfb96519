import { z } from 'zod';
import { rarelyChanged, text } from './fields.ts';

export const pictureFolder = 'src/pictures';
export const catalogueFile = `${pictureFolder}/catalogue.yaml`;

/** Returns the slot of a picture file. Cameras write IMG_1.JPG, whose slot is img-1. */
export const getSlot = (path: string) =>
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
export const minSharpWidth = { frame: 800, hero: 1200 };

const percent = z.number().min(0).max(100);

export const pictureEntrySchema = z.strictObject({
  alt: text.describe('What a person who cannot see it should know: one sentence.'),
  focal: z
    .tuple([percent, percent])
    .describe('The point that must stay visible when the picture is cropped: per cent from the left and from the top.'),
  credit: text.describe('Who made it.'),
  illustrative: z
    .boolean()
    .default(false)
    .describe(
      'Shows work or a building, but is not a photograph of it. While such a picture is not a drawing (SVG), the footer states that some pictures are illustrations.',
    ),
  property: z
    .enum(['home', 'business', 'either'])
    .default('either')
    .describe(
      'The kind of building it shows. npm run check:launch notes a home on a page for businesses, and a business on one for homes. A pane or a wall from near may be either.',
    )
    .meta(rarelyChanged),
});
