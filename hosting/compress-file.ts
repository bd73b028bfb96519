import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Beside Astro's own cache, so that whatever keeps node_modules between builds keeps it too.
const cacheFolder = resolve('node_modules/.cache/compressed');
const longestUnused = 30 * 24 * 60 * 60 * 1000;
/** A page of 55 kB takes 70 ms at the best setting and 4 ms at the quick one, which writes a tenth more. */
const settings = {
  best: { brotli: 11, gzip: 9 },
  quick: { brotli: 6, gzip: 6 },
} as const;
/** From here on the best setting would take longer than the whole rest of the build. */
const mostFilesAtBest = 500;

export type Effort = keyof typeof settings;

export const chooseEffort = (files: number): Effort => (files > mostFilesAtBest ? 'quick' : 'best');

async function compress(content: Buffer, effort: Effort) {
  const { brotli, gzip: level } = settings[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([compressBrotli(content, { params }), compressGzip(content, { level })]);
  return { br, gz };
}

/** Renamed into place, so that a build that is stopped here leaves no half file behind. */
async function keep(path: string, content: Buffer) {
  await writeFile(`${path}.${process.pid}`, content);
  await rename(`${path}.${process.pid}`, path);
}

/**
 * Writes FILE.br and FILE.gz beside a text file, for every server that can hand them out as they are. At the best
 * setting the same content is compressed once and then copied from the cache; the quick one is as fast as a copy.
 */
export async function compressFile(path: string, content: Buffer, effort: Effort): Promise<void> {
  if (effort === 'quick') {
    const { br, gz } = await compress(content, effort);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    return;
  }
  const key = createHash('sha256')
    .update(JSON.stringify([settings[effort], process.versions.brotli, process.versions.zlib]))
    .update(content)
    .digest('hex');
  const cached = join(cacheFolder, key);
  try {
    const now = new Date();
    await Promise.all(
      ['br', 'gz'].map(async (ending) => {
        await copyFile(`${cached}.${ending}`, `${path}.${ending}`);
        await utimes(`${cached}.${ending}`, now, now);
      }),
    );
  } catch {
    const { br, gz } = await compress(content, effort);
    await mkdir(cacheFolder, { recursive: true });
    await Promise.all([
      writeFile(`${path}.br`, br),
      writeFile(`${path}.gz`, gz),
      keep(`${cached}.br`, br),
      keep(`${cached}.gz`, gz),
    ]);
  }
}

/** Drops what no build has used for a month. */
export async function pruneCompressed(): Promise<void> {
  const names = await readdir(cacheFolder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const path = join(cacheFolder, name);
      // Another build may have dropped it meanwhile.
      const used = await stat(path).catch(() => undefined);
      if (used && Date.now() - used.mtimeMs > longestUnused) await rm(path, { force: true });
    }),
  );
}
