/** The names of pages for the owner, as links on the site show them. */
import type { ContentFile } from '../src/lib/content/content-kinds.ts';
import { getSlug } from '../src/lib/content/routes.ts';
import { pages } from '../src/lib/site/pages.ts';
import { type AreaPageKey, areaPageHref, serviceHref } from '../src/lib/site/paths.ts';
import { areaForm, getFileLabel } from './content-forms.ts';
import { getFieldLabel } from './field-names.ts';
import { isGroup } from './shape.ts';

/** Returns the heading of an area page, the present name of an area, and the name of the form of any other file. */
export function getContentLabel({ kind, file, data }: ContentFile): string {
  if (kind === 'areas') return `${areaForm.label}: ${(data as { name: string }).name}`;
  const hero = kind === 'areaPages' && isGroup(data) && data['hero'];
  const heading = isGroup(hero) && hero['heading'];
  return heading ? String(heading) : getFileLabel(file);
}

/**
 * Returns the name of a file in lists of changes. The files of an area keep its first name: `readAreaName` returns the
 * present one, from the file of the area.
 */
export function getChangedFileLabel(path: string, readAreaName: (areaFile: string) => string | undefined): string {
  const [, slug = ''] = /^src\/content\/area(?:s|-pages)\/([\w-]+)/.exec(path) ?? [];
  const name = slug && readAreaName(`${areaForm.place}/${slug}.yaml`);
  const label = getFileLabel(path);
  return name ? label.replace(getFieldLabel(slug), () => name) : label;
}

/** Returns the name of the page at an address, or the address itself if there is no such page. */
export function getPageName(contents: ContentFile[], route: string): string {
  const mainPage = Object.values(pages).find(({ path }) => path === route);
  if (mainPage) return mainPage.name;
  const isAtRoute = ({ kind, file, data }: ContentFile) =>
    (kind === 'areaPages' && areaPageHref(data as AreaPageKey) === route) ||
    (kind === 'services' &&
      serviceHref((data as { kind: 'residential' | 'commercial' }).kind, getSlug(file)) === route);
  const content = contents.find(isAtRoute);
  return content ? getContentLabel(content) : route;
}
