import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentSource, type FieldPath, readContentSource } from '../content-loading/content-source.ts';
import { pictureFolder, readOriginal, slotOf } from '../picture-pipeline/original.ts';
import type { LaunchIssue } from './launch-issue.ts';

interface RawPicture {
  illustrative?: boolean;
  from?: string;
}

type Catalogue = Record<string, RawPicture | undefined>;

const catalogueFile = `${pictureFolder}/catalogue.yaml`;
const fix =
  'Put a photograph of your own at src/pictures/NAME.jpg and remove "illustrative: true" from its entry in src/pictures/catalogue.yaml.';

/** The slots whose file is marked as an illustration and was not made by a camera either. */
export async function findIllustrations(root: string): Promise<Set<string>> {
  const catalogue = readContentSource(root, catalogueFile).data as Catalogue;
  const files = readdirSync(join(root, pictureFolder)).filter((name) => !name.endsWith('.yaml'));
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
  const gallery = readContentSource(root, 'src/content/gallery.yaml');
  const illustrations = await findIllustrations(root);
  return (gallery.data as { id: string; picture: string }[]).flatMap(({ id, picture }, index) =>
    illustrations.has(picture)
      ? {
          kind: 'blocker' as const,
          sort: 'illustrative-picture',
          what: `Gallery item ${id} shows the illustration ${picture}, not a job you did`,
          where: gallery.locate([index]).where,
          field: { file: catalogueFile, path: [picture] },
          fix,
        }
      : [],
  );
}

function listStrings(value: unknown, path: FieldPath = []): { text: string; path: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listStrings(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every other page that shows illustrations: those its content names, and those its route does. */
export async function checkIllustrations(root: string): Promise<LaunchIssue[]> {
  const illustrations = await findIllustrations(root);
  const list = (slots: string[]) => [...new Set(slots)].join(', ');
  const warn = (slots: string[], place: Pick<LaunchIssue, 'where' | 'field'>): LaunchIssue => ({
    kind: 'warning',
    sort: 'illustration',
    what: `Labeled as illustrations: ${list(slots)}`,
    ...place,
    fix,
  });
  const glob = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .sort();
  const ofContent = [...glob('src/content/{area-pages,pages,services}/**/*.yaml'), 'src/content/testimonials.yaml']
    .map((path): ContentSource => readContentSource(root, path))
    .flatMap(({ data, locate }) => {
      const named = listStrings(data).filter(({ text }) => illustrations.has(text));
      return named[0]
        ? warn(
            named.map(({ text }) => text),
            locate(named[0].path),
          )
        : [];
    });
  const ofRoutes = glob('src/pages/**/*.astro').flatMap((path) => {
    const named = [...readFileSync(join(root, path), 'utf8').matchAll(/resolve\('([\w-]+)'/g)]
      .map(([, slot = '']) => slot)
      .filter((slot) => illustrations.has(slot));
    return named[0] ? warn(named, { where: path, field: { file: catalogueFile, path: [named[0]] } }) : [];
  });
  return [...ofContent, ...ofRoutes];
}

/**
 * The illustrations of a built page that do not say so: each frame is labeled behind its picture or pictures, a list of
 * thumbs once anywhere in its section.
 */
export function findUnlabeledIllustrations(html: string, illustrations: Set<string>): string[] {
  return html.split('<section').flatMap((section) => {
    if (section.includes('>Illustrations<')) return [];
    const unlabeled: string[] = [];
    let frame: string[] = [];
    let slider = false;
    for (const [token, slot = ''] of section.matchAll(
      /data-compare-slider|class="picture-([\w-]+)"|>Illustration<|<\/section>/g,
    )) {
      if (token === '>Illustration<') {
        frame = [];
        slider = false;
      } else if (slot) {
        if (!slider) unlabeled.push(...frame.splice(0));
        if (illustrations.has(slot)) frame.push(slot);
      } else {
        unlabeled.push(...frame.splice(0));
        slider = token === 'data-compare-slider';
      }
    }
    return [...unlabeled, ...frame];
  });
}
