import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip';

const preference: readonly ContentEncoding[] = ['br', 'gzip'];
const brotliQuality = 5;

/** The encodings a client accepts, the one it likes best first; equal wishes go to brotli. */
export function acceptedEncodings(header: string | undefined): ContentEncoding[] {
  if (!header) return [];
  const wishes = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const value = quality === undefined ? 1 : Number(quality.slice(2));
    wishes.set(name, Number.isFinite(value) ? value : 0);
  }
  const wishFor = (encoding: string) => wishes.get(encoding) ?? wishes.get('*') ?? 0;
  return preference
    .filter((encoding) => wishFor(encoding) > 0)
    .toSorted((first, second) => wishFor(second) - wishFor(first));
}

/** Compresses each file once and keeps the results, the least recently used leaving when `maxBytes` is full. */
export class CompressionCache {
  readonly #maxBytes: number;
  readonly #results = new Map<string, Promise<Buffer>>();
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  async compress(key: string, encoding: ContentEncoding, read: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#results.get(key);
    if (known) {
      this.#results.delete(key);
      this.#results.set(key, known);
      return known;
    }
    const result = read().then((bytes) => compressBytes(bytes, encoding));
    this.#results.set(key, result);
    try {
      const compressed = await result;
      this.#sizes.set(key, compressed.length);
      this.#bytes += compressed.length;
      this.#evict();
      return compressed;
    } catch (error) {
      this.#results.delete(key);
      throw error;
    }
  }

  #evict(): void {
    for (const key of this.#results.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      const size = this.#sizes.get(key);
      if (size === undefined) continue;
      this.#bytes -= size;
      this.#sizes.delete(key);
      this.#results.delete(key);
    }
  }
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

function compressBytes(bytes: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(bytes);
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
