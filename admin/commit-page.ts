/** What one saving changed, line by line, with the button that takes it back. */
import { escapeHtml } from '../src/lib/escape-html.ts';
import { nameField } from './field-names.ts';
import type { Repository } from './repository.ts';

/** A line of `git show`, as HTML; what says where in a file it is says nothing here. */
function describeLine(line: string): string {
  const [, path = ''] = /^diff --git a\/\S+ b\/src\/(?:content\/)?(.+)\.\w+$/.exec(line) ?? [];
  if (path) return `<h2>${escapeHtml(nameField(path.replaceAll('/', ', ')))}</h2>`;
  if (line.startsWith('Binary files')) return '<p>The picture itself.</p>';
  const [, sign, words = ''] = /^(?!--- |\+\+\+ )([-+])(.*)$/.exec(line) ?? [];
  if (!sign || !words.trim()) return '';
  const tag = sign === '-' ? 'del' : 'ins';
  return `<p><${tag}>${escapeHtml(words)}</${tag}></p>`;
}

export async function renderCommitPage(repository: Repository, oid: string, told: string): Promise<string> {
  const { name, date, subject } = await repository.readCommit(oid);
  const lines = (await repository.readChanges(oid)).split('\n').map(describeLine).join('');
  const when = new Date(date).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What was changed</title><style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
del { color: #a2161d; } ins { color: #17603a; text-decoration: none; }
button { padding: 0.6rem 1.2rem; font: inherit; }
</style><main><h1>What was changed</h1><p>${escapeHtml(subject)}: ${escapeHtml(name)}, ${when}</p>
<p role="status">${escapeHtml(told)}</p>${lines}
<form method="post"><button>Take this back</button></form></main></html>`;
}
