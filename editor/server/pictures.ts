import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { findFileFault, leastHeroWidth } from '../../src/picture-pipeline/check-pictures.ts';
import { pictureFolder, slotOf } from '../../src/picture-pipeline/original.ts';
import { confine, draftFolder, Refusal, replaceFile, root } from './content.ts';

const uploadFolder = join(draftFolder, 'uploads');

// More pixels than the largest file that the site makes of one, with room for a crop.
const mostPixels = 3200;

const endings: Record<string, string> = { jpeg: '.jpg', png: '.png', webp: '.webp', heif: '.avif' };
const signatures = { heic: /^.{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s };

export interface Upload {
  id: string;
  width: number;
  height: number;
  /** Why the build would refuse it, in the build's words. */
  fault?: string;
  /** Worth knowing, though the build takes it. */
  note?: string;
}

function findFile(folder: string, slot: string) {
  const name = existsSync(folder)
    ? readdirSync(folder).find((file) => slotOf(file) === slot && !file.endsWith('.yaml'))
    : undefined;
  return name && join(folder, name);
}

const slotPattern = /^[a-z0-9-]+$/;

/** Takes a picture in, upright, without place, camera and date, and says at once what is wrong with it. */
export async function takeUpload(slot: string, bytes: Buffer): Promise<Upload> {
  if (!slotPattern.test(slot)) throw new Refusal(422, 'The name of a picture is lowercase words joined by hyphens.');
  const id = randomUUID();
  mkdirSync(uploadFolder, { recursive: true });
  const arrived = join(
    uploadFolder,
    `${slot}.${signatures.heic.test(bytes.toString('latin1', 0, 16)) ? 'heic' : 'jpg'}`,
  );
  try {
    writeFileSync(arrived, bytes);
    const fault = await findFileFault(slot, arrived);
    if (fault) return { id: '', width: 0, height: 0, fault };
    const { format = '' } = await sharp(bytes).metadata();
    const ending = endings[format];
    if (!ending) return { id: '', width: 0, height: 0, fault: `is ${format}: use JPEG, PNG, WebP or AVIF` };
    const picture = sharp(bytes)
      .autoOrient()
      .resize(mostPixels, mostPixels, { fit: 'inside', withoutEnlargement: true });
    const encoded = {
      '.jpg': () => picture.jpeg({ quality: 90, mozjpeg: true }),
      '.avif': () => picture.avif({ quality: 75 }),
    };
    const { data, info } = await (encoded[ending as '.jpg']?.() ?? picture).toBuffer({ resolveWithObject: true });
    writeFileSync(join(uploadFolder, `${id}${ending}`), data);
    return { id, width: info.width, height: info.height, note: noteWidth(info.width) };
  } finally {
    rmSync(arrived, { force: true });
  }
}

function noteWidth(width: number) {
  if (width < leastHeroWidth) return `${width} pixels wide: too narrow to open a page, which takes ${leastHeroWidth}.`;
  return undefined;
}

const findUpload = (id: string) => {
  const path = /^[0-9a-f-]{36}$/.test(id) ? findFile(uploadFolder, id) : undefined;
  if (!path) throw new Refusal(404, 'That picture is no longer here: choose it again.');
  return path;
};

/** The file of a slot of its own. */
export const findPicture = (slot: string) => findFile(join(root, pictureFolder), slot);

/** Puts an upload in the place of a slot's picture, of whatever kind the old one was. */
export async function placeUpload(slot: string, id: string) {
  if (!slotPattern.test(slot)) throw new Refusal(422, 'The name of a picture is lowercase words joined by hyphens.');
  const path = findUpload(id);
  const old = findPicture(slot);
  const file = confine(`${pictureFolder}/${slot}${extname(path)}`);
  replaceFile(file, readFileSync(path));
  if (old && old !== join(root, file)) rmSync(old);
  rmSync(path);
}

export interface PreviewSource {
  slot?: string;
  from?: string;
  upload?: string;
  /** One of many. */
  small?: string;
}

/** A picture for the screen: small, upright. */
export async function readPreview(source: PreviewSource): Promise<Buffer> {
  const inSlot = (slot?: string) => (slot ? findPicture(slot) : undefined);
  const size = source.small ? 320 : 900;
  const path = source.upload ? findUpload(source.upload) : (inSlot(source.slot) ?? inSlot(source.from));
  if (!path) throw new Refusal(404, 'There is no such picture.');
  return sharp(path)
    .autoOrient()
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 78 })
    .toBuffer();
}
