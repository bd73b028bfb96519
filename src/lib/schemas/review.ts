import { z } from 'zod';
import { customerText, pastDay, rarelyChanged, text } from './fields.ts';
import { slot } from './reference.ts';

const provenance = {
  sample: z.boolean().default(false).describe('No real customer said this. The public site leaves it out.'),
  source: customerText.optional().describe('Where the customer said it, such as Google.'),
  date: pastDay.optional().describe('When the customer said it.'),
};
interface Provenance {
  sample: boolean;
  source?: string | undefined;
  date?: string | undefined;
}
function requireProvenance(quotation: Provenance, context: z.RefinementCtx) {
  const message = 'is missing: write it, or mark it as a sample if no customer said it';
  for (const key of ['source', 'date'] as const)
    if (!quotation.sample && !quotation[key]) context.addIssue({ code: 'custom', path: [key], message });
}

export const reviewSchema = z
  .strictObject({
    id: z.string().meta(rarelyChanged),
    name: customerText.describe('First name and initial.'),
    location: customerText.optional().describe('The town or neighborhood, if the customer named one.'),
    rating: z.literal([5, 4, 3, 2, 1]).describe('Stars, as the customer gave them.'),
    text: customerText,
    service: text.describe('The label under the review.'),
    ...provenance,
    date: pastDay.describe('When the customer said it. The page shows how long ago that is.'),
  })
  .superRefine(requireProvenance);

export const testimonialSchema = z
  .strictObject({
    id: z.string().meta(rarelyChanged),
    shownOn: z.enum(['home', 'reviews']).describe('The page: Home, or Reviews with a picture.'),
    quote: customerText.describe('Without quotation marks. The page shows five stars with it.'),
    author: customerText.describe('First name and initial.'),
    title: customerText.optional().describe('For example: Homeowner, Briargate.'),
    picture: slot.optional().describe('On Reviews only.'),
    pictureBefore: slot.optional().describe('The same before the work.'),
    ...provenance,
  })
  .superRefine(requireProvenance);

/** The only testimonial of a residential area page. */
export const pageTestimonialSchema = z
  .strictObject({
    quote: customerText.describe('Without quotation marks. The page shows five stars with it.'),
    author: customerText.describe('First name and initial.'),
    descriptor: customerText
      .optional()
      .describe('For example: Manitou Springs resident, homeowner, commercial client.'),
    ...provenance,
  })
  .superRefine(requireProvenance)
  .describe('The words of a customer from here. Without it, the page has no testimonial.');

export const reviewsSchema = z
  .array(reviewSchema)
  .describe('Any number. The site shows those of customers once it is launched, and leaves samples out.');

export const testimonialsSchema = z.array(testimonialSchema);
