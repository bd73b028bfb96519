import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareCardSize } from '../seo/head.ts';
import { getColor } from '../styles/read-tokens.ts';
import { pictureBox } from './compose-card.ts';

export const mostCardBytes = 120 * 1024;

// Beside Astro's own cache, so that whatever keeps node_modules between builds keeps the cards too.
const cacheFolder = 'node_modules/.cache/share-cards';
const qualities = [80, 70, 60, 50, 40];

export interface CardPicture {
  path: string;
  focal: readonly [number, number];
}

/**
 * The largest rectangle of the wanted ratio (width / height) inside a picture whose middle comes as near to the focal
 * point (per cent from left and top) as the edges allow. Pixels.
 */
export function cropAround(size: { width: number; height: number }, ratio: number, focal: readonly [number, number]) {
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  const clamp = (wanted: number, most: number) => Math.min(Math.max(Math.round(wanted), 0), most);
  return {
    left: clamp((size.width * focal[0]) / 100 - width / 2, size.width - width),
    top: clamp((size.height * focal[1]) / 100 - height / 2, size.height - height),
    width,
    height,
  };
}

async function encodeCard(svg: string, original: Buffer, focal: readonly [number, number]): Promise<Buffer> {
  const upright = sharp(original).autoOrient();
  const { autoOrient } = await upright.metadata();
  const crop = cropAround(autoOrient, pictureBox.width / pictureBox.height, focal);
  const picture = await upright.extract(crop).resize(pictureBox.width, pictureBox.height, { fit: 'fill' }).toBuffer();
  const pixels = await sharp({ create: { ...shareCardSize, channels: 3, background: getColor('ink') } })
    .composite([
      { input: picture, left: pictureBox.left, top: pictureBox.top },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (const quality of qualities) {
    // Mozilla's encoder takes nine times as long for a tenth less.
    const card = await sharp(pixels).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (card.length <= mostCardBytes) return card;
  }
  throw new Error(`A share card stays above ${mostCardBytes} bytes at the lowest quality`);
}

/** The card as JPEG. The same words and picture are encoded once and then read from the cache. */
export async function renderCard(svg: string, picture: CardPicture): Promise<Buffer> {
  const original = await readFile(picture.path);
  const key = createHash('sha256')
    .update(JSON.stringify([svg, picture.focal, pictureBox, qualities, sharp.versions]))
    .update(original)
    .digest('hex');
  const cached = join(process.cwd(), cacheFolder, `${key}.jpg`);
  try {
    return await readFile(cached);
  } catch {
    const card = await encodeCard(svg, original, picture.focal);
    await mkdir(join(process.cwd(), cacheFolder), { recursive: true });
    // Renamed into place, so that a build that is stopped here leaves no half card behind.
    const unfinished = `${cached}.${randomUUID()}`;
    await writeFile(unfinished, card);
    await rename(unfinished, cached);
    return card;
  }
}
