import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cropAround } from '../picture-pipeline/crop.ts';
import { shareCardSize } from '../seo/head.ts';
import { pictureBox } from './compose-card.ts';

export const mostCardBytes = 120 * 1024;

// Beside Astro's own cache, so that whatever keeps node_modules between builds keeps the cards too.
const cacheFolder = 'node_modules/.cache/share-cards';
const qualities = [84, 78, 72, 66, 58, 50, 40];

export interface CardPicture {
  path: string;
  focal: readonly [number, number];
}

async function encodeCard(svg: string, original: Buffer, focal: readonly [number, number]): Promise<Buffer> {
  const upright = sharp(original).autoOrient();
  const { autoOrient } = await upright.metadata();
  const crop = cropAround(autoOrient, pictureBox.width / pictureBox.height, focal);
  const picture = await upright.extract(crop).resize(pictureBox.width, pictureBox.height, { fit: 'fill' }).toBuffer();
  const pixels = await sharp({ create: { ...shareCardSize, channels: 3, background: '#0b2530' } })
    .composite([
      { input: picture, left: pictureBox.left, top: pictureBox.top },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (const quality of qualities) {
    const card = await sharp(pixels).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
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
    await writeFile(`${cached}.${process.pid}`, card);
    await rename(`${cached}.${process.pid}`, cached);
    return card;
  }
}
