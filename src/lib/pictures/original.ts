import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { listOwnerFiles } from '../content/read-content.ts';
import { FaultError } from '../fault-error.ts';
import { readOrCreate } from '../file-cache.ts';
import { getSlot } from '../schemas/picture.ts';
import { findSvgFault } from './svg-safety.ts';

/** The extensions of picture files, in any case: cameras write IMG_1.JPG. resolve-picture.ts has to repeat them. */
export const pictureExtensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'];

export const isPicture = (path: string) => pictureExtensions.includes(extname(path).toLowerCase());

export interface Original {
  /** The size after the camera's rotation mark is applied. */
  size: { width: number; height: number };
  /** The color that is shown until the file has loaded. */
  placeholderColor: string;
}

const originals = new Map<string, Promise<Original>>();

/**
 * Reads the present content of a file. Throws a FaultError unless it is a single picture of which every row can be
 * decoded: a download that broke off has a whole header. The result is cached by the content of the file, since
 * decoding takes about 100 ms a picture. Pictures are decoded one by one: in parallel, sharp has accepted data that it
 * cannot decode.
 */
export async function readOriginal(path: string): Promise<Original> {
  const { mtimeMs, size } = await stat(path);
  const state = `${path} ${mtimeMs} ${size}`;
  const original = originals.get(state) ?? inspectFile(path);
  originals.set(state, original);
  original.catch(() => originals.delete(state));
  return original;
}

/**
 * Returns the size of each picture in a folder, by its slot. Files that are no picture are reported by their own check.
 */
export async function readSizes(folder: string): Promise<Map<string, Original['size']>> {
  const read = async (name: string) => {
    const original = await readOriginal(join(folder, name)).catch(() => undefined);
    return original ? [[getSlot(name), original.size] as const] : [];
  };
  return new Map((await Promise.all(listOwnerFiles(folder).filter(isPicture).map(read))).flat());
}

let lastInspection: Promise<unknown> = Promise.resolve();

async function inspectFile(path: string): Promise<Original> {
  const bytes = await readFile(path);
  const rules = JSON.stringify(['one picture, decoded alone, SVG without scripts', sharp.versions]);
  const cachedOriginal = await readOrCreate('original-facts', 'json', [rules, bytes], () => {
    const inspection = lastInspection.then(() => inspectBytes(bytes));
    lastInspection = inspection.catch(() => undefined);
    return inspection.then((original) => Buffer.from(JSON.stringify(original)));
  });
  return JSON.parse(cachedOriginal.toString());
}

const resaveHint = 'open it in a picture program and save it again as JPEG';
/** iPhones write this format, whatever the file is called: of its family, sharp's own builds read only AVIF. */
export const heicMessage =
  'cannot be read: it is a HEIC; export it as JPEG (iPhone: Settings > Camera > Formats > Most Compatible)';

/** Returns true if a file has frames that sharp does not count: those of a PNG, and of the family of AVIF and HEIC. */
function hasHiddenFrames(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 1, 4) === 'PNG') return bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
  const isAvifOrHeic = bytes.toString('latin1', 4, 8) === 'ftyp';
  return isAvifOrHeic && /avis|msf1|hevc|hevx/.test(bytes.toString('latin1', 8, bytes.readUInt32BE(0)));
}

async function inspectBytes(bytes: Buffer): Promise<Original> {
  if (bytes.length === 0) throw new FaultError('is empty: save it again');
  const reject = (reason: string) => Promise.reject(new FaultError(reason));
  const rejectUnreadable = () => reject(`cannot be read: ${resaveHint}`);
  const severalPicturesMessage = 'has more than one picture in it: save one of them as JPEG';
  if (hasHiddenFrames(bytes)) return reject(severalPicturesMessage);
  const { format, compression, pages = 1, autoOrient } = await sharp(bytes).metadata().catch(rejectUnreadable);
  if (!['jpeg', 'png', 'webp', 'heif', 'svg'].includes(format))
    return reject(`is ${format.toUpperCase()}: ${resaveHint}`);
  if (pages > 1) return reject(severalPicturesMessage);
  const svgFault = format === 'svg' && findSvgFault(bytes);
  if (svgFault) return reject(svgFault);
  if (compression === 'hevc') return reject(heicMessage);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true }).catch(rejectUnreadable);
  const { dominant } = await sharp(data, { raw: info }).stats();
  // Three digits, not six, because a page contains them once for each picture.
  const hex = [dominant.r, dominant.g, dominant.b]
    .map((channel) => Math.min(15, Math.round(channel / 17)).toString(16))
    .join('');
  return { size: autoOrient, placeholderColor: `#${hex}` };
}
