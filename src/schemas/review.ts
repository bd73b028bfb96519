import { z } from 'zod';
import { atLeast, day, said, text } from './prose.ts';
import { slot } from './reference.ts';

const provenance = {
  sample: z
    .boolean()
    .default(false)
    .describe('Nobody real said this: other builds label it, a launch build leaves it out.'),
  source: said.optional().describe('Where the customer said it. Required for a real one.'),
  date: day.optional().describe('When the customer said it: YYYY-MM-DD. Required for a real one.'),
};
interface Provenance {
  sample: boolean;
  source?: string | undefined;
  date?: string | undefined;
}
const isTraceable = ({ sample, source, date }: Provenance) => sample || Boolean(source && date);
const untraceable = 'needs source and date, or sample: true while nobody real said it';

export const review = z
  .strictObject({
    id: z.string(),
    name: said.describe('First name and initial.'),
    location: said,
    rating: z.literal([5, 4, 3, 2, 1]).describe('Stars, as the customer gave them.'),
    text: said,
    service: text.describe('The label under the review.'),
    ...provenance,
    date: day.describe('When the customer said it: YYYY-MM-DD. The page says how long ago that is.'),
  })
  .refine(isTraceable, untraceable);

export const testimonial = z
  .strictObject({
    id: z.string(),
    shownOn: z.enum(['home', 'reviews']).describe('The page: Home, or Reviews with a picture.'),
    quote: said.describe('Without quotation marks. The page shows five stars with it.'),
    author: said.describe('First name and initial.'),
    title: said.describe('For example: Homeowner, Briargate.'),
    picture: slot.optional().describe('On Reviews only.'),
    ...provenance,
  })
  .refine(isTraceable, untraceable);

/** The one testimonial inside a residential area page. */
export const pageTestimonial = z
  .strictObject({
    quote: said.describe('Without quotation marks. The page shows five stars with it.'),
    author: said.describe('First name and initial.'),
    descriptor: said.describe('For example: Manitou Springs resident, homeowner, commercial client.'),
    ...provenance,
  })
  .refine(isTraceable, untraceable)
  .describe('What a customer here said. Without one the page has no such band.');

export const reviews = atLeast(12, review, 'reviews').describe(
  'Any number from twelve up. A sample goes when it is replaced, since the specification counts twelve.',
);

// Both bands are laid out for three.
const leastPerPage = 3;

export const testimonials = z.array(testimonial).superRefine((list, context) => {
  for (const page of ['home', 'reviews'] as const) {
    const count = list.filter(({ shownOn }) => shownOn === page).length;
    if (count < leastPerPage) {
      const message = `needs at least ${leastPerPage} testimonials with shownOn: ${page}, has ${count}`;
      context.addIssue({ code: 'custom', message });
    }
  }
});
