import { readContent } from '../content/read-content.ts';
import { findNearestRoute, listRoutes, parseAreaPagePath } from '../content/routes.ts';
import { runGit } from '../run-git.ts';
import { type Redirect, redirectsFile } from '../schemas/redirect.ts';
import { areaPageHref } from '../site/paths.ts';
import type { LaunchIssue } from './launch-issue.ts';

/** Returns the area pages that the history deletes; none without Git or without a history, as in an unpacked archive. */
function listDeletedPages(root: string): string[] {
  try {
    const options = ['--diff-filter=D', '--format=', '--name-only', '--no-renames', '--relative'];
    return runGit(root, 'log', ...options, '--', 'src/content/area-pages').split('\n');
  } catch {
    return [];
  }
}

/**
 * Warns of deleted pages whose addresses answer 404. `npm run edit` adds their redirects; a deletion at /admin or in a
 * text editor does not. A shallow clone has recent deletions only.
 */
export function checkDeletedPages(root: string): LaunchIssue[] {
  const { files } = readContent(root);
  const redirects = files.filter(({ kind }) => kind === 'redirects').flatMap(({ data }) => data as Redirect[]);
  const known = new Set([...listRoutes(files), ...redirects.map(({ from }) => from)]);
  return [...new Set(listDeletedPages(root))].flatMap((path): LaunchIssue[] => {
    const page = parseAreaPagePath(path);
    const from = page && areaPageHref(page);
    if (!page || !from || known.has(from)) return [];
    const line = `- { from: ${from}, to: ${findNearestRoute(page, files)} }`;
    return [
      {
        kind: 'warning',
        code: 'lost-address',
        problem: `${from} was deleted: bookmarks and links to it answer that there is no such page. The line for it: ${line}`,
        location: redirectsFile,
        fix: 'Add the line, or name another page after "to". In the CMS it is an entry under Company, Old addresses.',
      },
    ];
  });
}
