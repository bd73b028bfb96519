import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { keepMade } from '../build-cache/keep-made.ts';

export const pictureFolder = 'src/pictures';

/** What a picture file may end in, in either case: cameras write IMG_1.JPG. */
export const pictureExtensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic'];

export const slotOf = (path: string) => basename(path, extname(path));

export interface Original {
  /** As it is seen: after the camera's rotation mark is obeyed. */
  size: { width: number; height: number };
  /** Painted until the file is there. */
  placeholderColor: string;
  /** A camera has written its make or model into the file. */
  photograph: boolean;
}

const known = new Map<string, Promise<Original>>();

export function readOriginal(path: string): Promise<Original> {
  let original = known.get(path);
  if (!original) {
    original = inspectOriginal(path);
    known.set(path, original);
  }
  return original;
}

/**
 * What the file holds now. Throws when not every row of it can be decoded: a download that broke off has a whole
 * header. Decoding takes about 60 ms a picture, so what was found is kept by the content of the file.
 */
export async function inspectOriginal(path: string): Promise<Original> {
  const bytes = await readFile(path);
  const found = await keepMade('original-facts', 'json', [JSON.stringify(sharp.versions), bytes], async () =>
    Buffer.from(JSON.stringify(await inspect(bytes))),
  );
  return JSON.parse(found.toString());
}

async function inspect(bytes: Buffer): Promise<Original> {
  const { autoOrient, exif } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).resize(64).stats();
  // Three digits, not six: it stands in a page once for each picture.
  const hex = [dominant.r, dominant.g, dominant.b]
    .map((channel) => Math.min(15, Math.round(channel / 17)).toString(16))
    .join('');
  return {
    size: autoOrient,
    placeholderColor: `#${hex}`,
    photograph: exif !== undefined && namesCamera(exif),
  };
}

/** Whether the first directory of an EXIF block has a Make (0x010f) or Model (0x0110) entry. */
function namesCamera(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.indexOf('Exif\0\0') === 0 ? 6 : 0);
  if (tiff.length < 14) return false;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return false;
  const entries = Math.min(short(start), Math.floor((tiff.length - start - 2) / 12));
  return Array.from({ length: entries }, (_, index) => short(start + 2 + index * 12)).some(
    (tag) => tag === 0x010f || tag === 0x0110,
  );
}
