import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parse } from 'yaml';
import { inspectOriginal, pictureExtensions, pictureFolder, slotOf } from './original.ts';

const mostBytes = 40 * 1024 * 1024;
/** A hero fills half a large screen; the other frames show at most 800 pixels. */
export const leastHeroWidth = 1200;
const leastWidth = 800;

const saveAgain = 'open it in a picture program and save it again as JPEG';
const exportHeic =
  'this computer cannot decode HEIC; export it as JPEG (iPhone: Settings > Camera > Formats > Most Compatible)';

type Catalogue = Record<string, { from?: string } | null>;

/** What is wrong with one file as a picture, and the fix; undefined when nothing is. */
export async function findFileFault(slot: string, path: string): Promise<string | undefined> {
  const { size } = await stat(path);
  if (size > mostBytes) return `is ${Math.ceil(size / 1024 / 1024)} MB: save it under 40 MB`;
  try {
    const { width } = (await inspectOriginal(path)).size;
    const least = slot.startsWith('hero-') ? leastHeroWidth : leastWidth;
    if (width < least) {
      return `is ${width} pixels wide: use one that is at least ${least} pixels wide`;
    }
    return undefined;
  } catch {
    return `cannot be read: ${extname(path).toLowerCase() === '.heic' ? exportHeic : saveAgain}`;
  }
}

/** One line for everything in the picture folder that the site cannot use: slot, file and fix. Empty when all is well. */
export async function findPictureFaults(directory = pictureFolder): Promise<string[]> {
  const catalogueFile = join(directory, 'catalogue.yaml');
  const catalogue = (parse(await readFile(catalogueFile, 'utf8')) ?? {}) as Catalogue;
  const faults: (string | undefined | Promise<string | undefined>)[] = [];
  const filesBySlot = new Map<string, string>();

  for (const name of (await readdir(directory)).sort()) {
    const path = join(directory, name);
    if (name.startsWith('.') || /\.(yaml|md)$/.test(name)) continue;
    const slot = slotOf(name);
    if (!pictureExtensions.includes(extname(name).toLowerCase())) {
      faults.push(`${slot}: ${path} is no picture the site can use: save it as ${slot}.jpg`);
      continue;
    }
    const twin = filesBySlot.get(slot);
    if (twin) faults.push(`${slot}: ${twin} and ${path} are both there: keep one of them`);
    filesBySlot.set(slot, path);
    if (!(slot in catalogue)) {
      faults.push(`${slot}: ${path} has no entry in ${catalogueFile}: rename it to one of the slots there, or add one`);
    }
    faults.push(findFileFault(slot, path).then((fault) => fault && `${slot}: ${path} ${fault}`));
  }

  for (const [slot, entry] of Object.entries(catalogue)) {
    const from = entry?.from;
    const wanted = join(directory, `${slot}.jpg`);
    if (from !== undefined && !(from in catalogue)) {
      faults.push(
        `${slot}: ${catalogueFile} says "from: ${from}", which is no slot: correct the name or remove the line`,
      );
    } else if (!filesBySlot.has(slot) && from === undefined) {
      faults.push(`${slot}: ${wanted} is missing: add it, or name another slot with "from:" in ${catalogueFile}`);
    } else if (!filesBySlot.has(slot) && !filesBySlot.has(from ?? '')) {
      faults.push(
        `${slot}: ${wanted} is missing, and so is a file of ${from}, which it stands in for: add one of the two`,
      );
    }
  }
  return (await Promise.all(faults)).filter((fault) => fault !== undefined);
}
