import { z } from 'astro/zod';
import { area } from './area.ts';
import { areaPage } from './area-page.ts';
import { business } from './business.ts';
import { claim } from './claim.ts';
import { gallery } from './gallery.ts';
import * as pages from './pages.ts';
import { pictureEntry } from './picture.ts';
import { prices } from './prices.ts';
import { reviews, testimonials } from './review.ts';
import { service } from './service.ts';
import { zipCodes } from './zip-codes.ts';

export interface ContentKind {
  /** Name of its JSON Schema, without .json. */
  name: string;
  /** The files of this kind. */
  files: string;
  schema: z.ZodType;
}

const page = (name: string, schema: z.ZodType): ContentKind => ({
  name: `page-${name}`,
  files: `src/content/pages/${name}.yaml`,
  schema,
});

/** Every kind of YAML file an editor may open, with the schema that the build checks it by. */
export const contentKinds: ContentKind[] = [
  { name: 'business', files: 'src/content/business.yaml', schema: business },
  { name: 'area', files: 'src/content/areas/*.yaml', schema: area },
  { name: 'area-page', files: 'src/content/area-pages/*/*.yaml', schema: areaPage },
  { name: 'service', files: 'src/content/services/*/*.yaml', schema: service },
  { name: 'zip-codes', files: 'src/content/zip-codes.yaml', schema: zipCodes },
  { name: 'prices', files: 'src/content/prices.yaml', schema: prices },
  { name: 'reviews', files: 'src/content/reviews.yaml', schema: reviews },
  { name: 'testimonials', files: 'src/content/testimonials.yaml', schema: testimonials },
  { name: 'claims', files: 'src/content/claims.yaml', schema: z.array(claim) },
  { name: 'gallery', files: 'src/content/gallery.yaml', schema: gallery },
  { name: 'picture-catalogue', files: 'src/pictures/catalogue.yaml', schema: z.record(z.string(), pictureEntry) },
  page('home', pages.homePage),
  page('services', pages.servicesPage),
  page('areas-served', pages.areasServedPage),
  page('gallery', pages.galleryPage),
  page('reviews', pages.reviewsPage),
  page('about', pages.aboutPage),
  page('contact', pages.contactPage),
  page('not-found', pages.notFoundPage),
];

/** The kind of a file, given by its path from the project's root with forward slashes. */
export const findContentKind = (file: string) => patterns.find(({ pattern }) => pattern.test(file))?.kind;

const patterns = contentKinds.map((kind) => ({
  kind,
  pattern: new RegExp(`^${kind.files.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`),
}));
