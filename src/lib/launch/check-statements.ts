import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesGlob } from 'node:path/posix';
import { z } from 'zod';
import { parseBySchema } from '../content/list-faults.ts';
import { listContentFiles, readData, readSource } from '../content/read-all.ts';
import { readText } from '../read-text.ts';
import { type Claim, claim } from '../schemas/claim.ts';
import { pages } from '../site/pages.ts';
import type { LaunchIssue } from './launch-issue.ts';

const claimsFile = 'src/content/claims.yaml';
const legalFiles = Object.values(pages).flatMap(({ group, content }) => (group === 'legal' ? [content] : []));

/** Returns the content files that contain a claim. */
function listFilesThatSay({ id, words, where, optional }: Claim, texts: Map<string, string>): string[] {
  const sought = optional ? [`claim: ${id}`] : words;
  const says = (text: string) => sought.length === 0 || sought.some((word) => text.includes(word.toLowerCase()));
  const isThere = (path: string) => path !== claimsFile && where.some((pattern) => matchesGlob(path, pattern));
  return [...texts].filter(([path, text]) => isThere(path) && says(text)).map(([path]) => path);
}

/** Counts the lines of a file that depend on an optional claim. */
const countLines = (text: string, id: string) => text.split(new RegExp(`claim: ${id}\\b(?!-)`)).length - 1;

/** Finds claims of the site that the owner has not confirmed yet. */
export function checkClaims(root: string): LaunchIssue[] {
  const source = readSource(root, claimsFile);
  const read = (path: string) => readText(readFileSync(join(root, path))).text.toLowerCase();
  const texts = new Map(listContentFiles(root).map((path) => [path, read(path)]));
  // The words are compared as they are written: content files contain {rating}, not 4.9.
  const claims = parseBySchema(source, z.array(claim)).data ?? [];
  return claims.flatMap((entry, index): LaunchIssue[] => {
    const at = (name: string) => source.locate([index, name]);
    const { claim: words, optional, confirmed } = entry;
    const files = listFilesThatSay(entry, texts);
    if (files.length === 0) {
      const what = `No content file says any more: ${words}`;
      const fix = 'Correct its words, or remove the entry.';
      return [{ kind: 'warning', sort: 'wrong-claim', what, fix, where: at('words') }];
    }
    if (confirmed) return [];
    if (optional) {
      const fix =
        'Nothing to do: a launch build leaves the lines out. To show them, set confirmed to the day, such as "2026-11-20".';
      const count = files.reduce((sum, path) => sum + countLines(texts.get(path) ?? '', entry.id), 0);
      const leavesOut = { noun: 'unconfirmed lines', count };
      return [{ kind: 'left out', sort: 'unconfirmed-line', what: words, fix, where: at('confirmed'), leavesOut }];
    }
    const named = files.length > 3 ? `${files.length} files, found by its words` : files.join(', ');
    return [
      {
        kind: 'blocker',
        sort: 'unconfirmed-claim',
        what: `${words} (said in ${named})`,
        where: at('confirmed'),
        fix: 'If it is true, set confirmed to today\'s date, such as "2026-11-20". If not, search src/content for the words of the entry, change those sentences and remove the entry.',
      },
    ];
  });
}

/** Finds legal pages that have not been reviewed for this company. */
export function checkLegalTexts(root: string): LaunchIssue[] {
  return legalFiles.flatMap((path): LaunchIssue[] => {
    const source = readSource(root, path);
    if (readData<{ reviewed: unknown }>(root, path).reviewed) return [];
    return [
      {
        kind: 'blocker',
        sort: 'unreviewed-legal-text',
        what: 'Nobody has reviewed this text for your company',
        where: source.locate(['reviewed']),
        fix: 'Have it read by a lawyer or read it yourself, then set reviewed to the day, such as 2026-11-20.',
      },
    ];
  });
}
