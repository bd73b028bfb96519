import { z } from 'zod';
import { rare, text } from './prose.ts';
import { slot } from './reference.ts';

export const galleryCategories = ['windows', 'pressure-washing', 'house-washing', 'commercial', 'concrete'] as const;

export type GalleryCategory = (typeof galleryCategories)[number];

export const galleryItem = z.strictObject({
  id: z.string().meta(rare),
  category: z.enum(galleryCategories),
  type: z.enum(['before', 'after']),
  title: text,
  description: text,
  picture: slot,
});

export const gallery = z.array(galleryItem).superRefine((list, context) => {
  for (const category of galleryCategories) {
    for (const type of ['before', 'after'] as const) {
      if (list.some((item) => item.category === category && item.type === type)) continue;
      context.addIssue({ code: 'custom', message: `has no ${type} picture of category ${category}: add one` });
    }
  }
});
