import { z } from 'zod';
import { rarelyChanged, text } from './fields.ts';
import { entryId, slot } from './reference.ts';

export const galleryCategories = ['windows', 'pressure-washing', 'house-washing', 'commercial', 'concrete'] as const;

export type GalleryCategory = (typeof galleryCategories)[number];

const side = z.strictObject({ picture: slot, description: text });

export const galleryPairSchema = z.strictObject({
  id: entryId.meta(rarelyChanged),
  category: z.enum(galleryCategories),
  title: text.describe('What both pictures show.'),
  before: side,
  after: side,
});

export const gallerySchema = z.array(galleryPairSchema);
