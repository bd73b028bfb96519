import type { APIRoute } from 'astro';
import { createLastChangedReader } from '../lib/seo/last-changed.ts';
import { listPages } from '../lib/seo/page-heads.ts';
import { resolvePageImages } from '../lib/seo/page-images.ts';
import { composeSitemap } from '../lib/seo/sitemap.ts';
import { getSettings } from '../lib/settings/get-settings.ts';

export const GET: APIRoute = async () => {
  const getChanged = createLastChangedReader(process.cwd(), (reason) => {
    console.warn(`The sitemap omits dates that Git does not have: ${reason}.`);
  });
  const pages = await Promise.all(
    (await listPages()).map(async (head) => ({
      route: head.route,
      changed: getChanged(head.files),
      images: await resolvePageImages(head),
    })),
  );
  return new Response(await composeSitemap(pages, getSettings().siteUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
