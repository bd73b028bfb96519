import { z } from 'zod';
import { normalizeOldAddress } from '../site/old-address.ts';

/** Paths that are not served by pages: a redirect there would lose requests or break pages. */
const reservedPaths = /^\/(api|_astro|admin|requests)(\/|$)/;

export const redirectsFile = 'src/content/redirects.yaml';

/** An address of an older site, and the page that replaced it. */
export const redirectSchema = z.strictObject({
  from: z
    .string()
    .overwrite(normalizeOldAddress)
    .regex(/^\/./, 'is the home page: name an address below it, such as /about-us.html')
    .regex(/^[^?#]*$/, 'must end before ? or #: hosts compare only the path')
    .regex(/^[^*:\s]*$/, 'must be one address, without *, : or spaces: write one line for each')
    .refine((path) => !reservedPaths.test(path), 'is used by the site itself: remove the line')
    .describe('The old address, such as /about-us.html. Everything before the first slash is removed.'),
  to: z
    .string()
    .trim()
    .regex(/^\/(?!\/)\S*$/, 'must be a page of this site, such as /services')
    .describe('The page of this site that replaced it, such as /about.'),
});

export type Redirect = z.output<typeof redirectSchema>;

export const redirectsSchema = z
  .array(redirectSchema)
  .describe(
    'Addresses of an older site, each with the page that replaced it. Bookmarks and links then continue to work.',
  );
