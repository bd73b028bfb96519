import { SitemapStream, streamToPromise } from 'sitemap';

export interface SitemapPage {
  route: string;
  changed: Date | undefined;
  images: { src: string }[];
}

/** Composes one sitemap file for all pages, with the pictures that search engines may list. */
export async function composeSitemap(pages: SitemapPage[], siteUrl: string): Promise<string> {
  const stream = new SitemapStream({
    hostname: siteUrl,
    lastmodDateOnly: false,
    xmlns: { news: false, video: false, xhtml: false, image: true },
  });
  const text = streamToPromise(stream);
  for (const { route, changed, images } of pages) {
    stream.write({
      url: new URL(route, siteUrl).href,
      ...(changed && { lastmod: changed.toISOString() }),
      img: images.map(({ src }) => ({ url: new URL(src, siteUrl).href })),
    });
  }
  stream.end();
  return `${(await text).toString()}\n`;
}
