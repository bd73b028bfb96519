import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';
import { type Group, isGroup } from './shape.ts';

/** Like isDeepStrictEqual of node:util, for YAML data and in any browser. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (!isGroup(a) || !isGroup(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}

/** Splits a Markdown file into its front matter and the text after it. Any other file is all `head`. */
export function splitFrontMatter(text: string): { head: string; body?: string } {
  const [, head = text, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  return { head, ...(body !== undefined && { body }) };
}

/**
 * Formats YAML like the other content files: long lines stay one line, { maps } have spaces inside and [lists] have
 * none.
 */
function printDocument(document: Document): string {
  visit(document, {
    Seq: (_, list) => {
      if (!list.flow) return;
      list.toString = (context, ...rest) =>
        context
          ? YAMLSeq.prototype.toString.call(list, { ...context, flowCollectionPadding: '' }, ...rest)
          : YAMLSeq.prototype.toString.call(list);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Creates a node with the quotes and braces of the node next to it. */
function createNode(document: Document, value: unknown, model?: Node | null): Node {
  const node = document.createNode(value) as Node;
  let isQuoted = false;
  visit(model ?? null, {
    Scalar: (key, { type }) => {
      if (key !== 'key') isQuoted ||= type === Scalar.QUOTE_DOUBLE;
    },
  });
  visit(node, {
    Scalar: (key, scalar) => {
      if (key !== 'key' && isQuoted && typeof scalar.value === 'string') scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  if ((isMap(node) || isSeq(node)) && (isMap(model) || isSeq(model))) node.flow = model.flow;
  return node;
}

function changeMap(document: Document, map: YAMLMap, before: Group, after: Group) {
  for (const key of Object.keys(before)) if (!(key in after)) map.delete(key);
  for (const [key, value] of Object.entries(after)) {
    const node = map.get(key, true) as Node | undefined;
    map.set(key, node ? changeNode(document, node, before[key], value) : createNode(document, value, map));
  }
}

/** Matches each new item with the index of its old one: first equal items, then items of the same id, then by place. */
export function matchItems(before: unknown[], after: unknown[]): (number | undefined)[] {
  const unmatched = new Set(before.keys());
  const matchedIndexes: (number | undefined)[] = after.map(() => undefined);
  const matchBy = (matches: (old: unknown, item: unknown) => boolean) =>
    after.forEach((item, index) => {
      if (matchedIndexes[index] !== undefined) return;
      const match = [...unmatched].find((old) => matches(before[old], item));
      if (match === undefined) return;
      matchedIndexes[index] = match;
      unmatched.delete(match);
    });
  const getId = (item: unknown) => (isGroup(item) ? (item['id'] ?? item['from']) : undefined);
  matchBy(isSame);
  matchBy((old, item) => getId(old) !== undefined && getId(old) === getId(item));
  after.forEach((_, index) => {
    // A changed item without an id is matched by its place after the same item as before.
    const expectedIndex = index === 0 ? 0 : (matchedIndexes[index - 1] ?? -2) + 1;
    if (
      matchedIndexes[index] === undefined &&
      unmatched.has(expectedIndex) &&
      getId(before[expectedIndex]) === undefined
    ) {
      matchedIndexes[index] = expectedIndex;
      unmatched.delete(expectedIndex);
    }
  });
  return matchedIndexes;
}

function changeList(document: Document, list: YAMLSeq, before: unknown[], after: unknown[]) {
  const old = list.items as Node[];
  const matches = matchItems(before, after);
  const [first] = old;
  // A comment above the first item is about the list, and stays first when another item comes first.
  const commentAbove = first?.commentBefore;
  if (first) first.commentBefore = null;
  // An empty list is written [], and its items would go on that line.
  else if (after.every(isGroup)) list.flow = false;
  list.items = after.map((value, index) => {
    const match = matches[index];
    if (match === undefined) return createNode(document, value, old[0] ?? list);
    return changeNode(document, old[match] ?? null, before[match], value);
  });
  const [top] = list.items as Node[];
  if (top && commentAbove) top.commentBefore = commentAbove;
}

function changeNode(document: Document, node: Node | null, before: unknown, after: unknown): Node {
  if (node && isSame(before, after)) return node;
  if (isMap(node) && isGroup(before) && isGroup(after)) {
    changeMap(document, node, before, after);
    return node;
  }
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
    changeList(document, node, before, after);
    return node;
  }
  if (isScalar(node) && (typeof after !== 'object' || after === null)) {
    // Text that replaces `false` needs no quotes; text that had quotes keeps them.
    if (typeof before !== typeof after) {
      const newNode = createNode(document, after) as Scalar;
      if (typeof after === 'string') newNode.type = Scalar.QUOTE_DOUBLE;
      return Object.assign(newNode, { comment: node.comment, commentBefore: node.commentBefore });
    }
    node.value = after;
    return node;
  }
  return createNode(document, after, node);
}

/**
 * Returns the text of a file with other data. Unchanged nodes keep their comments, quotes and place; if all data is
 * unchanged, so is every byte of it. `newBody` replaces the text after the front matter of a Markdown file.
 */
export function changeText(text: string, data: unknown, newBody?: string): string {
  const { head, body } = splitFrontMatter(text);
  const document: Document = parseDocument(head);
  const before = document.toJS();
  // JSON drops properties with the value `undefined`.
  const after = JSON.parse(JSON.stringify(data));
  const isUnchanged = isSame(before, after);
  if (!isUnchanged) document.contents = changeNode(document, document.contents, before, after);
  const printed = isUnchanged ? head : printDocument(document);
  return body === undefined ? printed : `---\n${printed}---\n${newBody ?? body}`;
}

/** Returns the text of a new file, with prose in quotes as in the other files. */
export function createText(data: unknown): string {
  const document: Document = parseDocument('');
  document.contents = document.createNode(JSON.parse(JSON.stringify(data))) as Node;
  visit(document, {
    Scalar: (key, scalar) => {
      const isProse = key !== 'key' && typeof scalar.value === 'string' && /[\s{]/.test(scalar.value);
      if (isProse) scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return printDocument(document);
}

const setText = (data: unknown, [key, ...rest]: readonly (string | number)[], text: string): unknown => {
  if (key === undefined) return text;
  if (Array.isArray(data)) return data.map((item, index) => (index === key ? setText(item, rest, text) : item));
  return isGroup(data) ? { ...data, [key]: setText(data[key], rest, text) } : data;
};

/** Returns the text of a file with other texts at the given paths; an empty path is the text of a Markdown file. */
export function replaceTexts(
  text: string,
  replacements: { path: readonly (string | number)[]; newText: string | undefined }[],
): string {
  const { head } = splitFrontMatter(text);
  const inFields = replacements.filter(({ path }) => path.length > 0);
  const data = inFields.reduce<unknown>(
    (result, { path, newText = '' }) => setText(result, path, newText),
    parse(head),
  );
  return changeText(text, data, replacements.find(({ path }) => path.length === 0)?.newText);
}
