import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { specifiedContent } from './compare-content.ts';

// biome-ignore lint/suspicious/noExplicitAny: the schemas check the content; tests read what they name.
export const readContent = (name: string): any => parse(readFileSync(`${specifiedContent}/${name}.yaml`, 'utf8'));

/** The data of all files of a pattern such as 'services/*\/*', by name. */
export const readAllContent = (pattern: string) =>
  globSync(`${pattern}.yaml`, { cwd: specifiedContent })
    .sort()
    .map((file) => ({ name: file.replace('.yaml', ''), data: readContent(file.replace('.yaml', '')) }));
