import { getImage } from 'astro:assets';
import { getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { PictureData, PictureRatio } from '../ui/picture.tsx';
import { getTint } from './tint.ts';

const files = import.meta.glob<ImageMetadata>('../pictures/*.{jpg,jpeg,png,webp,avif,heic}', {
  eager: true,
  import: 'default',
});
const filesBySlot = new Map(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\//, '').replace(/\.\w+$/, ''), { path, file }]),
);

export interface PictureUse {
  /** The shape it is cut to; the original's own when left out. */
  ratio?: PictureRatio | '5:4';
  /** Widths in pixels to offer, smallest first. Each is at most 1.5 times the one before, so no screen gets far too much. */
  widths: number[];
  /** What the layout shows, for the browser to choose by. */
  sizes: string;
  /** First picture of the page. */
  priority?: boolean;
}

/**
 * Turns slots into pictures for one page, and collects the style rules of their placeholders: a rule in the head can
 * be allowed by its hash, a style attribute cannot.
 */
export function createPictureResolver() {
  const tints = new Map<string, string>();

  async function resolve(slot: string, use: PictureUse): Promise<PictureData> {
    const entry = await getEntry('pictures', slot);
    if (!entry)
      throw new Error(`Picture "${slot}" has no entry in src/pictures/catalogue.yaml: add one, or name another slot`);
    const found = filesBySlot.get(slot) ?? filesBySlot.get(entry.data.from ?? '');
    if (!found) throw new Error(`Picture "${slot}" has no file: put ${slot}.jpg into src/pictures`);

    const { file, path } = found;
    const [across, down] = (use.ratio ?? `${file.width}:${file.height}`).split(':').map(Number) as [number, number];
    const ratio = across / down;
    const widest = Math.min(file.width, Math.round(file.height * ratio));
    const widths = [...new Set(use.widths.map((width) => Math.min(width, widest)))];
    const position = `${entry.data.focal[0]}% ${entry.data.focal[1]}%`;

    const make = async (format: 'avif' | 'webp' | 'jpeg', width: number) =>
      (await getImage({ src: file, width, height: Math.round(width / ratio), format, position })).src;
    const makeSet = async (format: 'avif' | 'webp') =>
      (await Promise.all(widths.map(async (width) => `${await make(format, width)} ${width}w`))).join(', ');

    const middle = widths[Math.floor(widths.length / 2)] ?? widest;
    const tint = await getTint(new URL(path, import.meta.url).pathname.split('/').pop() ?? slot);
    tints.set(tint.className, tint.color);
    return {
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
      illustrative: entry.data.illustrative,
    };
  }

  return {
    resolve,
    /** The rules for all pictures resolved so far. */
    getTintRules: () => [...tints].map(([className, color]) => `.${className}{background:${color}}`).join(''),
  };
}

export type PictureResolver = ReturnType<typeof createPictureResolver>;
