import { loadEnv } from 'vite';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { findLaunchIssues } from '../../src/launch/find-launch-issues.ts';
import type { LaunchIssue } from '../../src/launch/launch-issue.ts';
import { readText, root } from './content.ts';

export interface LaunchLine extends LaunchIssue {
  /** The field to go to, where it is one of the content. */
  target?: { file: string; path: (string | number)[] };
}

interface Place {
  path: (string | number)[];
  /** Offset of its first character. */
  start: number;
}

function listPlaces(node: unknown, path: Place['path'] = []): Place[] {
  const at = (key: string | number, begin: unknown, value: unknown) => [
    { path: [...path, key], start: isNode(begin) ? (begin.range?.[0] ?? 0) : 0 },
    ...listPlaces(value, [...path, key]),
  ];
  if (isMap(node))
    return node.items.flatMap(({ key, value }) => at(String(isScalar(key) ? key.value : key), key, value));
  return isSeq(node) ? node.items.flatMap((item, index) => at(index, item, item)) : [];
}

/** The way to what begins on a line, counted from 1, or to the last that begins before it. */
export function findPathAtLine(text: string, line: number): Place['path'] {
  const isMarkdown = text.startsWith('---\n');
  const lines = new LineCounter();
  const head = isMarkdown ? (text.split('\n---\n')[0] ?? '').slice(4) : text;
  const places = listPlaces(parseDocument(head, { lineCounter: lines }).contents).map(({ path, start }) => ({
    path,
    line: lines.linePos(start).line + (isMarkdown ? 1 : 0),
  }));
  const nearest = Math.max(0, ...places.map((place) => place.line).filter((number) => number <= line));
  return places.find((place) => place.line === nearest)?.path ?? [];
}

/** What check:launch lists, each line with the way to its field. */
export async function listLaunchLines(): Promise<LaunchLine[]> {
  const variables = { ...loadEnv('production', root, ''), ...process.env };
  const issues = await findLaunchIssues({ root, variables, offline: true });
  return issues.map((issue) => {
    const [, file, line] = /^(src\/[^:]+)(?::(\d+))?$/.exec(issue.where) ?? [];
    if (!file) return issue;
    return { ...issue, target: { file, path: line ? findPathAtLine(readText(file), Number(line)) : [] } };
  });
}
