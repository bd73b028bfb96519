import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { formatFault } from '../content/fault.ts';
import { listOwnerFiles } from '../content/read-content.ts';
import { FaultError } from '../fault-error.ts';
import { getSlot, pictureFolder } from '../schemas/picture.ts';
import { findPictureFaults } from './check-pictures.ts';
import { isPicture, readOriginal } from './original.ts';

const convertedFolder = resolve('node_modules/.astro/converted-pictures');

/**
 * Astro supports no rotation but that of a JPEG, and imports an SVG as a component. If Astro would not see the picture
 * that the check did, the import resolves to a lossless copy instead.
 */
const alignOriginals: Plugin = {
  name: 'align-originals',
  enforce: 'pre',
  async resolveId(source, importer) {
    const id = isPicture(source) ? (await this.resolve(source, importer, { skipSelf: true }))?.id : undefined;
    if (!id || resolve(dirname(id)) !== resolve(pictureFolder)) return;
    const { width, height } = (await readOriginal(id)).size;
    const astroMetadata = await imageMetadata(await readFile(id), id).catch(() => undefined);
    const isAligned =
      astroMetadata?.width === width &&
      astroMetadata.height === height &&
      /^(jpg|png|webp|avif)$/.test(astroMetadata.format);
    if (isAligned) return;
    await mkdir(convertedFolder, { recursive: true });
    const copy = join(convertedFolder, `${getSlot(id)}.png`);
    await writeFile(copy, await sharp(id).autoOrient().png({ compressionLevel: 1 }).toBuffer());
    return copy;
  },
};

/**
 * Deletes the originals that Astro copies next to the pictures made from them, because they still contain the place and
 * the camera.
 */
async function removeOriginals(assets: string) {
  const originals = new Set<string>();
  for (const folder of [pictureFolder, convertedFolder]) {
    for (const name of listOwnerFiles(folder).filter(isPicture))
      originals.add(await readFile(join(folder, name), 'base64'));
  }
  for (const name of await readdir(assets)) {
    const path = join(assets, name);
    if (!/\.(jpe?g|png|webp|avif)$/i.test(name)) continue;
    if (originals.has(await readFile(path, 'base64'))) await rm(path);
  }
}

/** Stops dev and build before a broken original reaches a page, and keeps originals out of the built site. */
export function picturePipeline(): AstroIntegration {
  let assetFolder = '_astro';
  return {
    name: 'picture-pipeline',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [alignOriginals] } });
      },
      'astro:config:done': async ({ config }) => {
        assetFolder = config.build.assets;
        const faults = await findPictureFaults();
        if (faults.length > 0)
          throw new FaultError(`Pictures that need attention:\n\n${faults.map(formatFault).join('\n')}\n`);
      },
      'astro:build:done': ({ dir }) => removeOriginals(join(fileURLToPath(dir), assetFolder)),
    },
  };
}
