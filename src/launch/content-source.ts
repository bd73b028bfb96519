import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';

/** A content file as the owner wrote it, with the line of each value. */
export interface ContentSource {
  /** From the project's root. */
  path: string;
  data: unknown;
  /** "file:line" of the value at a path such as ['links', 'social']. */
  locate: (path: (string | number)[]) => string;
}

export class ContentSyntaxError extends Error {}

export function readContentSource(root: string, path: string): ContentSource {
  const text = readFileSync(join(root, path), 'utf8');
  const frontMatter = path.endsWith('.md') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : undefined;
  const lines = new LineCounter();
  const document = parseDocument(frontMatter ?? text, { lineCounter: lines });
  const offset = frontMatter === undefined ? 0 : 1;
  const [fault] = document.errors;
  if (fault) {
    const line = (fault.linePos?.[0].line ?? 1) + offset;
    throw new ContentSyntaxError(`${path}:${line}: ${fault.message.split('\n')[0]}`);
  }
  return {
    path,
    data: document.toJS(),
    locate: (valuePath) => {
      const node = document.getIn(valuePath, true);
      if (!isNode(node) || !node.range) return path;
      return `${path}:${lines.linePos(node.range[0]).line + offset}`;
    },
  };
}

/** All YAML files under a folder, in order of their names. */
export function listYamlFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}
