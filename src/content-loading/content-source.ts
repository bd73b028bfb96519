import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';

export type FieldPath = (string | number)[];

export interface FieldPlace {
  file: string;
  path: FieldPath;
}

/** A content file as the owner wrote it, before any schema. */
export interface ContentSource {
  /** From the project's root. */
  path: string;
  data: unknown;
  /** What follows the front matter of a Markdown file. */
  body: string;
  /** The value at a path such as ['links', 'social']: "file:line" for a person, its field for a form. */
  locate: (path: FieldPath) => { where: string; field: FieldPlace };
}

export class ContentSyntaxError extends Error {
  /** "file:line". */
  readonly where: string;
  readonly reason: string;

  constructor(path: string, fault: string, line: number, column: number) {
    const reason = `is not valid YAML: ${fault} at line ${line}, column ${column}`;
    super(`${path}: ${reason}`);
    this.where = `${path}:${line}`;
    this.reason = reason;
  }
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Reads YAML, or a Markdown file with its front matter. Throws ContentSyntaxError. */
export function parseContentSource(path: string, text: string): ContentSource {
  const [whole = '', head = ''] = path.endsWith('.md') ? (frontMatter.exec(text) ?? []) : ['', text];
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines, prettyErrors: false });
  const getLine = (place: number) => lines.linePos(place).line + (path.endsWith('.md') ? 1 : 0);
  const [fault] = document.errors;
  if (fault) throw new ContentSyntaxError(path, fault.message, getLine(fault.pos[0]), lines.linePos(fault.pos[0]).col);
  return {
    path,
    data: document.toJS(),
    body: text.slice(whole.length),
    locate: (valuePath) => {
      const node = document.getIn(valuePath, true);
      return {
        where: isNode(node) && node.range ? `${path}:${getLine(node.range[0])}` : path,
        field: { file: path, path: valuePath },
      };
    },
  };
}

export const readContentSource = (root: string, path: string): ContentSource =>
  parseContentSource(path, readFileSync(join(root, path), 'utf8'));
