import { isAlias, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { findForbiddenCharacter, readText } from '../read-text.ts';

export type FieldPath = (string | number)[];

export interface FieldLocation {
  file: string;
  path: FieldPath;
}

/** A content file as the owner wrote it, before any schema. */
export interface ContentSource {
  /** The path from the project's root. */
  path: string;
  /** `undefined` if there are faults. */
  data: unknown;
  /** The text after the front matter of a Markdown file. */
  body: string;
  /** Includes text that YAML would read differently from how it is written, or not at all. */
  faults: (FieldLocation & { message: string })[];
  /** Returns the value at a path as it was written: 4.90, if `data` has 4.9. */
  getText: (path: FieldPath) => string | undefined;
  /** Returns the position of the value at a path such as ['links', 'social'], as "file:line". */
  locate: (path: FieldPath) => string;
}

const quotingHint = 'put the whole text in double quotes';
const frontMatter = /^(\s*---[ \t]*\n)([\s\S]*?\n)---[ \t]*(?:\n|$)/;

const getFieldPath = (nodes: readonly unknown[]): FieldPath =>
  nodes.flatMap((node, index): FieldPath => {
    const list = nodes[index - 1];
    if (isPair(node)) return [String(isScalar(node.key) ? node.key.value : node.key)];
    return isSeq(list) ? [list.items.indexOf(node)] : [];
  });

/**
 * Returns the comment after a text, below it and deeper than its field, or between the name of the field and the text.
 */
function findComment(head: string, { type, comment, commentBefore, range }: Scalar, indent: number) {
  if (!range || type?.startsWith('QUOTE')) return undefined;
  // A line that is meant for a block may be indented too little to belong to it.
  const [, spaces = '', below] = /^\n*( *)#(.*)/.exec(type?.startsWith('BLOCK') ? head.slice(range[1]) : '') ?? [];
  const trailingComment = comment ?? (spaces.length > indent ? below : undefined);
  // Most texts have no comment, and searching all the text before each would take long.
  if (trailingComment !== undefined || typeof commentBefore !== 'string') return trailingComment;
  const before = head.slice(0, head.lastIndexOf(`#${commentBefore.split('\n')[0]}`, range[0]));
  return /\S *$/.test(before) ? commentBefore : undefined;
}

/** Parses YAML, or a Markdown file with its front matter, from the bytes or the text of a file. */
export function parseContentSource(path: string, source: Uint8Array | string): ContentSource {
  const faults: ContentSource['faults'] = [];
  const report = (message: string, at: FieldPath = []) => faults.push({ file: path, path: at, message });
  const { text, fault } = readText(source);
  const isMarkdown = path.endsWith('.md');
  const [frontMatterBlock = '', opening = '', head = ''] = isMarkdown ? (frontMatter.exec(text) ?? []) : ['', '', text];
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines, prettyErrors: false });
  const getLine = (offset: number) => lines.linePos(offset).line + opening.split('\n').length - 1;
  // After its first error, the parser reports more errors than there are.
  const [error = document.warnings.find(({ code }) => code !== 'TAG_RESOLVE_FAILED')] = document.errors;
  if (fault) report(fault);
  else if (isMarkdown && !frontMatterBlock) report('must begin with its fields, between two lines of ---');
  else if (error) {
    const reason = error.code === 'MULTIPLE_DOCS' ? 'a line of --- or ... ends the file' : error.message;
    const position = `line ${getLine(error.pos[0])}, column ${lines.linePos(error.pos[0]).col}`;
    report(`is not valid YAML: ${reason} at ${position}: if this character belongs to a text, ${quotingHint}`);
  }
  visit(document, {
    Node: (key, node, ancestors) => {
      const nodePath = getFieldPath([...ancestors, node]);
      const specialSign = isAlias(node) ? `*${node.source}` : node.anchor ? `&${node.anchor}` : node.tag;
      if (specialSign)
        report(`YAML reads ${specialSign.replace(/^tag:.*:/, '!!')} as a special character: ${quotingHint}`, nodePath);
      if (!isScalar(node)) return;
      const { value } = node;
      const characterFault = !fault && typeof value === 'string' && findForbiddenCharacter(value);
      if (characterFault) report(characterFault, nodePath);
      // After any other value, such as a number or a day, it can only be a comment.
      const isText = value === null || (typeof value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(value));
      if (key === 'key' || !isText) return;
      const parent = ancestors.at(-1);
      const field = isPair(parent) ? parent.key : parent;
      const indent = isNode(field) && field.range ? lines.linePos(field.range[0]).col - 1 : 0;
      const comment = findComment(head, node, indent);
      if (comment)
        report(`YAML reads "#${comment}" as a comment: ${quotingHint}, or move the comment to its own line`, nodePath);
    },
  });
  return {
    path,
    data: faults.length > 0 ? undefined : document.toJS(),
    body: isMarkdown ? text.slice(frontMatterBlock.length) : '',
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

/** Creates a parser that returns the same source until the text of a file changes: parsing is most of a check's work. */
export function createSourceParser(): (path: string, text: string) => ContentSource {
  const cache = new Map<string, { text: string; source: ContentSource }>();
  return (path, text) => {
    const cached = cache.get(path);
    if (cached?.text === text) return cached.source;
    const source = parseContentSource(path, text);
    cache.set(path, { text, source });
    return source;
  };
}
