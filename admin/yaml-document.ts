import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isSame } from './is-same.ts';
import { isGroup } from './shape.ts';

/** The fields of a Markdown file and the text below them, with the lines around; undefined where it has no fields. */
export function splitFrontMatter(text: string) {
  const found = /^(---\r?\n)([\s\S]*?\r?\n)(---\r?\n?)([\s\S]*)$/.exec(text);
  if (!found) return undefined;
  const [, open = '', head = '', close = '', body = ''] = found;
  return { open, head, close, body };
}

/** As the files are written: long lines stay one line, { maps } have spaces inside and [lists] have none. */
export function printDocument(document: Document): string {
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

/** Quotes and braces as in the node that a new one stands beside. */
function createNode(document: Document, value: unknown, model?: Node | null): Node {
  const node = document.createNode(value) as Node;
  const quotes = model && isQuoted(model) ? Scalar.QUOTE_DOUBLE : undefined;
  visit(node, {
    Scalar: (key, scalar) => {
      if (key !== 'key' && quotes && typeof scalar.value === 'string') scalar.type = quotes;
    },
  });
  if ((isMap(node) || isSeq(node)) && (isMap(model) || isSeq(model))) node.flow = model.flow;
  return node;
}

function isQuoted(model: Node): boolean {
  let quoted = false;
  visit(model, {
    Scalar: (key, { type }) => {
      if (key === 'key') return;
      quoted = type === Scalar.QUOTE_DOUBLE;
      return quoted ? visit.BREAK : undefined;
    },
  });
  return quoted;
}

const findPair = (map: YAMLMap, key: string) =>
  map.items.find(
    (pair): pair is Pair => isPair(pair) && String(isScalar(pair.key) ? pair.key.value : pair.key) === key,
  );

function changeMap(document: Document, map: YAMLMap, before: Record<string, unknown>, after: Record<string, unknown>) {
  for (const [key, value] of Object.entries(after)) {
    const pair = findPair(map, key);
    if (value === undefined) continue;
    if (pair) pair.value = changeNode(document, pair.value as Node | null, before[key], value);
    else map.items.push(document.createPair(key, createNode(document, value, map)));
  }
  map.items = map.items.filter((pair) => {
    const key = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : undefined;
    return key === undefined || after[key] !== undefined;
  });
}

/** Pairs each new item with the old one that it is, or was: equal ones first, then those of one id, then by place. */
export function matchItems(before: unknown[], after: unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const found: (number | undefined)[] = after.map(() => undefined);
  const take = (matches: (old: unknown, item: unknown) => boolean) =>
    after.forEach((item, index) => {
      if (found[index] !== undefined) return;
      const match = [...free].find((old) => matches(before[old], item));
      if (match === undefined) return;
      found[index] = match;
      free.delete(match);
    });
  const idOf = (item: unknown) => (isGroup(item) ? item['id'] : undefined);
  take(isSame);
  take((old, item) => idOf(old) !== undefined && idOf(old) === idOf(item));
  after.forEach((_, index) => {
    // An item without an id that was changed is known by its place between the same neighbors.
    const place = index === 0 ? 0 : (found[index - 1] ?? -2) + 1;
    if (found[index] === undefined && free.has(place) && idOf(before[place]) === undefined) {
      found[index] = place;
      free.delete(place);
    }
  });
  return found;
}

function changeList(document: Document, list: YAMLSeq, before: unknown[], after: unknown[]) {
  const old = list.items as Node[];
  const matches = matchItems(before, after);
  const [first] = old;
  // A comment above the first item is about the list, and stays first when another item comes first.
  const above = first?.commentBefore;
  if (first) first.commentBefore = null;
  list.items = after.map((value, index) => {
    const match = matches[index];
    if (match === undefined) return createNode(document, value, old[0] ?? list);
    return changeNode(document, old[match] ?? null, before[match], value);
  });
  const [top] = list.items as Node[];
  if (top && above) top.commentBefore = above;
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
    // Text that was false needs no quotes of its own; text that had quotes keeps them.
    if (typeof before !== typeof after) {
      const fresh = createNode(document, after) as Scalar;
      if (typeof after === 'string') fresh.type = Scalar.QUOTE_DOUBLE;
      return Object.assign(fresh, { comment: node.comment, commentBefore: node.commentBefore });
    }
    node.value = after;
    return node;
  }
  return createNode(document, after, node);
}

const drop = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(drop)
    : isGroup(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, drop(inner)]])),
        )
      : value;

/**
 * The text of a file with other data: nodes that hold the same keep their comments, quotes and place, and where all
 * data is the same, so is every byte. `body` is what follows the front matter of a Markdown file.
 */
export function changeText(path: string, text: string, data: unknown, body?: string): string {
  const isMarkdown = path.endsWith('.md');
  const split = isMarkdown ? splitFrontMatter(text) : undefined;
  const { open, head, close, body: oldBody } = split ?? { open: '', head: text, close: '', body: '' };
  const document: Document = parseDocument(head);
  const before = document.toJS();
  const after = drop(data);
  const isUnchanged = isSame(before, after);
  if (!isUnchanged) document.contents = changeNode(document, document.contents, before, after);
  const printed = isUnchanged ? head : printDocument(document);
  return isMarkdown ? `${open}${printed}${close}${body ?? oldBody}` : printed;
}

/** The text of a new file: prose in quotes, as its neighbors. */
export function createText(data: unknown, quoted: boolean): string {
  const document: Document = parseDocument('');
  const node = document.createNode(drop(data)) as Node;
  if (quoted) {
    visit(node, {
      Scalar: (key, scalar) => {
        if (key !== 'key' && typeof scalar.value === 'string' && /[\s{]/.test(scalar.value)) {
          scalar.type = Scalar.QUOTE_DOUBLE;
        }
      },
    });
  }
  document.contents = node;
  return printDocument(document);
}
