import { z } from 'zod';
import { rare, text } from './prose.ts';

export const pictureFolder = 'src/pictures';
export const catalogueFile = `${pictureFolder}/catalogue.yaml`;

/** What any frame shows at most; those of openings are larger. */
export const leastWidth = 800;
/** An opening fills half a large screen. */
export const leastOpeningWidth = 1200;

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
    .describe('Not a photograph. While one picture is an illustration, the footer says so.'),
  property: z
    .enum(['home', 'business', 'either'])
    .describe(
      'Whose building it shows: a home stands on no page for businesses, a business on none for homes. Near a pane or a wall it may be either.',
    )
    .meta(rare),
});
