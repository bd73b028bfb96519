import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { installMissing } from '../scripts/install.mjs';
import { listContentFiles, listOwnFiles } from '../src/lib/content/read-all.ts';
import { parseContentSource } from '../src/lib/content/yaml-source.ts';
import { isPicture, readWidths, slotOf } from '../src/lib/pictures/original.ts';
import { pictureFolder } from '../src/lib/schemas/picture.ts';
import { dialogStart, ownDialogStart } from './cms-internals.ts';
import type { BackendSettings, SiteSource } from './site-source.ts';

/** The file of every picture, by its name in content. */
export const listPictures = (root: string): Record<string, string> =>
  Object.fromEntries(
    listOwnFiles(join(root, pictureFolder))
      .filter(isPicture)
      .map((file) => [slotOf(file), `${pictureFolder}/${file}`]),
  );

/** What the page is told of the site as it starts. */
export async function readSiteSource(root: string, backend: BackendSettings): Promise<SiteSource> {
  const read = (file: string) => parseContentSource(file, readFileSync(join(root, file))).data;
  const named = listContentFiles(root).filter((file) => /^src\/content\/(areas|services)\//.test(file));
  const claims = read('src/content/claims.yaml') as { id: string; optional?: boolean }[];
  return {
    backend,
    names: Object.fromEntries(named.map((file) => [file, (read(file) as { name: string }).name])),
    claims: claims.flatMap(({ id, optional }) => (optional ? [id] : [])),
    pictures: listPictures(root),
    widths: Object.fromEntries(await readWidths(join(root, pictureFolder))),
  };
}

const ownWords: Plugin = {
  name: 'own-words',
  enforce: 'pre',
  // The colors of programming languages, which no text here is in: 242 files.
  resolveId: (id) => (id.startsWith('@shikijs/langs/') ? '\0no-language' : undefined),
  load: (id) => (id === '\0no-language' ? 'export default []' : undefined),
  transform(code, id) {
    if (!id.endsWith('/@sveltia/cms/npm/index.js')) return undefined;
    if (!code.includes(dialogStart)) this.error(`the CMS no longer says "${dialogStart}": see admin/cms-internals.ts`);
    return { code: code.replace(dialogStart, ownDialogStart), map: null };
  },
};

/** Puts the page together, after installing the CMS where it is missing: who only builds the site needs none of it. */
export async function buildAdmin(outDir: string, base: string): Promise<void> {
  await installMissing({ siteOnly: true, also: '@sveltia/cms' });
  await build({
    configFile: false,
    root: import.meta.dirname,
    base,
    logLevel: 'warn',
    plugins: [ownWords],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4096 },
  });
}

export function writeSiteSource(folder: string, source: SiteSource) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.json'), JSON.stringify(source));
}
