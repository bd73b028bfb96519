/** What one saving changed, in the words of its forms, with the button that takes it back. */
import { parse } from 'yaml';
import { escapeHtml } from '../src/lib/escape-html.ts';
import { nameField, namePath } from './field-names.ts';
import type { Repository } from './repository.ts';
import { isGroup } from './shape.ts';
import { splitFrontMatter } from './yaml-document.ts';

type Path = (string | number)[];

/** What differs, by place; what a list holds is told by its items. */
function listDifferences(before: unknown, after: unknown, path: Path = []): [Path, unknown, unknown][] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const inner = [before, after].filter((value) => isGroup(value) || Array.isArray(value)) as Record<string, unknown>[];
  if (inner.length === 0) return [[path, before, after]];
  const keys = new Set(inner.flatMap((value) => Object.keys(value)));
  const [one, other] = [before ?? {}, after ?? {}] as Record<string, unknown>[];
  return [...keys].flatMap((key) =>
    listDifferences(one?.[key], other?.[key], [...path, Array.isArray(inner[0]) ? Number(key) : key]),
  );
}

function readFields(path: string, bytes: Buffer | undefined): unknown {
  if (!bytes || !/\.(yaml|md)$/.test(path)) return undefined;
  const split = splitFrontMatter(String(bytes));
  const fields: unknown = parse(split?.head ?? String(bytes));
  return split ? { ...(fields as object), text: split.body.split('\n\n') } : fields;
}

const say = (value: unknown) => (value === undefined ? '<i>nothing</i>' : escapeHtml(String(value)));

export async function renderCommitPage(repository: Repository, oid: string, told = ''): Promise<string> {
  const { name, date, subject } = await repository.readCommit(oid);
  const files = (await repository.readChanges(oid)).map(({ path, before, after }) => {
    const [was, is] = [readFields(path, before), readFields(path, after)];
    const rows = listDifferences(was, is).map(
      ([at, one, other]) =>
        `<dt>${escapeHtml(namePath(at))}</dt><dd><del>${say(one)}</del> <ins>${say(other)}</ins></dd>`,
    );
    const title = nameField(path.replace(/^src\/(content\/)?|\.\w+$/g, '').replaceAll('/', ', '));
    return `<h2>${escapeHtml(title)}</h2>${rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '<p>The file itself.</p>'}`;
  });
  const when = new Date(date).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What was changed</title><style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
dt { font-weight: 600; } dd { margin: 0 0 1rem; } del { color: #a2161d; } ins { color: #17603a; text-decoration: none; }
button { padding: 0.6rem 1.2rem; font: inherit; }
</style><main><h1>What was changed</h1><p>${escapeHtml(subject)}: ${escapeHtml(name)}, ${when}</p>
<p role="status">${escapeHtml(told)}</p>${files.join('')}
<form method="post"><button>Take this back</button></form></main></html>`;
}
