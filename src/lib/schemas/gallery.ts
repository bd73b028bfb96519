import { z } from 'zod';
import { rare, text } from './prose.ts';
import { ownName, slot } from './reference.ts';

export const galleryCategories = ['windows', 'pressure-washing', 'house-washing', 'commercial', 'concrete'] as const;

export type GalleryCategory = (typeof galleryCategories)[number];

const side = z.strictObject({ picture: slot, description: text });

export const galleryPair = z.strictObject({
  id: ownName.meta(rare),
  category: z.enum(galleryCategories),
  title: text.describe('What both pictures show.'),
  before: side,
  after: side,
});

export const gallery = z.array(galleryPair);
