/** What one save changed, with the button that takes it back. */
import { parse } from 'yaml';
import { escapeHtml } from '../src/lib/escape-html.ts';
import { isPicture } from '../src/lib/pictures/original.ts';
import { getFileLabel } from './content-forms.ts';
import { formatPathLabel } from './field-names.ts';
import type { Repository } from './repository.ts';
import { splitFrontMatter } from './yaml-document.ts';

/** Every text of a file behind the names of its fields. */
function listTexts(text: string): string[] {
  const { head, body = '' } = splitFrontMatter(text);
  const list = (value: unknown, path: string[]): string[] => {
    if (typeof value !== 'object' || value === null) return [`${formatPathLabel(path)}: ${value}`];
    return Object.entries(value).flatMap(([key, inner]) => list(inner, Array.isArray(value) ? path : [...path, key]));
  };
  return [...list(parse(head) ?? {}, []), ...body.split('\n').filter((words) => words.trim())];
}

/** Texts that the others lack; one that stands there twice lacks as many. */
function leaveOut(texts: string[], others: string[]): string[] {
  const rest = [...others];
  return texts.filter((words) => {
    const place = rest.indexOf(words);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

function describeChange({ path, before, after }: { path: string; before: string; after: string }): string {
  const heading = `<h2>${escapeHtml(getFileLabel(path))}</h2>`;
  if (isPicture(path)) return `${heading}<p>The picture itself.</p>`;
  const [old, fresh] = [listTexts(before), listTexts(after)];
  const tell = (tag: string, texts: string[]) => texts.map((words) => `<p><${tag}>${escapeHtml(words)}</${tag}></p>`);
  return [heading, ...tell('del', leaveOut(old, fresh)), ...tell('ins', leaveOut(fresh, old))].join('');
}

/** `told` is what came of the button, which is then gone. */
export async function renderCommitPage(repository: Repository, oid: string, told: string): Promise<string> {
  const { name, date, subject } = await repository.readCommit(oid);
  const changes = (await repository.readChanges(oid)).map(describeChange).join('');
  const when = new Date(date).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  const button = '<form method="post"><button>Take this back</button></form>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What was changed</title><style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
del { color: #a2161d; } ins { color: #17603a; text-decoration: none; }
button { padding: 0.6rem 1.2rem; font: inherit; }
</style><main><h1>${escapeHtml(subject)}</h1><p>Saved by ${escapeHtml(name)}, ${when}</p>
<p role="status">${escapeHtml(told)}</p>${changes}${told ? '<p>Close this window, and open the form again.</p>' : button}</main></html>`;
}
