import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFolder } from '../schemas/picture.ts';
import { type Content, checkContent } from './check-content.ts';
import { isSystemFile } from './file-names.ts';
import { type ContentSource, parseContentSource } from './yaml-source.ts';

export type { Content };

/** The folders with the owner's texts and pictures. */
export const ownerFolders = ['src/content', pictureFolder];

/**
 * Lists the files in a folder of the owner's, sorted, by their paths from it. Files that a program created are left
 * out; a link to a folder is not followed.
 */
export function listOwnerFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? listOwnerFiles(join(folder, entry.name)).map((path) => `${entry.name}/${path}`)
        : [entry.name],
    )
    .filter((path) => !isSystemFile(path))
    .sort();
}

/** Lists all content files under a project's root. Other files among the pictures have their own check. */
export const listContentFiles = (root: string) =>
  ownerFolders.flatMap((folder) =>
    listOwnerFiles(join(root, folder))
      .map((path) => `${folder}/${path}`)
      .filter((file) => !file.startsWith(`${pictureFolder}/`) || /\.(yaml|md)$/.test(file)),
  );

const sourceCache = new Map<string, { bytes: Buffer; source: ContentSource }>();

/** Parsing YAML is most of the work, so an unchanged file is not parsed again. */
export function readSource(root: string, path: string): ContentSource {
  const bytes = readFileSync(join(root, path));
  const cached = sourceCache.get(path);
  if (cached?.bytes.equals(bytes)) return cached.source;
  const source = parseContentSource(path, bytes);
  sourceCache.set(path, { bytes, source });
  return source;
}

/** Returns the data of a file without faults, as pages get it. */
export const readData = <Data>(root: string, path: string) =>
  readContent(root).files.find(({ file }) => file === path)?.data as Data;

let lastContent: { stamp: string; content: Content } | undefined;

/**
 * Reads all content once and returns the same to every collection, until a file has changed. All content reaches the
 * site through this function.
 */
export function readContent(root: string): Content {
  const files = listContentFiles(root);
  const stamps = files.map((file) => {
    const stats = statSync(join(root, file), { throwIfNoEntry: false });
    return `${file} ${stats?.mtimeMs} ${stats?.size}`;
  });
  const stamp = [root, ...stamps].join('\n');
  if (lastContent?.stamp === stamp) return lastContent.content;
  const content = checkContent(files, (file) => readSource(root, file));
  lastContent = { stamp, content };
  return content;
}
