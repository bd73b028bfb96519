import { globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { specifiedContent } from './compare-content.ts';

// biome-ignore lint/suspicious/noExplicitAny: the schemas check the content; tests read what they name.
export const readContent = (name: string): any => parse(readFileSync(`${specifiedContent}/${name}.yaml`, 'utf8'));

/** The data of all files of a pattern such as 'services/*\/*', by name. */
export const readAllContent = (pattern: string) =>
  globSync(`${pattern}.yaml`, { cwd: specifiedContent })
    .sort()
    .map((file) => ({ name: file.replace('.yaml', ''), data: readContent(file.replace('.yaml', '')) }));

/** Creates the root of a project with the specified content and the pictures, for code that reads all content. */
export function linkSpecifiedProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'specified-'));
  mkdirSync(join(root, 'src'));
  symlinkSync(resolve(specifiedContent), join(root, 'src/content'));
  symlinkSync(resolve('src/pictures'), join(root, 'src/pictures'));
  return root;
}
