import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBusinessContact } from '../src/inbox/business-contact.ts';
import { maxBodyBytes } from '../src/inbox/quote-request.ts';
import type { Contact } from '../src/inbox/refusal-page.ts';
import type { Variables } from '../src/settings/setting-rules.ts';
import { getHostSettings, parseSettings } from '../src/settings/settings.ts';
import { adminPath, cacheControl, securityHeaders } from './headers.ts';
import { renderNotSentPage } from './not-sent-page.ts';

/** All that a host needs to know about the built site. */
export interface HostedSite {
  siteUrl: string;
  /** On every answer; what is no page has `filePolicy` for its policy. */
  headers: Record<string, string>;
  /** Addresses of the pages, without the 404 page. */
  routes: string[];
  /** Paths, or folders ending in `/*`, of the files that are neither pages nor named by a hash. */
  plainFiles: string[];
  /** Where the host forwards quote requests to. Private: it may stand in a server's own files, never in the site. */
  forwardUrl?: string | undefined;
  /** The page for a request that was not taken. */
  notSentPage: string;
  contact: Contact;
}

/** How long a browser may keep each kind of file. */
export const caching = {
  page: cacheControl('/'),
  hashedFile: cacheControl('/_astro/name.hash.js'),
  plainFile: cacheControl('/robots.txt'),
} as const;

export const maxQuoteKilobytes = maxBodyBytes / 1024;
/** Shorter than the form's own patience (15 s), so that the visitor gets an answer rather than a time-out. */
export const receiverSeconds = 12;

/** The redirects every host makes: a page's address with a slash or `.html` behind it goes to the page. */
export const pageWithEnding = String.raw`^((?:/[a-z0-9-]+)+)(?:/|\.html/?)$`;

export function readHostedSite(
  siteDirectory: string,
  variables: Variables,
  businessFile = join('src', 'content', 'business.yaml'),
): HostedSite {
  const settings = parseSettings(variables);
  const business = readBusinessContact(businessFile);
  const built = listBuiltFiles(siteDirectory);
  const hasCms = built.routes.includes(adminPath);
  const hostSettings = { ...getHostSettings(settings), mapEmbedUrl: business.mapEmbedUrl, hasCms };
  return {
    siteUrl: settings.siteUrl,
    headers: securityHeaders(hostSettings),
    ...built,
    forwardUrl: settings.forwardUrl,
    notSentPage: renderNotSentPage(business, hostSettings),
    contact: { brand: business.brand, phone: business.phone, answer: business.answer },
  };
}

function listBuiltFiles(directory: string): Pick<HostedSite, 'routes' | 'plainFiles'> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(directory.length).replaceAll('\\', '/')}/${entry.name}`)
    .map((path) => (path.startsWith('/') ? path : `/${path}`))
    .filter((path) => !path.startsWith('/_astro/') && !/\.(br|gz)$/.test(path))
    .sort();
  const pages = files.filter((path) => path.endsWith('.html'));
  const routes = pages
    .map((path) => path.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .filter((route) => route !== '/404');
  const foldersWithPages = new Set(pages.flatMap(listFolders));
  const plainFiles = files
    .filter((path) => !path.endsWith('.html'))
    .map((path) => {
      // The outermost folder: hosts add up rules that match, and one for a folder inside would say everything twice.
      const folder = listFolders(path).findLast((outer) => !foldersWithPages.has(outer));
      return folder ? `${folder}/*` : path;
    });
  return { routes, plainFiles: [...new Set(plainFiles)] };
}

/** The folders a file is in, from its own to the outermost. */
function listFolders(path: string): string[] {
  const folder = dirname(path);
  return folder === dirname(folder) ? [folder] : [folder, ...listFolders(folder)];
}
