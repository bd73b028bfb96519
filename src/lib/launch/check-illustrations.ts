import { join } from 'node:path';
import type { z } from 'zod';
import { findContentKind, findSchema } from '../content/kinds.ts';
import { listReferences } from '../content/list-references.ts';
import { listContentFiles, listOwnFiles, readSource } from '../content/read-all.ts';
import { hasIllustrationNote } from '../pictures/illustration-note.ts';
import { isPicture, readOriginal, slotOf } from '../pictures/original.ts';
import type { gallery as galleryPairs } from '../schemas/gallery.ts';
import type { pictureEntry } from '../schemas/picture.ts';
import { catalogueFile, pictureFolder } from '../schemas/picture.ts';
import type { LaunchIssue } from './launch-issue.ts';

type Catalogue = Record<string, z.input<typeof pictureEntry> | undefined>;

const fix =
  'Put a photograph of your own at src/pictures/NAME.jpg and remove "illustrative: true" from its entry in src/pictures/catalogue.yaml.';

/** The slots whose file is marked as an illustration and was not made by a camera either. */
export async function findIllustrations(root: string): Promise<Set<string>> {
  const catalogue = readSource(root, catalogueFile).data as Catalogue;
  const files = listOwnFiles(join(root, pictureFolder)).filter(isPicture);
  const find = (wanted: string | undefined) => files.find((name) => slotOf(name) === wanted);
  const illustrations = new Set<string>();
  for (const slot of Object.keys(catalogue)) {
    const name = find(slot) ?? find(catalogue[slot]?.from);
    if (!name || !catalogue[slotOf(name)]?.illustrative) continue;
    if (!(await readOriginal(join(root, pictureFolder, name))).photograph) illustrations.add(slot);
  }
  return illustrations;
}

/** Pictures in the gallery that show no job of the company. */
export async function checkGalleryPictures(root: string): Promise<LaunchIssue[]> {
  const gallery = readSource(root, 'src/content/gallery.yaml');
  const illustrations = await findIllustrations(root);
  return (gallery.data as z.input<typeof galleryPairs>).flatMap(({ id, before, after }, index) =>
    [before, after]
      .filter(({ picture }) => illustrations.has(picture))
      .map(({ picture }) => ({
        kind: 'blocker' as const,
        sort: 'illustrative-picture',
        what: `Gallery pair ${id} shows the illustration ${picture}, not a job you did`,
        where: gallery.locate([index]),
        fix,
      })),
  );
}

/** Every other page that shows illustrations, or whose card does. */
export async function checkIllustrations(root: string): Promise<LaunchIssue[]> {
  const illustrations = await findIllustrations(root);
  return listContentFiles(root).flatMap((path): LaunchIssue[] => {
    const { data, locate } = readSource(root, path);
    const kind = findContentKind(path);
    const schema = kind && !['gallery', 'pictures'].includes(kind) && findSchema(path, kind);
    const shown = schema ? listReferences(schema, data) : [];
    const named = shown.filter(({ to, name }) => to === 'pictures' && illustrations.has(name));
    const slots = [...new Set(named.map(({ name }) => name))];
    return named[0]
      ? [
          {
            kind: 'warning',
            sort: 'illustration',
            what: `Illustrations, labeled where the page shows them: ${slots.join(', ')}`,
            where: locate(named[0].path),
            fix,
          },
        ]
      : [];
  });
}

/** The illustrations of a built page that says nowhere that it shows some. */
export function findUnlabeledIllustrations(html: string, illustrations: Set<string>): string[] {
  if (hasIllustrationNote(html)) return [];
  const shown = new Set([...html.matchAll(/class="picture-([\w-]+)"/g)].map(([, slot = '']) => slot));
  return [...shown].filter((slot) => illustrations.has(slot));
}
