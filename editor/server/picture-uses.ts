import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findSchema } from '../../src/content-loading/content-kinds.ts';
import type { FieldPlace } from '../../src/content-loading/content-source.ts';
import { listReferences } from '../../src/content-loading/list-references.ts';
import { readContent } from '../../src/content-loading/read-content.ts';
import { readSite, root } from './content.ts';
import { findPicture } from './pictures.ts';

/** A place that shows a picture. */
export interface PictureUse extends FieldPlace {
  /** What its form is called, and the address of its page. */
  title: string;
  page: string;
}

export interface SitePicture {
  /** Changes with its file, so that no browser shows the old picture. */
  stamp: number;
  /** Whose file stands in for it. */
  from?: string;
  /** What it shows. */
  alt: string;
  focal: [number, number];
  uses: PictureUse[];
  /** The frames of those places. */
  frames: { ratio: string; where: string }[];
}

const catalogue = 'src/pictures/catalogue.yaml';

interface Frame {
  /** The style sheet that has its shapes. */
  sheet: string;
  where: string;
}

const opening: Frame = { sheet: 'src/sections/picture-hero.module.css', where: 'the opening of a page' };
const challenges: Frame = { sheet: 'src/sections/challenges.module.css', where: 'what can go wrong' };
const homeOpening: Frame = { sheet: 'src/sections/home-hero.module.css', where: 'the opening of Home' };

/** By the name of the field; `picture` by its file. What has no fixed shape has no entry. */
const framesByName: Record<string, Frame> = {
  hero: opening,
  heroBefore: opening,
  dirt: challenges,
  dirtBefore: challenges,
  closing: { sheet: 'src/sections/pictured-closing.module.css', where: 'the end of a page' },
  clean: homeOpening,
  home: homeOpening,
  portrait: { sheet: 'src/sections/story.module.css', where: 'the story on About' },
  testimonials: { sheet: 'src/sections/featured-testimonials.module.css', where: 'a quote on Reviews' },
  gallery: { sheet: 'src/islands/gallery/gallery.module.css', where: 'the gallery' },
};

const ratio = /aspect-ratio: (?:var\(--ratio, )?([\d.]+)(?: \/ (\d+))?\)?;/g;

/** The shapes that a style sheet gives to its pictures; none where there is no such sheet any more. */
function listRatios(sheet: string): string[] {
  const path = join(root, sheet);
  if (!existsSync(path)) return [];
  const found = readFileSync(path, 'utf8').matchAll(ratio);
  return [...new Set([...found].map(([, width, height = '1']) => `${width} / ${height}`))];
}

type Entries = Record<string, { alt: string; focal: [number, number]; from?: string }>;

interface Found extends PictureUse {
  slot: string;
  name: string;
}

function listUses(): Found[] {
  const entries = new Map(readSite().files.map((entry) => [entry.file, entry]));
  return readContent(root).files.flatMap(({ file, kind, data }) => {
    const schema = file === catalogue ? undefined : findSchema(file, kind);
    const { title = file, page = '/' } = entries.get(file) ?? {};
    return (schema ? listReferences(schema, data) : [])
      .filter(({ to }) => to === 'pictures')
      .map(({ path, name: slot }) => {
        const key = String(path.at(-1));
        return { slot, name: key === 'picture' ? basename(file, '.yaml') : key, title, page, file, path };
      });
  });
}

/** Every picture of the catalogue by its name: where it is shown, and in which frames. */
export function listPictures(): Record<string, SitePicture> {
  const uses = Map.groupBy(listUses(), ({ slot }) => slot);
  const entries = (readContent(root).files.find(({ file }) => file === catalogue)?.data ?? {}) as Entries;
  return Object.fromEntries(
    Object.entries(entries).map(([slot, { alt, focal, from }]) => {
      const own = uses.get(slot) ?? [];
      const frames = [...new Set(own.flatMap(({ name }) => framesByName[name] ?? []))];
      const file = findPicture(slot) ?? (from && findPicture(from));
      const picture: SitePicture = {
        stamp: file ? statSync(file).mtimeMs : 0,
        ...(from && { from }),
        alt,
        focal,
        uses: own.map(({ title, page, file, path }) => ({ title, page, file, path })),
        frames: frames.flatMap(({ sheet, where }) => listRatios(sheet).map((ratio) => ({ ratio, where }))),
      };
      return [slot, picture];
    }),
  );
}
