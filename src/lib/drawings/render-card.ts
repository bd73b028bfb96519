import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { getColor } from '../../styles/read-tokens.ts';
import { readOrCreate } from '../file-cache.ts';
import { shareCardSize } from '../seo/head.ts';
import { pictureBox } from './compose-card.ts';

/** Some networks accept no larger picture. A card that is larger even at the lowest quality is used all the same. */
const maxCardBytes = 120 * 1024;

const qualities = [80, 70, 60, 50, 40];

export interface CardPicture {
  path: string;
  focal: readonly [number, number];
}

/**
 * Returns the largest rectangle of the given ratio (width / height) inside a picture, in pixels. Its middle is as near
 * to the focal point (per cent from left and top) as the edges allow.
 */
export function cropAround(size: { width: number; height: number }, ratio: number, focal: readonly [number, number]) {
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  const clamp = (value: number, max: number) => Math.min(Math.max(Math.round(value), 0), max);
  return {
    left: clamp((size.width * focal[0]) / 100 - width / 2, size.width - width),
    top: clamp((size.height * focal[1]) / 100 - height / 2, size.height - height),
    width,
    height,
  };
}

async function encodeCard(svg: string, original: Buffer, focal: readonly [number, number]): Promise<Buffer> {
  const rotated = sharp(original).autoOrient();
  const { autoOrient } = await rotated.metadata();
  const crop = cropAround(autoOrient, pictureBox.width / pictureBox.height, focal);
  const picture = await rotated.extract(crop).resize(pictureBox.width, pictureBox.height, { fit: 'fill' }).toBuffer();
  const pixels = await sharp({ create: { ...shareCardSize, channels: 3, background: getColor('ink') } })
    .composite([
      { input: picture, left: pictureBox.left, top: pictureBox.top },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer();
  let card = pixels;
  for (const quality of qualities) {
    // Mozilla's encoder takes nine times as long and saves a tenth.
    card = await sharp(pixels).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (card.length <= maxCardBytes) break;
  }
  return card;
}

/** Returns the card as JPEG. The same text and picture are encoded once and then read from the cache. */
export async function renderCard(svg: string, picture: CardPicture): Promise<Buffer> {
  const original = await readFile(picture.path);
  const cacheKey = JSON.stringify([svg, picture.focal, pictureBox, qualities, sharp.versions]);
  return readOrCreate('share-cards', 'jpg', [cacheKey, original], () => encodeCard(svg, original, picture.focal));
}
