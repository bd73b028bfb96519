/**
 * Draws public/favicon.svg into the sizes that browsers and home screens ask for. Run it after the mark has changed:
 * npm run icons
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { getColor } from '../src/styles/read-tokens.ts';

const folder = new URL('../public/', import.meta.url);
const mark = await readFile(new URL('favicon.svg', folder));

/** The mark, `share` of the square wide, on ink where `filled`. */
function draw(size: number, share: number, filled: boolean) {
  const inner = Math.round(size * share);
  return sharp({
    create: { width: size, height: size, channels: 4, background: filled ? getColor('ink') : 'transparent' },
  })
    .composite([{ input: mark, density: (72 * inner) / 32 }])
    .png({ compressionLevel: 9, palette: !filled })
    .toBuffer();
}

/** An ICO file is a directory of pictures; every browser in use reads PNG in it. */
function packIco(pictures: { size: number; png: Buffer }[]) {
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

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(size, 1, false) })));
const files = {
  'favicon.ico': packIco(small),
  // iOS rounds the corners itself and paints transparency black.
  'apple-touch-icon.png': await draw(180, 1, true),
  'icon-192.png': await draw(192, 1, false),
  'icon-512.png': await draw(512, 1, false),
  // Android may cut a maskable icon to a circle of 80 per cent.
  'icon-maskable-512.png': await draw(512, 0.62, true),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(new URL(name, folder), content);
  console.log(`${name}: ${content.length} bytes`);
}
