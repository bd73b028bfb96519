import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

// The folder is next to Astro's own cache, so that a host that keeps node_modules between builds keeps it too.
const caches = resolve('node_modules/.cache');

/**
 * Returns the cached result of an earlier build for the same input, or calls `make` and caches its result in `folder`.
 */
export async function readOrCreate(
  folder: string,
  ending: string,
  madeOf: [what: string, content: Buffer],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of madeOf) hash.update(part);
  const kept = join(caches, folder, `${hash.digest('hex')}.${ending}`);
  try {
    return await readFile(kept);
  } catch {
    const made = await make();
    await mkdir(join(caches, folder), { recursive: true });
    // Renaming is atomic: a build that is stopped here leaves no partial file, and two builds can write the same file.
    const unfinished = `${kept}.${randomUUID()}`;
    await writeFile(unfinished, made);
    await rename(unfinished, kept);
    return made;
  }
}
