import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transformSync } from 'esbuild';
import { readBusinessContact } from '../src/lib/quotes/business-contact.ts';
import type { Settings } from '../src/lib/settings/settings.ts';
import { compressFile } from './compress-file.ts';
import { addPagePolicy } from './page-policy.ts';
import { writeHostRedirects } from './redirects.ts';

const textExtensions = ['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest', '.vcf'];

/** Joins adjacent style elements into one: each would add a hash to the policy, and hashes do not compress. */
const joinStyles = (html: string) => html.replaceAll('</style><style>', '');

/** Minifies the inline scripts that components write, because Astro leaves them unminified. */
const minifyScripts = (html: string) =>
  html.replace(/(?<=<script>).+?(?=<\/script>)/gs, (code) =>
    transformSync(code, { minify: true, charset: 'utf8' }).code.trim(),
  );

/** Adds the security policy to each built page, and writes compressed copies. */
export function finishBuild(settings: Settings): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).map((name) => join(root, name));
        const textFiles = files.filter((path) => textExtensions.includes(extname(path)));
        const { mapEmbedUrl } = readBusinessContact(join('src', 'content', 'business.yaml'));
        const finishFile = async (path: string) => {
          if (path.endsWith('.html')) {
            const html = minifyScripts(joinStyles(await readFile(path, 'utf8')));
            await writeFile(path, addPagePolicy(html, { ...settings, mapEmbedUrl }));
          }
          await compressFile(path);
        };
        await Promise.all(textFiles.map(finishFile));
        await writeHostRedirects(root);
        logger.info(`page policies added, ${textFiles.length} files compressed`);
      },
    },
  };
}
