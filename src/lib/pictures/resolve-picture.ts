import { getImage } from 'astro:assets';
import { getEntry } from 'astro:content';
import { resolve as resolvePath } from 'node:path';
import type { ImageMetadata } from 'astro';
import { FaultError } from '../fault-error.ts';
import { pictureFolder } from '../schemas/picture.ts';
import { getSettings } from '../settings/get-settings.ts';
import { readOriginal, slotOf } from './original.ts';
import type { PictureData, PicturePair } from './picture-data.ts';

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

/** A view on a phone is sky and a far mountain in haze: at 44 it looks the same, and the first screen is 9 KB lighter. */
const uprightQuality = 44;

/** A layer of dirt has no edge that must stay sharp: for phones, and for all else. */
const layer = { widths: [640, 780, 1100], quality: 25 };

/** The file of a slot, and what the catalogue says of it. */
export async function findOriginal(slot: string) {
  const entry = await getEntry('pictures', slot);
  const found = filesBySlot.get(slot);
  if (!entry || !found)
    throw new FaultError(`${pictureFolder}/${slot}.jpg is missing: add it, with its entry in the catalogue`);
  return { ...found, ...entry.data };
}

/** An image CDN that fetches from this site serves the built pictures; the dev server makes them itself. */
function addPictureHost(path: string) {
  const { pictureHost } = getSettings();
  return pictureHost && import.meta.env.PROD ? `${pictureHost}${path}` : path;
}

async function listAvif(made: { src: ImageMetadata; background?: string; widths: number[]; quality: number }) {
  const { srcSet } = await getImage({ ...made, format: 'avif' });
  return srcSet.values.map(({ url, descriptor }) => `${addPictureHost(url)} ${descriptor}`).join(', ');
}

/** The AVIF files of a slot alone. */
async function resolveAvif(slot: string, { widths, quality }: { widths: number[]; quality: number }) {
  const { file } = await findOriginal(slot);
  return listAvif({ src: file, widths, quality });
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
  /** `widest`: the widest file that its frames can need; each file named costs a page 40 bytes. */
  async function resolve(slot: string, { widest = 1600 } = {}): Promise<PictureData> {
    const { file, path, alt, focal } = await findOriginal(slot);
    const { size, placeholderColor } = await readOriginal(path);
    // Transparency would show the placeholder in AVIF and become black in JPEG.
    const source = { src: file, background: 'white' };
    const avif = await listAvif({
      ...source,
      widths: widths.filter((width) => width <= widest),
      quality: quality.avif,
    });
    const jpeg = await getImage({
      ...source,
      format: 'jpeg',
      width: Math.min(fallbackWidth, size.width),
      quality: quality.jpeg,
    });
    const className = `picture-${slot}`;
    rules.set(className, `background:${placeholderColor};object-position:${focal.join('% ')}%`);
    return {
      alt,
      src: addPictureHost(jpeg.src),
      width: jpeg.attributes.width,
      height: jpeg.attributes.height,
      avif,
      className,
    };
  }

  /** A picture and, where a slot is named for it, the same before the work. */
  async function resolvePair(
    after: string,
    before: string | undefined,
    frame?: Parameters<typeof resolve>[1],
  ): Promise<PicturePair> {
    return { after: await resolve(after, frame), before: before ? await resolve(before, frame) : undefined };
  }

  return {
    resolve,
    resolvePair,
    /** A picture with transparency, to lie over others. */
    resolveLayer: (slot: string) => resolveAvif(slot, layer),
    /** What takes a picture's place on phones. */
    resolveUpright: (slot: string) => resolveAvif(slot, { widths, quality: uprightQuality }),
  };
}
