import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { frozenContent } from '../frozen-content.ts';

// biome-ignore lint/suspicious/noExplicitAny: the schemas check the content; tests read what they name.
export const readContent = (name: string): any => parse(readFileSync(`${frozenContent}/${name}.yaml`, 'utf8'));

/** Returns the data of all files of a pattern such as 'services/*\/*', by name. */
export const readAllContent = (pattern: string) =>
  globSync(`${pattern}.yaml`, { cwd: frozenContent })
    .sort()
    .map((file) => ({ name: file.replace('.yaml', ''), data: readContent(file.replace('.yaml', '')) }));
