/** The list "All changes": each save with what it changed, newest first. */

import { escapeHtml } from '../src/lib/escape-html.ts';
import { isPicture } from '../src/lib/pictures/original.ts';
import { redirectsFile } from '../src/lib/schemas/redirect.ts';
import { describeChangedFields } from './describe-change.ts';
import { formatTime, renderEditPage } from './edit-page.ts';
import { getChangedFileLabel } from './page-names.ts';
import { type FileChange, type Repository, replacementSubject } from './repository.ts';

const maxChangesPerPage = 50;

function describeFile(change: FileChange, readAreaName: Repository['readAreaName']): string {
  const name = isPicture(change.path) ? 'A picture' : getChangedFileLabel(change.path, readAreaName);
  if (change.before === undefined) return `${name}: new`;
  if (change.after === undefined) return `${name}: deleted`;
  const fields = describeChangedFields(change);
  return fields ? `${name}: ${fields}` : name;
}

/** `address` is that of this list, `offset` how many newer changes it leaves out, `unsent` those not online. */
export async function renderChangesPage(
  repository: Repository,
  { address, offset, unsent }: { address: string; offset: number; unsent: ReadonlySet<string> },
): Promise<string> {
  const saves = await repository.listSaves();
  const shown = saves.slice(offset, offset + maxChangesPerPage);
  const changes = await repository.readChanges(shown);
  const rows = shown.map(({ oid, authorName, date, subject }) => {
    const files = (changes.get(oid) ?? []).filter(({ path }, _, all) => path !== redirectsFile || all.length === 1);
    const lines = [...new Set(files.map((file) => describeFile(file, repository.readAreaName)))]
      .map(escapeHtml)
      .join('<br>');
    const state = unsent.has(oid) ? ', not online yet' : '';
    const isReplacement = subject.startsWith(replacementSubject);
    const title = isReplacement ? '' : subject.endsWith(', taken back') ? `Taken back: ${lines}` : lines;
    return `<li><a href="${address.replace(/[^/]*$/, '')}this/site/commit/${oid}">${title || escapeHtml(subject)}</a>
<small>${escapeHtml(authorName)}, ${formatTime(date)}${state}</small></li>`;
  });
  const older = offset + maxChangesPerPage;
  const olderLink = older < saves.length ? `<p><a href="${address}?offset=${older}">Older changes</a></p>` : '';
  const note = rows.length > 0 ? 'Press one to see what it changed and to take it back.' : 'Nothing was saved yet.';
  return renderEditPage('All changes', `<p>${note}</p><ol>${rows.join('')}</ol>${olderLink}`);
}
