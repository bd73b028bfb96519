import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

// Beside Astro's own cache, so that whatever keeps node_modules between builds keeps it too.
const caches = resolve('node_modules/.cache');

/** Hands back what an earlier build made of the same, or makes it now and keeps it under `folder`. */
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
    // Renamed into place: a build that is stopped here leaves no half file behind, and two may write the same one.
    const unfinished = `${kept}.${randomUUID()}`;
    await writeFile(unfinished, made);
    await rename(unfinished, kept);
    return made;
  }
}
