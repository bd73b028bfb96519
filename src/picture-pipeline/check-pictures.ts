import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';

const folder = 'src/pictures';
const extensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic'];
const mostBytes = 40 * 1024 * 1024;
const leastWidth = 1200;

/** One line for each file in src/pictures that the site cannot use: slot, file and fix. Empty when all is well. */
export async function findPictureFaults(directory = folder): Promise<string[]> {
  const faults: string[] = [];
  const bySlot = new Map<string, string>();
  for (const name of await readdir(directory)) {
    const extension = extname(name).toLowerCase();
    if (!extensions.includes(extension)) continue;
    const slot = basename(name, extname(name));
    const path = join(directory, name);
    const twin = bySlot.get(slot);
    if (twin) faults.push(`${slot}: ${twin} and ${path} share the slot: keep one`);
    bySlot.set(slot, path);

    const { size } = await stat(path);
    if (size > mostBytes) {
      faults.push(`${slot}: ${path} is ${Math.round(size / 1024 / 1024)} MB: save it under 40 MB`);
      continue;
    }
    try {
      const { autoOrient } = await sharp(path).metadata();
      if (autoOrient.width < leastWidth) {
        faults.push(`${slot}: ${path} is ${autoOrient.width} pixels wide: use one of at least ${leastWidth}`);
      }
      await sharp(path, { failOn: 'error' }).resize(8).toBuffer();
    } catch {
      faults.push(`${slot}: ${path} cannot be read: save it again as JPEG`);
    }
  }
  return faults;
}

/** Stops dev and build before a broken original reaches a page. */
export function checkPictures(): AstroIntegration {
  return {
    name: 'check-pictures',
    hooks: {
      'astro:config:done': async () => {
        const faults = await findPictureFaults();
        if (faults.length > 0) throw new Error(`Pictures:\n${faults.join('\n')}`);
      },
    },
  };
}
