import { z } from 'zod';
import { pastDay, rare, said, text } from './prose.ts';
import { slot } from './reference.ts';

const provenance = {
  sample: z.boolean().default(false).describe('Nobody real said this: the public site leaves it out.'),
  source: said.optional().describe('Where the customer said it, such as Google.'),
  date: pastDay.optional().describe('When the customer said it.'),
};
interface Provenance {
  sample: boolean;
  source?: string | undefined;
  date?: string | undefined;
}
function requireProvenance(said: Provenance, context: z.RefinementCtx) {
  const message = 'is missing: write it, or mark it as a sample while nobody real said it';
  for (const key of ['source', 'date'] as const)
    if (!said.sample && !said[key]) context.addIssue({ code: 'custom', path: [key], message });
}

export const review = z
  .strictObject({
    id: z.string().meta(rare),
    name: said.describe('First name and initial.'),
    location: said.optional().describe('The town or neighborhood, where the customer named one.'),
    rating: z.literal([5, 4, 3, 2, 1]).describe('Stars, as the customer gave them.'),
    text: said,
    service: text.describe('The label under the review.'),
    ...provenance,
    date: pastDay.describe('When the customer said it. The page says how long ago that is.'),
  })
  .superRefine(requireProvenance);

export const testimonial = z
  .strictObject({
    id: z.string().meta(rare),
    shownOn: z.enum(['home', 'reviews']).describe('The page: Home, or Reviews with a picture.'),
    quote: said.describe('Without quotation marks. The page shows five stars with it.'),
    author: said.describe('First name and initial.'),
    title: said.optional().describe('For example: Homeowner, Briargate.'),
    picture: slot.optional().describe('On Reviews only.'),
    pictureBefore: slot.optional().describe('The same before the work.'),
    ...provenance,
  })
  .superRefine(requireProvenance);

/** The only testimonial of a residential area page. */
export const pageTestimonial = z
  .strictObject({
    quote: said.describe('Without quotation marks. The page shows five stars with it.'),
    author: said.describe('First name and initial.'),
    descriptor: said.optional().describe('For example: Manitou Springs resident, homeowner, commercial client.'),
    ...provenance,
  })
  .superRefine(requireProvenance)
  .describe('What a customer here said. Without it the page shows none.');

export const reviews = z
  .array(review)
  .describe('Any number. The site shows those of customers once it is launched, and leaves samples out.');

export const testimonials = z.array(testimonial);
