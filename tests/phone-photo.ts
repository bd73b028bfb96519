import sharp from 'sharp';

export const red = { r: 220, g: 30, b: 30 };
export const blue = { r: 30, g: 60, b: 220 };
const green = { r: 30, g: 200, b: 60 };

/** Creates a phone's photograph, stored rotated, with orientation, place and camera. Upright: red above, blue below. */
export async function makePhonePhoto(quality = 95) {
  const half = (background: typeof red) =>
    sharp({ create: { width: 900, height: 1200, channels: 3, background } }).png();
  const upright = await sharp({ create: { width: 1200, height: 1800, channels: 3, background: blue } })
    .composite([
      { input: await half(red).resize(1200, 900).toBuffer(), top: 0, left: 0 },
      // The part that must stay in the crop: a green square, upright at 20 % from the left and 70 % from the top.
      { input: await half(green).resize(120, 120).toBuffer(), top: 1200, left: 180 },
    ])
    .png()
    .toBuffer();
  // Orientation 6 means: turn by 90 degrees clockwise to see it upright. So it is stored turned the other way.
  return sharp(upright)
    .rotate(270)
    .withExif({
      IFD0: { Make: 'Acme', Model: 'Phone 9', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 50/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '104/1 49/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality })
    .toBuffer();
}

export async function colorAt(picture: Buffer, x: number, y: number) {
  const { data } = await sharp(picture)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { r: data[0] ?? 0, g: data[1] ?? 0, b: data[2] ?? 0 };
}

export const isNear = (seen: typeof red, wanted: typeof red) =>
  Math.abs(seen.r - wanted.r) + Math.abs(seen.g - wanted.g) + Math.abs(seen.b - wanted.b) < 90;
