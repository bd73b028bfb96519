/** The names of pages for the owner, as links on the site show them. */
import type { ContentFile } from '../src/lib/content/content-kinds.ts';
import { getFileLabel } from './content-forms.ts';
import { isGroup } from './shape.ts';

/** Returns the heading of an area page, and the name of the form of any other file. */
export function getContentLabel({ kind, file, data }: ContentFile): string {
  const hero = kind === 'areaPages' && isGroup(data) && data['hero'];
  const heading = isGroup(hero) && hero['heading'];
  return heading ? String(heading) : getFileLabel(file);
}
