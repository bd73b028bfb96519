import { getImage } from 'astro:assets';
import { getEntry } from 'astro:content';
import { resolve as resolvePath } from 'node:path';
import type { ImageMetadata } from 'astro';
import { oncePerBuild } from '../content-loading/once-per-build.ts';
import { getSettings } from '../settings/get-settings.ts';
import type { PictureData, PictureRatio } from '../ui/picture.tsx';
import { leastHeroWidth } from './check-pictures.ts';
import { type Original, pictureFolder, readOriginal, slotOf } from './original.ts';

const files = import.meta.glob<ImageMetadata>(
  '../pictures/*.{jpg,jpeg,png,webp,avif,heic,JPG,JPEG,PNG,WEBP,AVIF,HEIC}',
  { eager: true, import: 'default' },
);
const filesBySlot = new Map(
  Object.entries(files).map(([path, file]) => [
    slotOf(path),
    { slot: slotOf(path), file, path: resolvePath(pictureFolder, path.replace(/^.*\//, '')) },
  ]),
);

export interface PictureUse {
  /** The shape it is cut to; the original's own when left out. */
  ratio?: PictureRatio | '5:4';
  /** Widths in pixels to offer, smallest first. Each is at most 1.45 times the one before, so no screen gets far too much. */
  widths: number[];
  /** What the layout shows, for the browser to choose by. */
  sizes: string;
  /** First picture of the page. */
  priority?: boolean;
  /** Fills a page's opening: needs an original that is wide enough. */
  hero?: boolean;
}

/** The entry of a slot, the file that is shown for it, and the entry of that file. */
export async function findOriginal(slot: string) {
  const entry = await getEntry('pictures', slot);
  if (!entry) {
    throw new Error(
      `${slot}: no entry in ${pictureFolder}/catalogue.yaml: add one, or name another slot in the content`,
    );
  }
  const found = filesBySlot.get(slot) ?? filesBySlot.get(entry.data.from ?? '');
  if (!found) throw new Error(`${slot}: no file ${pictureFolder}/${slot}.jpg: add it`);
  // A picture that stands in keeps its own caption; what replaces it has the slot's.
  const shown = (await getEntry('pictures', found.slot)) ?? entry;
  return { entry, found, shown };
}

/** An image CDN that fetches from this site serves the built pictures; the dev server makes them itself. */
function addPictureHost(path: string) {
  const { pictureHost } = getSettings();
  return pictureHost && import.meta.env.PROD ? `${pictureHost}${path}` : path;
}

interface CutPicture {
  picture: PictureData;
  tint: Original['tint'];
}

async function cutPicture(slot: string, use: PictureUse): Promise<CutPicture> {
  const { entry, found, shown } = await findOriginal(slot);
  const { size, tint, photograph } = await readOriginal(found.path);
  if (use.hero && size.width < leastHeroWidth) {
    throw new Error(
      `${slot}: ${found.path} is ${size.width} pixels wide, and a page opens with it: use one of at least ${leastHeroWidth}`,
    );
  }
  const [across, down] = (use.ratio ?? `${size.width}:${size.height}`).split(':').map(Number) as [number, number];
  const ratio = across / down;
  const widest = Math.min(size.width, Math.round(size.height * ratio));
  const widths = [...new Set(use.widths.map((width) => Math.min(width, widest)))];
  const position = `${Math.round(shown.data.focal[0])}% ${Math.round(shown.data.focal[1])}%`;

  const make = async (format: 'avif' | 'webp' | 'jpeg', width: number) => {
    const made = await getImage({ src: found.file, width, height: Math.round(width / ratio), format, position });
    return addPictureHost(made.src);
  };
  const makeSet = async (format: 'avif' | 'webp') =>
    (await Promise.all(widths.map(async (width) => `${await make(format, width)} ${width}w`))).join(', ');

  const middle = widths[Math.floor(widths.length / 2)] ?? widest;
  const picture = {
    slot,
    alt: entry.data.alt,
    src: await make('jpeg', middle),
    width: middle,
    height: Math.round(middle / ratio),
    sources: [
      { type: 'image/avif', srcSet: await makeSet('avif') },
      { type: 'image/webp', srcSet: await makeSet('webp') },
    ],
    sizes: use.sizes,
    tint: tint.className,
    priority: use.priority ?? false,
    illustrative: shown.data.illustrative && !photograph,
  };
  return { picture, tint };
}

/** Forty-odd files for each place of the layout: pages that show the same slot in the same place share one answer. */
const cutOnce = oncePerBuild(cutPicture, (...question) => JSON.stringify(question));

/**
 * Turns slots into pictures for one page, and collects the style rules of their placeholders: a rule in the head can
 * be allowed by its hash, a style attribute cannot.
 */
export function createPictureResolver() {
  const tints = new Map<string, string>();

  async function resolve(slot: string, use: PictureUse): Promise<PictureData> {
    const { picture, tint } = await cutOnce(slot, use);
    tints.set(tint.className, tint.color);
    return picture;
  }

  return {
    resolve,
    /** The rules for all pictures resolved so far. */
    getTintRules: () => [...tints].map(([className, color]) => `.${className}{background:${color}}`).join(''),
  };
}

export type PictureResolver = ReturnType<typeof createPictureResolver>;
