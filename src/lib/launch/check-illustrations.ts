import type { z } from 'zod';
import { findContentKind, findSchema } from '../content/kinds.ts';
import { listReferences } from '../content/list-references.ts';
import { listContentFiles, readSource } from '../content/read-all.ts';
import type { pictureEntry } from '../schemas/picture.ts';
import { catalogueFile } from '../schemas/picture.ts';
import type { LaunchIssue } from './launch-issue.ts';

type Catalogue = Record<string, z.input<typeof pictureEntry> | undefined>;

const fix =
  'Put a photograph of your own at src/pictures/NAME.jpg and remove "illustrative: true" from its entry in src/pictures/catalogue.yaml.';

/** The pictures whose entries say that they are illustrations. */
export function findIllustrations(root: string): Set<string> {
  const catalogue = readSource(root, catalogueFile).data as Catalogue;
  return new Set(Object.keys(catalogue).filter((slot) => catalogue[slot]?.illustrative));
}

/** Pictures that show no job of the company: in the gallery, and on any other page or its card. */
export function checkIllustrations(root: string): LaunchIssue[] {
  const illustrations = findIllustrations(root);
  return listContentFiles(root).flatMap((path): LaunchIssue[] => {
    const { data, locate } = readSource(root, path);
    const kind = findContentKind(path);
    const schema = kind && kind !== 'pictures' && findSchema(path, kind);
    const references = schema ? listReferences(schema, data) : [];
    const shown = references.filter(({ to, name }) => to === 'pictures' && illustrations.has(name));
    const [first] = shown;
    if (!first) return [];
    const slots = [...new Set(shown.map(({ name }) => name))].join(', ');
    const [sort, what] =
      kind === 'gallery'
        ? ['illustrative-picture', `The gallery says that some of its pictures are no jobs you did: ${slots}`]
        : ['illustration', `Illustrations, labeled where the page shows them: ${slots}`];
    return [{ kind: 'warning', sort, what, where: locate(first.path), fix }];
  });
}
