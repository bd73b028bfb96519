import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { readOrCreate } from '../src/lib/file-cache.ts';

const encodings = {
  br: promisify(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes FILE.br and FILE.gz beside a text file, for every server that can hand them out as they are. The best
 * settings take long, so the same content is compressed once.
 */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  for (const [ending, encode] of Object.entries(encodings)) {
    const encoded = await readOrCreate('compressed', ending, [process.version, content], () => encode(content));
    await writeFile(`${path}.${ending}`, encoded);
  }
}
