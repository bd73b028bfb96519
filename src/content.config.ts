import { defineCollection } from 'astro:content';
import type { z } from 'zod';
import { type ContentKindName, contentKinds } from './lib/content/content-kinds.ts';
import { createContentLoader } from './lib/content/content-loader.ts';

const define = <Schema extends z.ZodType>(name: ContentKindName, { schema }: { schema: Schema }) =>
  defineCollection({ loader: createContentLoader(name), schema });

export const collections = {
  business: define('business', contentKinds.business),
  areas: define('areas', contentKinds.areas),
  areaPages: define('areaPages', contentKinds.areaPages),
  services: define('services', contentKinds.services),
  prices: define('prices', contentKinds.prices),
  answers: define('answers', contentKinds.answers),
  seasons: define('seasons', contentKinds.seasons),
  zipCodes: define('zipCodes', contentKinds.zipCodes),
  reviews: define('reviews', contentKinds.reviews),
  testimonials: define('testimonials', contentKinds.testimonials),
  claims: define('claims', contentKinds.claims),
  redirects: define('redirects', contentKinds.redirects),
  gallery: define('gallery', contentKinds.gallery),
  pictures: define('pictures', contentKinds.pictures),
  pages: define('pages', contentKinds.pages),
};
