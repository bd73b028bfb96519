import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesGlob } from 'node:path/posix';
import { z } from 'zod';
import { parseBySchema } from '../content/list-faults.ts';
import { listContentFiles, readData, readSource } from '../content/read-content.ts';
import { readText } from '../read-text.ts';
import { type Claim, claimSchema } from '../schemas/claim.ts';
import { pages } from '../site/pages.ts';
import type { LaunchIssue } from './launch-issue.ts';

const claimsFile = 'src/content/claims.yaml';
const legalFiles = Object.values(pages).flatMap(({ group, content }) => (group === 'legal' ? [content] : []));

/** Returns the content files that contain a claim. */
function listFilesWithClaim({ id, words, where, optional }: Claim, texts: Map<string, string>): string[] {
  const searchTexts = optional ? [`claim: ${id}`] : words;
  const containsClaim = (text: string) =>
    searchTexts.length === 0 || searchTexts.some((word) => text.includes(word.toLowerCase()));
  const isSearched = (path: string) => path !== claimsFile && where.some((pattern) => matchesGlob(path, pattern));
  return [...texts].filter(([path, text]) => containsClaim(text) && isSearched(path)).map(([path]) => path);
}

/** Counts the lines of a file that depend on an optional claim. */
const countLines = (text: string, id: string) => text.split(new RegExp(`claim: ${id}\\b(?!-)`)).length - 1;

/** Finds claims of the site that the owner has not confirmed yet. */
export function checkClaims(root: string): LaunchIssue[] {
  const source = readSource(root, claimsFile);
  const read = (path: string) => readText(readFileSync(join(root, path))).text.toLowerCase();
  const texts = new Map(listContentFiles(root).map((path) => [path, read(path)]));
  // The words are compared as they are written: content files contain {rating}, not 4.9.
  const claims = parseBySchema(source, z.array(claimSchema)).data ?? [];
  return claims.flatMap((entry, index): LaunchIssue[] => {
    const locate = (name: string) => source.locate([index, name]);
    const { claim: statement, optional, confirmed } = entry;
    const files = listFilesWithClaim(entry, texts);
    if (files.length === 0) {
      const problem = `No content file contains this claim any more: ${statement}`;
      const fix = 'Correct its words, or remove the entry.';
      return [{ kind: 'warning', code: 'wrong-claim', problem, fix, location: locate('words') }];
    }
    if (confirmed) return [];
    if (optional) {
      const fix =
        'Nothing to do: a launch build leaves the lines out. To show them, set confirmed to the day, such as "2026-11-20".';
      const count = files.reduce((sum, path) => sum + countLines(texts.get(path) ?? '', entry.id), 0);
      return [
        {
          kind: 'left out',
          code: 'unconfirmed-line',
          problem: statement,
          fix,
          location: locate('confirmed'),
          omitted: { group: 'unconfirmed lines', count },
        },
      ];
    }
    const fileNames = files.length > 3 ? `${files.length} files, found by its words` : files.join(', ');
    return [
      {
        kind: 'blocker',
        code: 'unconfirmed-claim',
        problem: `${statement} (in ${fileNames})`,
        location: locate('confirmed'),
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
        code: 'unreviewed-legal-text',
        problem: 'This text has not been reviewed for your company',
        location: source.locate(['reviewed']),
        fix: 'Have it read by a lawyer or read it yourself, then set reviewed to the day, such as 2026-11-20.',
      },
    ];
  });
}
