import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('node:zlib', async (load) => {
  const real = await load<typeof zlib>();
  const brotliCompress = vi.fn(real.brotliCompress);
  return { ...real, default: real, brotliCompress };
});
const { chooseEffort, compressFile } = await import('../../hosting/compress-file.ts');

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compressed-'));
  path = join(folder, 'page.html');
  vi.mocked(zlib.brotliCompress).mockClear();
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Compresses one text as a build would and reads both copies back. */
async function compress(text: string, effort: 'best' | 'quick') {
  const content = Buffer.from(text);
  await writeFile(path, content);
  await compressFile(path, content, effort);
  const [br, gz] = await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)]);
  return { br, texts: [zlib.brotliDecompressSync(br).toString(), zlib.gunzipSync(gz).toString()] };
}

describe('compressed copies', () => {
  test.each(['best', 'quick'] as const)('hold the whole text at the %s setting', async (effort) => {
    const text = `A page of ${folder}. `.repeat(200);
    expect((await compress(text, effort)).texts).toEqual([text, text]);
  });

  test('are made once for the same text, anew for another, and stay the same', async () => {
    const text = `The same page of ${folder}. `.repeat(200);
    const made = await compress(text, 'best');
    const again = await compress(text, 'best');
    expect(zlib.brotliCompress).toHaveBeenCalledTimes(1);
    expect(again.br.equals(made.br)).toBe(true);
    const other = `${text}One more line.`;
    expect((await compress(other, 'best')).texts).toEqual([other, other]);
    expect(zlib.brotliCompress).toHaveBeenCalledTimes(2);
  });

  test('are as small as they can be on a site of this size', () => {
    expect(chooseEffort(100)).toBe('best');
    expect(chooseEffort(10_000)).toBe('quick');
  });
});
