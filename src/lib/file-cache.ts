import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

// The folder is next to Astro's own cache, so that a host that keeps node_modules between builds keeps it too.
const cacheFolder = resolve('node_modules/.cache');

/**
 * Returns the cached result of an earlier build for the same input, or calls `make` and caches its result in `folder`.
 */
export async function readOrCreate(
  folder: string,
  extension: string,
  keyParts: [what: string, content: Buffer],
  create: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of keyParts) hash.update(part);
  const cachedFile = join(cacheFolder, folder, `${hash.digest('hex')}.${extension}`);
  try {
    return await readFile(cachedFile);
  } catch {
    const content = await create();
    await mkdir(join(cacheFolder, folder), { recursive: true });
    // Renaming is atomic: a build that is stopped here leaves no partial file, and two builds can write the same file.
    const temporaryFile = `${cachedFile}.${randomUUID()}`;
    await writeFile(temporaryFile, content);
    await rename(temporaryFile, cachedFile);
    return content;
  }
}
