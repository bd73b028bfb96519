/** Builds the page of the CMS for the edit server and for /admin of the site. */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { build, type Plugin } from 'vite';
import { compressFile } from '../hosting/compress-file.ts';
import { addAdminPolicy } from '../hosting/page-policy.ts';
import { listContentFiles, listOwnerFiles, readSource } from '../src/lib/content/read-content.ts';
import { isPicture, readSizes } from '../src/lib/pictures/original.ts';
import { getSlot, pictureFolder } from '../src/lib/schemas/picture.ts';
import type { Settings } from '../src/lib/settings/settings.ts';
import { replacements, requiredNames } from './cms-internals.ts';
import type { BackendSettings, SiteSource } from './site.ts';

/** Returns the path of every picture, by its name in content. */
export const listPictures = (root: string): Record<string, string> =>
  Object.fromEntries(
    listOwnerFiles(join(root, pictureFolder))
      .filter(isPicture)
      .map((file) => [getSlot(file), `${pictureFolder}/${file}`]),
  );

/** The fields of an area or a service by which forms list it. */
interface OrderedEntry {
  name: string;
  order: number;
  kind?: string;
}

/** Reads the data that the page loads at its start. */
export async function readSiteSource(root: string, backend: BackendSettings): Promise<SiteSource> {
  const read = (file: string) => readSource(root, file).data;
  const getOrder = ({ kind, order }: OrderedEntry) => (kind === 'commercial' ? 100 : 0) + order;
  // In the order of the site, with services for homes first.
  const named = listContentFiles(root)
    .filter((file) => /^src\/content\/(areas|services)\//.test(file))
    .map((file) => [file, read(file) as OrderedEntry] as const)
    .sort(([, a], [, b]) => getOrder(a) - getOrder(b));
  const claims = read('src/content/claims.yaml') as { id: string; optional?: boolean }[];
  return {
    backend,
    names: Object.fromEntries(named.map(([file, { name }]) => [file, name])),
    claims: claims.flatMap(({ id, optional }) => (optional ? [id] : [])),
    pictures: listPictures(root),
    widths: Object.fromEntries(
      [...(await readSizes(join(root, pictureFolder)))].map(([slot, { width }]) => [slot, width]),
    ),
  };
}

/** Creates a small copy of a picture for the forms, because the files of the repository are large. */
export const createThumbnail = (path: string) =>
  sharp(path).autoOrient().resize(640, 640, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 72 });

const replaceCmsTexts: Plugin = {
  name: 'own-words',
  enforce: 'pre',
  // Leaves out 242 files that highlight programming languages, which no content uses.
  resolveId: (id) => (id.startsWith('@shikijs/langs/') ? '\0no-language' : undefined),
  load: (id) => (id === '\0no-language' ? 'export default []' : undefined),
  transform(code, id) {
    if (!id.endsWith('/@sveltia/cms/npm/index.js')) return undefined;
    for (const [name, fix] of requiredNames) {
      if (!code.includes(name)) this.error(`the CMS no longer contains ${name}: ${fix} in admin/cms-internals.ts`);
    }
    for (const [original, replacement] of replacements) {
      if (code.split(original).length !== 2)
        this.error(
          `the CMS no longer contains ${original} exactly once: update the replacements in admin/cms-internals.ts`,
        );
      code = code.replace(original, replacement);
    }
    return { code, map: null };
  },
};

export async function buildAdmin(outDir: string, base: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base,
    logLevel: 'warn',
    plugins: [replaceCmsTexts],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4096 },
  });
}

/** Puts the CMS at /admin of the built site. */
export const addCms = (backend: NonNullable<Settings['cms']>, siteUrl: string): AstroIntegration => ({
  name: 'add-cms',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir);
      const folder = join(root, 'admin');
      await buildAdmin(folder, '/admin/');
      const source = await readSiteSource('.', backend);
      await writeFile(join(folder, 'site.json'), JSON.stringify(source));
      await mkdir(join(folder, 'thumbnails'));
      const pictures = Object.entries(source.pictures);
      await Promise.all(
        pictures.map(([slot, file]) => createThumbnail(file).toFile(join(folder, `thumbnails/${slot}.webp`))),
      );
      // Served at /admin without a trailing slash, like all pages of the site.
      const page = join(root, 'admin.html');
      await rename(join(folder, 'index.html'), page);
      await writeFile(page, addAdminPolicy(await readFile(page, 'utf8'), siteUrl));
      const files = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
      await Promise.all([page, ...files.filter((file) => /\.(js|css|json)$/.test(file))].map(compressFile));
      logger.info(`the CMS is at /admin, for ${backend.repo}`);
    },
  },
});
