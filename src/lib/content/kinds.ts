import { z } from 'zod';
import { answers } from '../schemas/answers.ts';
import { area } from '../schemas/area.ts';
import { areaPage } from '../schemas/area-page.ts';
import { business } from '../schemas/business.ts';
import { claim } from '../schemas/claim.ts';
import { gallery, galleryPair } from '../schemas/gallery.ts';
import { catalogueFile, pictureEntry } from '../schemas/picture.ts';
import { prices } from '../schemas/prices.ts';
import { redirects, redirectsFile } from '../schemas/redirect.ts';
import { ownName } from '../schemas/reference.ts';
import { review, reviews, testimonial, testimonials } from '../schemas/review.ts';
import { seasons } from '../schemas/seasons.ts';
import { service } from '../schemas/service.ts';
import { zipCodes } from '../schemas/zip-codes.ts';
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
  business: { files: ['src/content/business.yaml'], schema: business },
  areas: { files: ['src/content/areas/*.yaml'], schema: area },
  areaPages: { files: ['src/content/area-pages/*/*.yaml'], schema: areaPage },
  services: { files: ['src/content/services/*/*.yaml'], schema: service },
  zipCodes: { files: ['src/content/zip-codes.yaml'], schema: zipCodes },
  seasons: { files: ['src/content/seasons.yaml'], schema: seasons },
  prices: { files: ['src/content/prices.yaml'], schema: prices },
  answers: { files: ['src/content/answers.yaml'], schema: answers },
  reviews: { files: ['src/content/reviews.yaml'], schema: review, list: reviews },
  testimonials: { files: ['src/content/testimonials.yaml'], schema: testimonial, list: testimonials },
  claims: { files: ['src/content/claims.yaml'], schema: claim, list: z.array(claim) },
  // The whole file is one entry, because Astro warns about a collection without entries.
  redirects: { files: [redirectsFile], schema: redirects },
  gallery: { files: ['src/content/gallery.yaml'], schema: galleryPair, list: gallery },
  pictures: { files: [catalogueFile], schema: pictureEntry, list: z.record(ownName, pictureEntry) },
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
export const findPage = (file: string) => pagesByContent.get(file);

/** Returns the schema of a whole file; `undefined` if the file belongs to no page. */
export const findSchema = (file: string, kind: ContentKindName): z.ZodType | undefined =>
  kind === 'pages'
    ? findPage(file)?.page.schema
    : ((contentKinds[kind] as ContentKind).list ?? contentKinds[kind].schema);
