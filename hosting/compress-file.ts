import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { readOrCreate } from '../src/lib/file-cache.ts';

const encodings = {
  br: promisify(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes FILE.br and FILE.gz next to a text file, for servers that can send precompressed files. The best settings are
 * slow, so the same content is compressed only once.
 */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  for (const [ending, encode] of Object.entries(encodings)) {
    const encoded = await readOrCreate('compressed', ending, [process.version, content], () => encode(content));
    await writeFile(`${path}.${ending}`, encoded);
  }
}
