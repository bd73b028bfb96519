import { getImage } from 'astro:assets';
import { getCollection, getEntry } from 'astro:content';
import { resolve as resolvePath } from 'node:path';
import type { ImageMetadata } from 'astro';
import { FaultError } from '../fault-error.ts';
import { pictureFolder, slotOf } from '../schemas/picture.ts';
import { getSettings } from '../settings/get-settings.ts';
import { readOriginal } from './original.ts';
import type { PictureData, PicturePair } from './picture-data.ts';
import { getPictureKind } from './picture-kind.ts';

// As pictureExtensions: a pattern takes no variable.
const files = import.meta.glob<ImageMetadata>('../../pictures/*.{jpg,jpeg,png,webp,avif,svg}', {
  eager: true,
  import: 'default',
  caseSensitive: false,
});
const filesBySlot = new Map(
  Object.entries(files).map(([path, file]) => [
    slotOf(path),
    { file, path: resolvePath(pictureFolder, path.replace(/^.*\//, '')) },
  ]),
);

/**
 * What every picture is encoded at, in its own shape: a section's style rules cut it to their frame. Chosen by what the
 * frames need on phones and on a screen of 1440 pixels (docs/decisions/0008-one-set-of-widths-a-picture.md). Where the
 * original is smaller, Astro ends with its own width.
 */
const widths = [420, 580, 780, 880, 1200, 1600];
/** The one file for a browser without AVIF, and what links and search engines get: Google's large previews ask for 1200. */
const fallbackWidth = 1200;

// Chosen by eye and by weight: at 46 siding and bark go soft, 58 weighs a quarter more for nothing seen. Named here and not
// in astro.config.ts, so that it is part of the cache's key; the effort is there.
const quality = { avif: 51, jpeg: 72 };

/**
 * A view on a phone: sky and a far mountain in haze, which look the same at quality 44. Phones show at most the middle two
 * thirds of its height in width, so that is all they get. For 2x, and for 3x.
 */
const portrait = { ratio: 2 / 3, widths: [680, 800], quality: 44 };

/** A layer of dirt has no edge that must stay sharp: for phones, and for wide screens. */
const dirtLayer = { widths: [780, 1100], quality: 20 };

/** The file of a slot, and what the catalogue says of it. */
export async function findOriginal(slot: string) {
  const entry = await getEntry('pictures', slot);
  const found = filesBySlot.get(slot);
  if (!entry || !found)
    throw new FaultError(`${pictureFolder}/${slot}.jpg is missing: add it, with its entry in the catalogue`);
  return { ...found, ...entry.data, kind: getPictureKind(found.path, entry.data) };
}

export const isPhotograph = async (slot: string) => (await findOriginal(slot)).kind === 'photograph';

/** Returns true while the catalogue has a picture that visitors could take for a photograph. */
export async function hasRenders() {
  const entries = await getCollection('pictures');
  return entries.some(({ id, data }) => {
    const file = filesBySlot.get(id);
    return file && getPictureKind(file.path, data) === 'render';
  });
}

/** An image CDN that fetches from this site serves the built pictures; the dev server makes them itself. */
function addPictureHost(path: string) {
  const { pictureHost } = getSettings();
  return pictureHost && import.meta.env.PROD ? `${pictureHost}${path}` : path;
}

interface AvifFiles {
  src: ImageMetadata;
  background?: string;
  widths: number[];
  quality: number;
  /** With a height and a fit, the shape to crop to. */
  width?: number;
  height?: number;
  fit?: 'cover';
}

async function listAvif(made: AvifFiles) {
  const { srcSet } = await getImage({ ...made, format: 'avif' });
  return srcSet.values.map(({ url, descriptor }) => `${addPictureHost(url)} ${descriptor}`).join(', ');
}

/** Transparency would show the placeholder in AVIF and become black in JPEG. */
const background = 'white';

/** The JPEG of a slot: for browsers without AVIF, for links and for search engines. */
export async function resolveJpeg(slot: string) {
  const { file, path, alt } = await findOriginal(slot);
  const { size } = await readOriginal(path);
  const width = Math.min(fallbackWidth, size.width);
  const { src, attributes } = await getImage({ src: file, background, format: 'jpeg', width, quality: quality.jpeg });
  return { alt, src: addPictureHost(src), width: attributes['width'], height: attributes['height'] };
}

/** The AVIF files of a view for phones, cropped at both sides. */
async function resolvePortrait(slot: string) {
  const { file, path } = await findOriginal(slot);
  const { size } = await readOriginal(path);
  const width = Math.min(size.width, Math.round(size.height * portrait.ratio));
  // Astro limits the widths to that of the original, not to that of the crop.
  const widths = portrait.widths.map((each) => Math.min(each, width));
  const { quality } = portrait;
  return listAvif({ src: file, width, height: size.height, fit: 'cover', widths, quality });
}

/** The AVIF files of a picture with transparency that lies over others. */
async function resolveDirtLayer(slot: string) {
  const { file } = await findOriginal(slot);
  return listAvif({ src: file, ...dirtLayer });
}

/** By class, what a picture's file says of its look: its placeholder color and its focal point. */
const rules = new Map<string, string>();

/** The rules of the pictures on a page: one in the head can be allowed by its hash, a style attribute cannot. */
export function composePictureRules(html: string): string {
  const shown = new Set([...html.matchAll(/class="(picture-[\w-]+)/g)].map(([, name = '']) => name));
  return [...shown]
    .sort()
    .map((name) => `.${name}{${rules.get(name)}}`)
    .join('');
}

/** Turns slots into pictures for one page. */
export function createPictureResolver() {
  /** `narrowest` and `widest`: the files that its frames can need; each file named costs a page 40 bytes. */
  async function resolve(slot: string, { narrowest = 0, widest = 1600 } = {}): Promise<PictureData> {
    const { file, path, focal } = await findOriginal(slot);
    const { placeholderColor } = await readOriginal(path);
    const avif = await listAvif({
      src: file,
      background,
      widths: widths.filter((width) => width >= narrowest && width <= widest),
      quality: quality.avif,
    });
    const className = `picture-${slot}`;
    rules.set(className, `background:${placeholderColor};object-position:${focal.join('% ')}%`);
    return { ...(await resolveJpeg(slot)), avif, className };
  }

  /**
   * A picture and, where a slot is named for it, the same before the work. A photograph and an illustration are no pair:
   * wiped, they would pass for one job, so the picture after is shown alone.
   */
  async function resolvePair(
    after: string,
    before: string | undefined,
    frame?: Parameters<typeof resolve>[1],
  ): Promise<PicturePair> {
    const isPair = before && (await isPhotograph(before)) === (await isPhotograph(after));
    return { after: await resolve(after, frame), before: isPair ? await resolve(before, frame) : undefined };
  }

  /** Portraits are shown small, also on screens of three pixels for each of theirs. */
  const resolvePeople = <Someone extends { portrait?: string | undefined }>(people: Someone[] = []) =>
    Promise.all(
      people.map(async (person) => ({
        ...person,
        portrait: person.portrait === undefined ? undefined : await resolve(person.portrait, { widest: 420 }),
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
