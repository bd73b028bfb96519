import type { ContentFile } from './content-kinds.ts';
import { listTexts } from './list-texts.ts';
import type { FieldPath } from './yaml-source.ts';

export interface PageLink {
  file: string;
  path: FieldPath;
  /** The path without query, fragment and trailing slash. */
  href: string;
}

/** Lists the links in content to pages of this site. A file such as /sitemap.xml is no page. */
export function listLinks(contents: ContentFile[]): PageLink[] {
  return contents.flatMap(({ file, data, body }) =>
    [...listTexts(data), { path: [], text: body }].flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((\/[^)\s?#]*)/g)]
        .map(([, href = '']) => ({ file, path, href: href.replace(/(.)\/$/, '$1') }))
        .filter(({ href }) => !href.includes('.')),
    ),
  );
}
