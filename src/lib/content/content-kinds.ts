import { z } from 'zod';
import { answersSchema } from '../schemas/answers.ts';
import { areaSchema } from '../schemas/area.ts';
import { areaPageSchema } from '../schemas/area-page.ts';
import { businessSchema } from '../schemas/business.ts';
import { claimSchema } from '../schemas/claim.ts';
import { galleryPairSchema, gallerySchema } from '../schemas/gallery.ts';
import { catalogueFile, pictureEntrySchema } from '../schemas/picture.ts';
import { pricesSchema } from '../schemas/prices.ts';
import { redirectsFile, redirectsSchema } from '../schemas/redirect.ts';
import { entryId } from '../schemas/reference.ts';
import { reviewSchema, reviewsSchema, testimonialSchema, testimonialsSchema } from '../schemas/review.ts';
import { seasonsSchema } from '../schemas/seasons.ts';
import { serviceSchema } from '../schemas/service.ts';
import { zipCodesSchema } from '../schemas/zip-codes.ts';
import { type Page, pages } from '../site/pages.ts';

export interface ContentKind {
  files: string[];
  /** The schema of one entry: a file, or an item of a list. */
  schema: z.ZodType;
  /** The schema of the whole file, if it is a list. */
  list?: z.ZodType;
}

/** All kinds of content files, by the name of their collection. */
export const contentKinds = {
  business: { files: ['src/content/business.yaml'], schema: businessSchema },
  areas: { files: ['src/content/areas/*.yaml'], schema: areaSchema },
  areaPages: { files: ['src/content/area-pages/*/*.yaml'], schema: areaPageSchema },
  services: { files: ['src/content/services/*/*.yaml'], schema: serviceSchema },
  zipCodes: { files: ['src/content/zip-codes.yaml'], schema: zipCodesSchema },
  seasons: { files: ['src/content/seasons.yaml'], schema: seasonsSchema },
  prices: { files: ['src/content/prices.yaml'], schema: pricesSchema },
  answers: { files: ['src/content/answers.yaml'], schema: answersSchema },
  reviews: { files: ['src/content/reviews.yaml'], schema: reviewSchema, list: reviewsSchema },
  testimonials: { files: ['src/content/testimonials.yaml'], schema: testimonialSchema, list: testimonialsSchema },
  claims: { files: ['src/content/claims.yaml'], schema: claimSchema, list: z.array(claimSchema) },
  // The whole file is one entry, because Astro warns about a collection without entries.
  redirects: { files: [redirectsFile], schema: redirectsSchema },
  gallery: { files: ['src/content/gallery.yaml'], schema: galleryPairSchema, list: gallerySchema },
  pictures: { files: [catalogueFile], schema: pictureEntrySchema, list: z.record(entryId, pictureEntrySchema) },
  pages: {
    files: ['src/content/pages/*.yaml', 'src/content/legal/*.md'],
    schema: z.union(Object.values(pages).map(({ schema }) => schema)),
  },
} satisfies Record<string, ContentKind>;

export type ContentKindName = keyof typeof contentKinds;

export interface ContentFile {
  /** The path from the project's root. */
  file: string;
  kind: ContentKindName;
  /** The output of the schema, with the facts filled in. */
  data: unknown;
  /** The text of a Markdown file; '' for YAML. */
  body: string;
}

const patterns = Object.entries(contentKinds).flatMap(([name, { files }]) =>
  files.map((pattern) => ({
    name: name as ContentKindName,
    pattern: new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`),
  })),
);

/** Returns the kind of a file. Its path is relative to the project's root, with forward slashes. */
export const findContentKind = (file: string): ContentKindName | undefined =>
  patterns.find(({ pattern }) => pattern.test(file))?.name;

const pagesByContent = new Map(
  Object.entries(pages).map(([name, page]): [string, { name: string; page: Page }] => [page.content, { name, page }]),
);

/** Returns the page whose content is in a file, with its name. */
export const findPageByFile = (file: string) => pagesByContent.get(file);

/** Returns the schema of a whole file; `undefined` if the file belongs to no page. */
export const findSchema = (file: string, kind: ContentKindName): z.ZodType | undefined =>
  kind === 'pages'
    ? findPageByFile(file)?.page.schema
    : ((contentKinds[kind] as ContentKind).list ?? contentKinds[kind].schema);
