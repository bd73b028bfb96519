import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const cache = new Map<string, Promise<{ className: string; color: string }>>();

/** The dominant color of an original, coarse enough (16 steps a channel) that similar pictures share one rule. */
export function getTint(fileName: string) {
  let tint = cache.get(fileName);
  if (!tint) {
    tint = readTint(join(process.cwd(), 'src/pictures', fileName));
    cache.set(fileName, tint);
  }
  return tint;
}

async function readTint(path: string) {
  const { dominant } = await sharp(await readFile(path))
    .resize(64)
    .stats();
  const hex = [dominant.r, dominant.g, dominant.b]
    .map((channel) => Math.min(15, Math.round(channel / 17)).toString(16))
    .join('');
  return { className: `tint-${hex}`, color: `#${hex}` };
}
