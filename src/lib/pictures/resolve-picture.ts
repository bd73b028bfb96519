import { getImage } from 'astro:assets';
import { getCollection, getEntry } from 'astro:content';
import { resolve as resolvePath } from 'node:path';
import type { ImageMetadata } from 'astro';
import { FaultError } from '../fault-error.ts';
import { getSlot, pictureFolder } from '../schemas/picture.ts';
import { getSettings } from '../settings/get-settings.ts';
import { readOriginal } from './original.ts';
import type { PictureData, PicturePair } from './picture-data.ts';
import { getPictureKind } from './picture-kind.ts';

// Repeats pictureExtensions, because a glob pattern accepts no variable.
const files = import.meta.glob<ImageMetadata>('../../pictures/*.{jpg,jpeg,png,webp,avif,svg}', {
  eager: true,
  import: 'default',
  caseSensitive: false,
});
const filesBySlot = new Map(
  Object.entries(files).map(([path, file]) => [
    getSlot(path),
    { file, path: resolvePath(pictureFolder, path.replace(/^.*\//, '')) },
  ]),
);

/**
 * The widths at which every picture is encoded, in its own shape; a section's style rules crop it to their frame.
 * Chosen by the needs of the frames on phones and on a screen of 1440 pixels
 * (docs/decisions/0008-one-set-of-widths-per-picture.md). If the original is smaller, Astro ends with its own width.
 */
const widths = [420, 580, 780, 880, 1200, 1600];
/**
 * The width of the one file for browsers without AVIF, for links and for search engines: Google's large previews ask
 * for 1200.
 */
const fallbackWidth = 1200;

// Chosen by comparing pictures and file sizes. Of a photograph, siding and bark look soft at 46, and 58 is a quarter
// larger without a visible difference. Of a drawing, 44 is a fifth smaller without a visible difference, and at 38 specks
// of dirt disappear. Set here and not in astro.config.ts, so that the quality is part of the cache's key; the effort is
// there.
const quality = { photograph: 51, drawing: 44, jpeg: 72 };

/**
 * The view on a phone: sky and a distant mountain in haze, which look the same at quality 44. Phones show at most the
 * middle two thirds of its height in width, so the file contains only that. The widths are for 2x and for 3x.
 */
const portrait = { ratio: 2 / 3, widths: [720, 800], quality: 44 };

/** A layer of dirt has no edge that must stay sharp. The widths are for phones, and for tablets and wide screens. */
const dirtLayer = { widths: [780, 1100], quality: 20 };

/** Returns the file of a slot, with its entry in the catalogue. */
export async function findOriginal(slot: string) {
  const entry = await getEntry('pictures', slot);
  const original = filesBySlot.get(slot);
  if (!entry || !original)
    throw new FaultError(`${pictureFolder}/${slot}.jpg is missing: add it, with its entry in the catalogue`);
  return { ...original, ...entry.data, kind: getPictureKind(original.path, entry.data) };
}

export const isPhotograph = async (slot: string) => (await findOriginal(slot)).kind === 'photograph';

/** Returns true if the catalogue has a picture that visitors could take for a photograph. */
export async function hasRenders() {
  const entries = await getCollection('pictures');
  return entries.some(({ id, data }) => {
    const file = filesBySlot.get(id);
    return file && getPictureKind(file.path, data) === 'render';
  });
}

/** Adds the image CDN that fetches from this site and serves the built pictures. The dev server serves them itself. */
function addPictureHost(path: string) {
  const { pictureHost } = getSettings();
  return pictureHost && import.meta.env.PROD ? `${pictureHost}${path}` : path;
}

interface AvifFiles {
  src: ImageMetadata;
  background?: string;
  widths: number[];
  quality: number;
  /** The shape to crop to, with a height and a fit. */
  width?: number;
  height?: number;
  fit?: 'cover';
}

async function listAvif(options: AvifFiles) {
  const { srcSet } = await getImage({ ...options, format: 'avif' });
  return srcSet.values.map(({ url, descriptor }) => `${addPictureHost(url)} ${descriptor}`).join(', ');
}

/** Transparency would show the placeholder in AVIF and become black in JPEG. */
const background = 'white';

/** Returns the JPEG of a slot, for browsers without AVIF, for links and for search engines. */
export async function resolveJpeg(slot: string) {
  const { file, path, alt } = await findOriginal(slot);
  const { size } = await readOriginal(path);
  const width = Math.min(fallbackWidth, size.width);
  const { src, attributes } = await getImage({ src: file, background, format: 'jpeg', width, quality: quality.jpeg });
  return { alt, src: addPictureHost(src), width: attributes['width'], height: attributes['height'] };
}

/** Returns the AVIF files of a view for phones, cropped at both sides. */
async function resolvePortrait(slot: string) {
  const { file, path } = await findOriginal(slot);
  const { size } = await readOriginal(path);
  const width = Math.min(size.width, Math.round(size.height * portrait.ratio));
  // Astro limits the widths to that of the original, not to that of the crop.
  const widths = portrait.widths.map((each) => Math.min(each, width));
  const { quality } = portrait;
  return listAvif({ src: file, width, height: size.height, fit: 'cover', widths, quality });
}

/** Returns the AVIF files of a picture with transparency that is shown over others. */
async function resolveDirtLayer(slot: string) {
  const { file } = await findOriginal(slot);
  return listAvif({ src: file, ...dirtLayer });
}

/** The styles of pictures by class: the placeholder color and the focal point. */
const rulesByClass = new Map<string, string>();

/**
 * Returns the rules of the pictures on a page. A rule in the head can be allowed by its hash, a style attribute cannot.
 */
export function composePictureRules(html: string): string {
  const classNames = new Set([...html.matchAll(/class="(picture-[\w-]+)/g)].map(([, name = '']) => name));
  return [...classNames]
    .sort()
    .map((name) => `.${name}{${rulesByClass.get(name)}}`)
    .join('');
}

/** Creates the functions that resolve slots to pictures for one page. */
export function createPictureResolver() {
  /** `minWidth` and `maxWidth` limit the files to those that the frames can need; each file costs a page 40 bytes. */
  async function resolve(slot: string, { minWidth = 0, maxWidth = 1600 } = {}): Promise<PictureData> {
    const { file, path, focal, kind } = await findOriginal(slot);
    const { placeholderColor } = await readOriginal(path);
    const avif = await listAvif({
      src: file,
      background,
      widths: widths.filter((width) => width >= minWidth && width <= maxWidth),
      quality: kind === 'drawing' ? quality.drawing : quality.photograph,
    });
    const className = `picture-${slot}`;
    rulesByClass.set(className, `background:${placeholderColor};object-position:${focal.join('% ')}%`);
    return { ...(await resolveJpeg(slot)), avif, className };
  }

  /**
   * Resolves a picture and, if a slot is given for it, the picture before the work. A photograph and an illustration
   * are no pair: wiped, they would pass for one job, so only the picture after is shown.
   */
  async function resolvePair(
    after: string,
    before: string | undefined,
    frame?: Parameters<typeof resolve>[1],
  ): Promise<PicturePair> {
    const isPair = before && (await isPhotograph(before)) === (await isPhotograph(after));
    return { after: await resolve(after, frame), before: isPair ? await resolve(before, frame) : undefined };
  }

  /** Portraits are small, also on screens with three device pixels per CSS pixel. */
  const resolvePeople = <Someone extends { portrait?: string | undefined }>(people: Someone[] = []) =>
    Promise.all(
      people.map(async (person) => ({
        ...person,
        portrait: person.portrait === undefined ? undefined : await resolve(person.portrait, { maxWidth: 420 }),
      })),
    );

  return {
    resolve,
    resolvePair,
    resolvePeople,
    resolveDirtLayer,
    resolvePortrait,
  };
}
