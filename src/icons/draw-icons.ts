import sharp from 'sharp';
import { getColor } from '../styles/read-tokens.ts';

/** The mark of src/ui/logo-mark.tsx in as few lines as 16 pixels can show. */
function composeMark(): string {
  const shape = (color: string, path: string) => `<path fill="${getColor(color)}" d="${path}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="${getColor('ink')}"/>${[
    shape('sky', 'M3 3h26v26H3z'),
    shape('ice-light', 'M20.5 3h6l-5.54 24h-6z'),
    shape('glacier-light', 'M3 23 13.5 8l6 8 2.5-3 7 9.5V29H3z'),
    shape('snow', 'm13.5 8 4.5 6-2.2 2.2-2.3-2.4-2.6 2.7L9 14.5z'),
  ].join('')}</svg>`;
}

/** The mark, `share` of the square wide, on ink where `filled`. */
function draw(size: number, { share = 1, filled = false } = {}): Promise<Buffer> {
  const inner = Math.round(size * share);
  return sharp({
    create: { width: size, height: size, channels: 4, background: filled ? getColor('ink') : 'transparent' },
  })
    .composite([{ input: Buffer.from(composeMark()), density: (72 * inner) / 32 }])
    .png({ compressionLevel: 9, palette: !filled })
    .toBuffer();
}

/** An ICO file is a directory of pictures; every browser in use reads PNG in it. */
function packIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** Every file of the mark that browsers and home screens ask for, by its name. */
export const icons: Record<string, () => Promise<Buffer | string>> = {
  'favicon.svg': async () => composeMark(),
  'favicon.ico': async () =>
    packIco(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(size) })))),
  // iOS rounds the corners itself and paints transparency black.
  'apple-touch-icon.png': () => draw(180, { filled: true }),
  'icon-192.png': () => draw(192),
  'icon-512.png': () => draw(512),
  // Android may cut a maskable icon to a circle of 80 per cent.
  'icon-maskable-512.png': () => draw(512, { share: 0.62, filled: true }),
};
