/** Small copies of the pictures, for the forms: the files of the repository are large. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const makeThumbnail = (path: string) =>
  sharp(path).autoOrient().resize(640, 640, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 72 });

/** One, for the host on this machine; none of what cannot be decoded here. */
export const readThumbnail = (path: string): Promise<Buffer | undefined> =>
  makeThumbnail(path)
    .toBuffer()
    .catch(() => undefined);

/** All, by the names of their pictures, for a site that has the page of the CMS. */
export async function writeThumbnails(files: Record<string, string>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = ([slot, file]: [string, string]) =>
    makeThumbnail(file)
      .toFile(join(folder, `${slot}.webp`))
      .catch(() => undefined);
  await Promise.all(Object.entries(files).map(write));
}
