import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readContentSource } from '../content-loading/content-source.ts';
import { pictureFolder, readOriginal, slotOf } from '../picture-pipeline/original.ts';
import type { LaunchIssue } from './launch-issue.ts';

interface RawPicture {
  illustrative?: boolean;
  from?: string;
}

type Catalogue = Record<string, RawPicture | undefined>;

/** Whether the file that is shown for a slot is marked as an illustration and was not made by a camera either. */
async function isIllustration(root: string, slot: string, catalogue: Catalogue): Promise<boolean> {
  const files = readdirSync(join(root, pictureFolder)).filter((name) => !name.endsWith('.yaml'));
  const find = (wanted: string | undefined) => files.find((name) => slotOf(name) === wanted);
  const name = find(slot) ?? find(catalogue[slot]?.from);
  if (!name || !catalogue[slotOf(name)]?.illustrative) return false;
  return !(await readOriginal(join(root, pictureFolder, name))).photograph;
}

/** Pictures in the gallery that show no job of the company. */
export async function checkGalleryPictures(root: string): Promise<LaunchIssue[]> {
  const gallery = readContentSource(root, 'src/content/gallery.yaml');
  const catalogue = readContentSource(root, `${pictureFolder}/catalogue.yaml`).data as Catalogue;
  const issues: LaunchIssue[] = [];
  for (const [index, { id, picture }] of (gallery.data as { id: string; picture: string }[]).entries()) {
    if (!(await isIllustration(root, picture, catalogue))) continue;
    issues.push({
      kind: 'blocker',
      sort: 'illustrative-picture',
      what: `Gallery item ${id} shows the illustration ${picture}, not a job you did`,
      where: gallery.locate([index]).where,
      field: { file: `${pictureFolder}/catalogue.yaml`, path: [picture] },
      fix: 'Put a photograph of your own at src/pictures/NAME.jpg and remove "illustrative: true" from its entry in src/pictures/catalogue.yaml.',
    });
  }
  return issues;
}
