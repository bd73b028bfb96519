import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../src/settings/settings.ts';
import { chooseEffort, compressFile, pruneCompressed } from './compress-file.ts';
import { loadScriptsLate } from './late-scripts.ts';
import { addPagePolicy } from './page-policy.ts';

const textExtensions = ['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest', '.vcf'];

/** One style element in place of several in a row: each would cost the policy a hash, which no compression shortens. */
const joinStyles = (html: string) => html.replaceAll('</style><style>', '');

// More than there are cores: a file waits for the disk in between. Many more would only fill memory.
const filesAtOnce = 8;

async function forEachInParallel<Item>(items: Item[], task: (item: Item) => Promise<void>) {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: filesAtOnce }, async () => {
      for (const item of queue) await task(item);
    }),
  );
}

/** What is left to do with the built files: late scripts, the security policy of each page, and compressed copies. */
export function finishBuild(settings: Settings): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).map((name) => join(root, name));
        const texts = files.filter((path) => textExtensions.includes(extname(path)));
        const effort = chooseEffort(texts.length);
        const hostSettings = {
          siteUrl: settings.siteUrl,
          quoteWebhookUrl: settings.quoteWebhookUrl,
          umamiScriptUrl: settings.umami?.scriptUrl,
          pictureUrl: settings.pictureHost,
        };
        let pages = 0;
        await forEachInParallel(texts, async (path) => {
          let content = await readFile(path);
          if (path.endsWith('.html')) {
            const html = loadScriptsLate(joinStyles(content.toString('utf8')), root);
            content = Buffer.from(addPagePolicy(html, hostSettings));
            await writeFile(path, content);
            pages += 1;
          }
          await compressFile(path, content, effort);
        });
        await pruneCompressed();
        logger.info(`${pages} page policies, ${texts.length} files compressed`);
      },
    },
  };
}
