import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { area } from './schemas/area.ts';
import { areaPage } from './schemas/area-page.ts';
import { business } from './schemas/business.ts';
import { claim } from './schemas/claim.ts';
import { galleryItem } from './schemas/gallery.ts';
import { legalPage } from './schemas/legal.ts';
import {
  aboutPage,
  areasServedPage,
  contactPage,
  galleryPage,
  homePage,
  notFoundPage,
  reviewsPage,
  servicesPage,
} from './schemas/pages.ts';
import { pictureEntry } from './schemas/picture.ts';
import { prices } from './schemas/prices.ts';
import { review, testimonial } from './schemas/review.ts';
import { service } from './schemas/service.ts';
import { zipCodes } from './schemas/zip-codes.ts';

const folder = (base: string) => glob({ base: `./src/content/${base}`, pattern: '**/*.yaml' });
const single = (base: string, name: string) => glob({ base: `./src/content/${base}`, pattern: `${name}.yaml` });
// A list in one file whose items bring their own id. The store sorts by key, so the keys keep the order of the file.
const list = (path: string) =>
  file(path, {
    parser: (text) => {
      const items = parse(text) as { id: string }[];
      const twice = items.find((item, index) => items.findIndex(({ id }) => id === item.id) < index);
      if (twice) throw new Error(`${path} has two items with the id ${twice.id}`);
      return Object.fromEntries(items.map((item, index) => [String(index).padStart(4, '0'), item]));
    },
  });
const page = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  defineCollection({ loader: single('pages', name), schema });

export const collections = {
  business: defineCollection({ loader: single('.', 'business'), schema: business }),
  areas: defineCollection({ loader: folder('areas'), schema: area }),
  areaPages: defineCollection({ loader: folder('area-pages'), schema: areaPage }),
  services: defineCollection({ loader: folder('services'), schema: service }),
  reviews: defineCollection({ loader: list('src/content/reviews.yaml'), schema: review }),
  testimonials: defineCollection({ loader: list('src/content/testimonials.yaml'), schema: testimonial }),
  claims: defineCollection({ loader: list('src/content/claims.yaml'), schema: claim }),
  gallery: defineCollection({ loader: list('src/content/gallery.yaml'), schema: galleryItem }),
  pictures: defineCollection({
    loader: file('src/pictures/catalogue.yaml', {
      parser: (text) => parse(text) as Record<string, Record<string, unknown>>,
    }),
    schema: pictureEntry,
  }),
  prices: defineCollection({ loader: single('.', 'prices'), schema: prices }),
  zipCodes: defineCollection({ loader: single('.', 'zip-codes'), schema: zipCodes }),
  legal: defineCollection({
    loader: glob({ base: './src/content/legal', pattern: '*.md' }),
    schema: legalPage,
  }),
  homePage: page('home', homePage),
  servicesPage: page('services', servicesPage),
  areasServedPage: page('areas-served', areasServedPage),
  galleryPage: page('gallery', galleryPage),
  reviewsPage: page('reviews', reviewsPage),
  aboutPage: page('about', aboutPage),
  contactPage: page('contact', contactPage),
  notFoundPage: page('not-found', notFoundPage),
};
