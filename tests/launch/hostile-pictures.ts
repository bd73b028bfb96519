import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const half = (background: string) =>
  sharp({ create: { width: 1200, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

/** Returns one picture, red above and blue below, in every form in which programs save it. */
export async function getPicture() {
  const whole = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#1e3cdc' } })
    .composite([{ input: await half('#dc1e1e'), top: 0, left: 0 }])
    .png()
    .toBuffer();
  const plain = await sharp(whole).jpeg({ quality: 92 }).toBuffer();
  return {
    plain,
    asPng: whole,
    webp: await sharp(whole).webp().toBuffer(),
    avif: await sharp(whole).avif().toBuffer(),
    /** Rotated in the file, with an orientation that undoes it. */
    turned: await sharp(whole).rotate(270).withMetadata({ orientation: 6 }).png().toBuffer(),
    cut: plain.subarray(0, plain.length / 2),
    heic: readFileSync('tests/fixtures/phone.heic'),
  };
}
