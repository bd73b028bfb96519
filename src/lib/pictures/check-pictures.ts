import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { contentKinds } from '../content/content-kinds.ts';
import type { Fault } from '../content/fault.ts';
import { findNameFault } from '../content/file-names.ts';
import { listOwnerFiles, readSource } from '../content/read-content.ts';
import { FaultError } from '../fault-error.ts';
import { findWidthFault, getSlot, pictureFolder } from '../schemas/picture.ts';
import { slugPattern } from '../schemas/reference.ts';
import { heicMessage, isPicture, pictureExtensions, readOriginal } from './original.ts';

const maxBytes = 40 * 1024 * 1024;
/** The maximum of height / width: AVIF allows 16,384 pixels, and pages show pictures up to 1,600 wide. */
const maxSlenderness = 10;

/** Returns the fault of one file as a picture, with the fix, or `undefined`. */
async function findFileFault(path: string): Promise<string | undefined> {
  try {
    const { size: bytes } = await stat(path);
    if (bytes > maxBytes) return `is ${Math.ceil(bytes / 1024 / 1024)} MB: save it under 40 MB`;
    const { width, height } = (await readOriginal(path)).size;
    if (height / width > maxSlenderness)
      return `is ${width} by ${height} pixels: crop it, since no page can show so long a strip`;
    return findWidthFault(width);
  } catch (error) {
    if (error instanceof FaultError || 'code' in (error as Error)) return (error as Error).message;
    throw error;
  }
}

/** Finds everything in the picture folder that the site cannot use. */
export async function findPictureFaults(directory = pictureFolder): Promise<Fault[]> {
  const catalogueFile = `${directory}/catalogue.yaml`;
  const names = listOwnerFiles(directory);
  const catalogue = names.includes('catalogue.yaml') && readSource(directory, 'catalogue.yaml').data;
  const { data: entries } = contentKinds.pictures.list.safeParse(catalogue);
  // Faults of the catalogue itself are reported with all content.
  if (!entries) return [];
  const faults: Fault[] = [];
  const report = (file: string, message: string, ...path: string[]) => faults.push({ file, path, message });
  const filesBySlot = new Map<string, string>();

  for (const name of names) {
    const path = `${directory}/${name}`;
    if (/\.(yaml|md)$/.test(name)) continue;
    const slot = getSlot(name);
    const folderFault = name.includes('/') && `is in a subfolder: move it to ${directory}, or remove it`;
    const heicFault = /\.heic$/i.test(name) && heicMessage;
    const typeFault =
      !heicFault && !isPicture(name) && 'is not a picture that the site can use: save it as JPEG, or remove it';
    const nameFault = findNameFault(slot + extname(name).toLowerCase(), pictureExtensions);
    const fault = folderFault || heicFault || typeFault || nameFault || (await findFileFault(path));
    if (fault) report(path, fault);
    if (folderFault || typeFault || !slugPattern.test(slot)) continue;
    const duplicate = filesBySlot.get(slot);
    if (duplicate) report(path, `has the same name as ${duplicate}: keep one of them`);
    filesBySlot.set(slot, path);
  }

  for (const slot of Object.keys(entries)) {
    if (!filesBySlot.has(slot))
      report(catalogueFile, `${directory}/${slot}.jpg is missing: add it, or remove its entry`, slot);
  }
  return faults;
}
