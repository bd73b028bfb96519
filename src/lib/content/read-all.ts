import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFolder } from '../schemas/picture.ts';
import { type Content, checkContent } from './check-content.ts';
import { isUnseen } from './file-names.ts';
import { type ContentSource, parseContentSource } from './yaml-source.ts';

export type { Content };

/** The folders with the owner's texts and pictures. */
export const ownFolders = ['src/content', pictureFolder];

/**
 * Lists the files in a folder of the owner's, sorted, by their paths from it. Files that a program created are left
 * out; a link to a folder is not followed.
 */
export function listOwnFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? listOwnFiles(join(folder, entry.name)).map((path) => `${entry.name}/${path}`)
        : [entry.name],
    )
    .filter((path) => !isUnseen(path))
    .sort();
}

/** Lists all content files under a project's root. Other files among the pictures have their own check. */
export const listContentFiles = (root: string) =>
  ownFolders.flatMap((folder) =>
    listOwnFiles(join(root, folder))
      .map((path) => `${folder}/${path}`)
      .filter((file) => !file.startsWith(`${pictureFolder}/`) || /\.(yaml|md)$/.test(file)),
  );

const sources = new Map<string, { bytes: Buffer; source: ContentSource }>();

/** Parsing YAML is most of the work, so an unchanged file is not parsed again. */
export function readSource(root: string, path: string): ContentSource {
  const bytes = readFileSync(join(root, path));
  const known = sources.get(path);
  if (known?.bytes.equals(bytes)) return known.source;
  const source = parseContentSource(path, bytes);
  sources.set(path, { bytes, source });
  return source;
}

/** Returns the data of a file without faults, as pages get it. */
export const readData = <Data>(root: string, path: string) =>
  readContent(root).files.find(({ file }) => file === path)?.data as Data;

let last: { stamp: string; content: Content } | undefined;

/**
 * Reads all content once and returns the same to every collection, until a file has changed. All content reaches the
 * site through this function.
 */
export function readContent(root: string): Content {
  const files = listContentFiles(root);
  const stamps = files.map((file) => {
    const found = statSync(join(root, file), { throwIfNoEntry: false });
    return `${file} ${found?.mtimeMs} ${found?.size}`;
  });
  const stamp = [root, ...stamps].join('\n');
  if (last?.stamp === stamp) return last.content;
  const content = checkContent(files, (file) => readSource(root, file));
  last = { stamp, content };
  return content;
}
