import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../src/site/settings.ts';
import { addPagePolicy } from './page-policy.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const textExtensions = ['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest', '.vcf'];

/** Writes FILE.br and FILE.gz beside a text file, for every server that can hand them out as they are. */
async function compressFile(path: string) {
  const content = await readFile(path);
  const [brotli, zipped] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    compressGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}

/** Runs a task over all items, as many at once as there are cores: more would only fill memory. */
async function forEachInParallel<Item>(items: Item[], task: (item: Item) => Promise<void>) {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const item of queue) await task(item);
    }),
  );
}

/** What is left to do with the built files: the security policy of each page, and the compressed copies. */
export function finishBuild(settings: Settings): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).map((name) => join(root, name));
        const pages = files.filter((path) => path.endsWith('.html'));
        const hostSettings = {
          siteUrl: settings.siteUrl,
          quoteWebhookUrl: settings.quoteWebhookUrl,
          umamiScriptUrl: settings.umami?.scriptUrl,
          pictureUrl: settings.pictureHost,
        };
        await forEachInParallel(pages, async (path) => {
          await writeFile(path, addPagePolicy(await readFile(path, 'utf8'), hostSettings));
        });
        const texts = files.filter((path) => textExtensions.includes(extname(path)));
        await forEachInParallel(texts, compressFile);
        logger.info(`${pages.length} page policies, ${texts.length} files compressed`);
      },
    },
  };
}
