import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFile } from '../hosting/compress-file.ts';
import { addAdminPolicy } from '../hosting/page-policy.ts';
import type { Settings } from '../src/lib/settings/settings.ts';
import { buildAdmin, readSiteSource } from './build-admin.ts';
import { writeThumbnails } from './thumbnails.ts';

/** Puts the CMS at /admin of the built site. */
export function addCms(backend: NonNullable<Settings['cms']>): AstroIntegration {
  return {
    name: 'add-cms',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const folder = join(root, 'admin');
        await buildAdmin(folder, '/admin/');
        const source = await readSiteSource('.', backend);
        await writeFile(join(folder, 'site.json'), JSON.stringify(source));
        await writeThumbnails(source.pictures, join(folder, 'thumbnails'));
        // As all pages of the site: /admin, without a slash at its end.
        const page = join(root, 'admin.html');
        await rename(join(folder, 'index.html'), page);
        await writeFile(page, addAdminPolicy(await readFile(page, 'utf8')));
        const files = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
        await Promise.all([page, ...files.filter((file) => /\.(js|css|json)$/.test(file))].map(compressFile));
        logger.info(`the CMS is at /admin, for ${backend.repo}`);
      },
    },
  };
}
