import { join } from 'node:path';
import type { z } from 'zod';
import { findContentKind, findSchema } from '../content/content-kinds.ts';
import { listReferences, type WrittenReference } from '../content/list-references.ts';
import { listContentFiles, listOwnerFiles, readSource } from '../content/read-content.ts';
import type { ContentSource } from '../content/yaml-source.ts';
import { isPicture } from '../pictures/original.ts';
import { getPictureKind, type PictureKind } from '../pictures/picture-kind.ts';
import { catalogueFile, getSlot, type pictureEntrySchema, pictureFolder } from '../schemas/picture.ts';
import type { LaunchIssue } from './launch-issue.ts';

type Catalogue = Record<string, z.input<typeof pictureEntrySchema> | undefined>;
type Kinds = Map<string, PictureKind>;

/** Returns the kind of each picture in the catalogue that has a file. */
export function readPictureKinds(root: string): Kinds {
  const catalogue = readSource(root, catalogueFile).data as Catalogue;
  const files = listOwnerFiles(join(root, pictureFolder)).filter(isPicture);
  return new Map(
    files.flatMap((file) => {
      const entry = catalogue[getSlot(file)];
      return entry ? [[getSlot(file), getPictureKind(file, entry)] as const] : [];
    }),
  );
}

const replacementHint =
  'Put a photograph of your own at src/pictures/NAME.jpg, remove the old file, and remove "illustrative: true" from its entry in src/pictures/catalogue.yaml: both halves of a pair at once.';

const formatNames = (references: WrittenReference[]) => [...new Set(references.map(({ name }) => name))].join(', ');

/** Returns one key for pictures that are replaced together: a before with its after, and the steps of a job. */
const getGroupKey = ({ path }: WrittenReference) =>
  path
    .join('.')
    .replace(/\.(before|after)\./, '.')
    .replace(/Before$/, '')
    .replace(/^(job\.frames)\..*/, '$1');

/** Finds groups with a photograph next to an illustration. */
function findMixedGroups(references: WrittenReference[], kinds: Kinds) {
  const isPhotograph = ({ name }: WrittenReference) => kinds.get(name) === 'photograph';
  return [...Map.groupBy(references, getGroupKey).values()].flatMap((group) => {
    const photographs = group.filter(isPhotograph);
    const others = group.filter((reference) => !isPhotograph(reference));
    const [first] = photographs;
    return first && others.length > 0
      ? [
          {
            path: first.path,
            what: `Photographed: ${formatNames(photographs)}. Not photographed: ${formatNames(others)}`,
          },
        ]
      : [];
  });
}

function* checkFile({ data, locate }: ContentSource, path: string, kinds: Kinds): Generator<LaunchIssue> {
  const kind = findContentKind(path);
  const schema = kind && kind !== 'pictures' && findSchema(path, kind);
  const references = schema ? listReferences(schema, data).filter(({ to }) => to === 'pictures') : [];
  const renders = references.filter(({ name }) => kinds.get(name) === 'render');
  if (renders[0])
    yield {
      kind: 'warning',
      code: 'illustration',
      problem: `These look like photographs but are illustrations, as the footer states: ${formatNames(renders)}`,
      location: locate(renders[0].path),
      fix: replacementHint,
    };
  const drawings = kind === 'gallery' ? references.filter(({ name }) => kinds.get(name) === 'drawing') : [];
  if (drawings[0])
    yield {
      kind: 'note',
      code: 'drawn-gallery',
      problem: `The gallery shows these as drawings, below the photographs of your jobs: ${formatNames(drawings)}`,
      location: locate(drawings[0].path),
      fix: replacementHint,
    };
  for (const group of findMixedGroups(references, kinds))
    yield {
      kind: 'note',
      code: 'mixed-pictures',
      problem: group.what,
      location: locate(group.path),
      fix: 'Replace both halves of a pair and all steps of a job by photographs. Until then pages show the picture after the work alone, and the gallery marks the other half as an illustration.',
    };
}

/** Finds pictures on pages and cards that do not show a job of the company. */
export function checkIllustrations(root: string): LaunchIssue[] {
  const kinds = readPictureKinds(root);
  return listContentFiles(root).flatMap((path) => [...checkFile(readSource(root, path), path, kinds)]);
}
