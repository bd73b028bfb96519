/** The page of one commit: its changes, with a button that reverts it. */

import type { ContentFile } from '../src/lib/content/content-kinds.ts';
import { listLinks } from '../src/lib/content/list-links.ts';
import { readContent } from '../src/lib/content/read-content.ts';
import { listRoutes, parseAreaPagePath } from '../src/lib/content/routes.ts';
import type { FieldLocation } from '../src/lib/content/yaml-source.ts';
import { escapeHtml } from '../src/lib/escape-html.ts';
import { isPicture } from '../src/lib/pictures/original.ts';
import type { Redirect } from '../src/lib/schemas/redirect.ts';
import { redirectsFile } from '../src/lib/schemas/redirect.ts';
import { pages } from '../src/lib/site/pages.ts';
import { areaPageHref } from '../src/lib/site/paths.ts';
import { getFileLabel } from './content-forms.ts';
import { formatValue, listFieldChanges } from './describe-change.ts';
import { formatTime, renderEditPage } from './edit-page.ts';
import { fieldParameter, getEntryAddress, getFieldAddress } from './entry-address.ts';
import { formatFieldPath } from './field-path.ts';
import { findRenames, findTextsWithName } from './find-old-name.ts';
import { getChangedFileLabel, getContentLabel, getPageName } from './page-names.ts';
import type { FileChange, FileConflict, Repository } from './repository.ts';

const renderText = (name: string, tag: string, text: string | undefined) =>
  text === undefined ? '' : `<dd>${name}: <${tag}>${escapeHtml(text)}</${tag}></dd>`;

function describeChange(change: FileChange, readAreaName: Repository['readAreaName']): string {
  const { path } = change;
  const heading = `<h2>${escapeHtml(getChangedFileLabel(path, readAreaName))}</h2>`;
  if (isPicture(path)) return `${heading}<p>The picture itself.</p>`;
  const rows = listFieldChanges(change).map(
    (field) =>
      `<div><dt>${escapeHtml(field.label)}</dt>${renderText('Before', 'del', field.before)}${renderText('After', 'ins', field.after)}</div>`,
  );
  return `${heading}<dl>${rows.join('')}</dl>`;
}

const describeConflict = ({ file, path, now, before }: FileConflict) =>
  `<h2>${escapeHtml([getFileLabel(file), formatFieldPath(file, path)].filter(Boolean).join(': '))}</h2>
<p>Now: <ins>${escapeHtml(formatValue(now))}</ins></p><p>Before: <del>${escapeHtml(formatValue(before))}</del></p>`;

/** Renders a link to the field of a text; an empty path is the text of a Markdown file. */
function renderFieldLink(contents: ContentFile[], { file, path }: FieldLocation, editorPath: string): string {
  const content = contents.find((each) => each.file === file);
  const label = content ? getContentLabel(content) : getFileLabel(file);
  const name = [label, formatFieldPath(file, path, content?.data)].filter(Boolean).join(': ');
  const field = new URLSearchParams({
    [fieldParameter]: path.length > 0 ? getFieldAddress(file, content?.data, path) : 'body',
  });
  return `<li><a href="${editorPath}?${field}${getEntryAddress(file)}">${escapeHtml(name)}</a></li>`;
}

/** Renders a form for each deleted page, which sets the target of its redirect, and lists the texts that still link to it. */
function describeAddresses(root: string, changes: FileChange[], editorPath: string): string {
  const { files } = readContent(root);
  const redirects = files.filter(({ kind }) => kind === 'redirects').flatMap(({ data }) => data as Redirect[]);
  const targets = [...listRoutes(files)]
    .filter((route) => route !== pages.notFound.path)
    .map((route) => ({ route, name: getPageName(files, route) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return changes
    .map(({ path, after }) => {
      const page = after === undefined && parseAreaPagePath(path);
      const address = page && areaPageHref(page);
      const to = redirects.find(({ from }) => from === address)?.to;
      if (!address || !to) return '';
      const options = targets.map(
        ({ route, name }) =>
          `<option value="${escapeHtml(route)}"${route === to ? ' selected' : ''}>${escapeHtml(name)}</option>`,
      );
      const links = listLinks(files)
        .filter(({ href }) => href === address)
        .map((link) => renderFieldLink(files, link, editorPath));
      const list = links.length > 0 ? `<p>These texts still have a link to it:</p><ol>${links.join('')}</ol>` : '';
      return `<form method="post"><p><label>Visitors of ${escapeHtml(address)} now see<br>
<select name="to">${options.join('')}</select></label> <button name="from" value="${escapeHtml(address)}">Lead them there</button></p></form>${list}`;
    })
    .join('');
}

/** Says what the button of the list does, and why texts would remain. */
function describeReplacement(total: number, replaceable: number, after: string): string {
  const rest =
    replaceable < total
      ? ' In the others the old name is part of something else, such as a longer name or an address, or the words are those of a customer: they stay as they are.'
      : '';
  return `<b>Replace in all</b> writes ${escapeHtml(after)} in ${replaceable} of these ${total} texts.${rest}`;
}

/** Lists the texts that still contain the old name of a renamed area, with a button that replaces it. */
function describeOldNames(repository: Repository, changes: FileChange[], editorPath: string): string {
  const { files } = readContent(repository.root);
  const sources = repository.readSources();
  return findRenames(changes, sources)
    .map((rename) => {
      const texts = findTextsWithName(sources, rename);
      if (texts.length === 0) return '';
      const links = texts.map((place) => renderFieldLink(files, place, editorPath));
      const replaceable = texts.filter(({ newText }) => newText !== undefined).length;
      const before = escapeHtml(rename.before);
      const form = `<form method="post"><p>${describeReplacement(texts.length, replaceable, rename.after)}</p>
<button name="replace" value="${before}">Replace in all</button></form>`;
      return `<p>These texts still say ${before}:</p>${replaceable > 0 ? form : ''}<ol>${links.join('')}</ol>`;
    })
    .join('');
}

export interface CommitPage {
  oid: string;
  /** The address of the editor. */
  editorPath: string;
  /** The message after a button was pressed. */
  result?: string | undefined;
  isReverted?: boolean;
  conflicts?: FileConflict[];
}

export async function renderCommitPage(
  repository: Repository,
  { oid, editorPath, result = '', isReverted = false, conflicts = [] }: CommitPage,
): Promise<string> {
  const { authorName, date, subject } = await repository.readCommit(oid);
  const changes = await repository.readCommitChanges(oid);
  const shownChanges = changes.filter(({ path }) => path !== redirectsFile || changes.length === 1);
  const button = '<form method="post"><button>Take this back</button></form>';
  const choice = `<p>These fields were changed again since, so nothing was taken back.</p>${conflicts.map(describeConflict).join('')}
<form method="post"><button name="force" value="1">Put back what it said before</button></form>`;
  const end = isReverted
    ? '<p>Close this window, and open the form again.</p>'
    : conflicts.length > 0
      ? choice
      : `${describeAddresses(repository.root, changes, editorPath)}${describeOldNames(repository, changes, editorPath)}${button}`;
  return renderEditPage(
    subject,
    `<p>Saved by ${escapeHtml(authorName)}, ${formatTime(date)}. <a href="${editorPath}/changes">All changes</a></p>
<p role="status">${escapeHtml(result)}</p>${result && `<script src="${editorPath}/update-bars.js"></script>`}${end}${shownChanges.map((change) => describeChange(change, repository.readAreaName)).join('')}`,
  );
}
