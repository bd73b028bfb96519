import { isAlias, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { findStrangeCharacter, readText } from '../read-text.ts';

export type FieldPath = (string | number)[];

export interface FieldPlace {
  file: string;
  path: FieldPath;
}

/** A content file as the owner wrote it, before any schema. */
export interface ContentSource {
  /** From the project's root. */
  path: string;
  /** Nothing where there are faults. */
  data: unknown;
  /** What follows the front matter of a Markdown file. */
  body: string;
  /** What YAML would read otherwise than it is written, or not at all. */
  faults: (FieldPlace & { message: string })[];
  /** The value at a path as it was written: 4.90, where `data` has 4.9. */
  getText: (path: FieldPath) => string | undefined;
  /** Where the value at a path such as ['links', 'social'] stands: "file:line". */
  locate: (path: FieldPath) => string;
}

const quoteIt = 'put the whole text in double quotes';
const frontMatter = /^(\s*---[ \t]*\n)([\s\S]*?\n)---[ \t]*(?:\n|$)/;

const getFieldPath = (nodes: readonly unknown[]): FieldPath =>
  nodes.flatMap((node, index): FieldPath => {
    const list = nodes[index - 1];
    if (isPair(node)) return [String(isScalar(node.key) ? node.key.value : node.key)];
    return isSeq(list) ? [list.items.indexOf(node)] : [];
  });

/** The comment behind a text, below it and deeper than its field, or between the name of the field and the text. */
function findComment(head: string, { type, comment, commentBefore, range }: Scalar, indent: number) {
  if (!range || type?.startsWith('QUOTE')) return undefined;
  // A line of a block may be indented too little to belong to it.
  const [, spaces = '', below] = /^\n*( *)#(.*)/.exec(type?.startsWith('BLOCK') ? head.slice(range[1]) : '') ?? [];
  const behind = comment ?? (spaces.length > indent ? below : undefined);
  // Most texts have no comment, and looking through all that stands before each would take long.
  if (behind !== undefined || typeof commentBefore !== 'string') return behind;
  const before = head.slice(0, head.lastIndexOf(`#${commentBefore.split('\n')[0]}`, range[0]));
  return /\S *$/.test(before) ? commentBefore : undefined;
}

/** Reads YAML, or a Markdown file with its front matter, out of a file's bytes or its text. */
export function parseContentSource(path: string, source: Uint8Array | string): ContentSource {
  const faults: ContentSource['faults'] = [];
  const report = (message: string, at: FieldPath = []) => faults.push({ file: path, path: at, message });
  const { text, fault } = readText(source);
  const isMarkdown = path.endsWith('.md');
  const [whole = '', opening = '', head = ''] = isMarkdown ? (frontMatter.exec(text) ?? []) : ['', '', text];
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines, prettyErrors: false });
  const getLine = (place: number) => lines.linePos(place).line + opening.split('\n').length - 1;
  // Once lost, the reader finds more wrong than there is.
  const [error = document.warnings.find(({ code }) => code !== 'TAG_RESOLVE_FAILED')] = document.errors;
  if (fault) report(fault);
  else if (isMarkdown && !whole) report('must begin with its fields, between two lines of ---');
  else if (error) {
    const reason = error.code === 'MULTIPLE_DOCS' ? 'a line of --- or ... ends the file' : error.message;
    const place = `line ${getLine(error.pos[0])}, column ${lines.linePos(error.pos[0]).col}`;
    report(`is not valid YAML: ${reason} at ${place}: if it is the sign of a text, ${quoteIt}`);
  }
  visit(document, {
    Node: (key, node, ancestors) => {
      const at = getFieldPath([...ancestors, node]);
      const sign = isAlias(node) ? `*${node.source}` : node.anchor ? `&${node.anchor}` : node.tag;
      if (sign) report(`YAML takes ${sign.replace(/^tag:.*:/, '!!')} for a sign of its own: ${quoteIt}`, at);
      if (!isScalar(node)) return;
      const { value } = node;
      const strange = !fault && typeof value === 'string' && findStrangeCharacter(value);
      if (strange) report(strange, at);
      // Behind anything else, such as a number or a day, it can only be a comment.
      const isText = value === null || (typeof value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(value));
      if (key === 'key' || !isText) return;
      const parent = ancestors.at(-1);
      const field = isPair(parent) ? parent.key : parent;
      const indent = isNode(field) && field.range ? lines.linePos(field.range[0]).col - 1 : 0;
      const comment = findComment(head, node, indent);
      if (comment) report(`YAML takes "#${comment}" for a comment: ${quoteIt}, or the comment on its own line`, at);
    },
  });
  return {
    path,
    data: faults.length > 0 ? undefined : document.toJS(),
    body: isMarkdown ? text.slice(whole.length) : '',
    faults,
    getText: (valuePath) => {
      const node = document.getIn(valuePath, true);
      return isScalar(node) ? node.source : undefined;
    },
    locate: (valuePath) => {
      const node = document.getIn(valuePath, true);
      return isNode(node) && node.range ? `${path}:${getLine(node.range[0])}` : path;
    },
  };
}
