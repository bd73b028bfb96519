import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { FaultError } from '../fault-error.ts';
import {
  type ContentFile,
  type ContentKind,
  type ContentKindName,
  contentKinds,
  findPageByFile,
} from './content-kinds.ts';
import { fillFactsInMarkup } from './facts.ts';
import { formatFault } from './fault.ts';
import { type Content, readContent } from './read-content.ts';

type Entry = Parameters<LoaderContext['store']['set']>[0];

/** Pads the number, because collections return their entries in the order of their ids. */
const formatListId = (index: number) => String(index).padStart(4, '0');

/**
 * Returns the path below the folder of its kind, without the extension; for a page, its name in src/lib/site/pages.ts.
 */
function getId({ file, kind }: ContentFile): string {
  const page = findPageByFile(file);
  if (page) return page.name;
  const [pattern = ''] = contentKinds[kind].files;
  return file.slice(pattern.replace(/[^/]*\*.*$|[^/]*$/, '').length).replace(/\.\w+$/, '');
}

function listEntries(content: ContentFile): Entry[] {
  const { file: filePath, data } = content;
  const items = (contentKinds[content.kind] as ContentKind).list
    ? Object.entries(data as Record<string, Entry['data']> | Entry['data'][]).map(
        ([key, item]): [string, Entry['data']] => [Array.isArray(data) ? formatListId(Number(key)) : key, item],
      )
    : [[getId(content), data as Entry['data']] as const];
  return items.map(([id, item]) => ({ id, data: item, filePath }));
}

const reportedContents = new WeakSet<Content>();

/**
 * Creates the Astro loader for one kind of content. Faults in the content stop a build; the dev server keeps the
 * content that it has.
 */
export function createContentLoader(kind: ContentKindName): Loader {
  return {
    // Astro writes the JSON Schema of the whole list for a loader named file-loader, otherwise that of one entry.
    name: 'list' in contentKinds[kind] ? 'file-loader' : 'content-loader',
    load: async ({ config, logger, renderMarkdown, store, watcher }) => {
      const root = fileURLToPath(config.root);

      const fillStore = async ({ files, drafts, business, facts }: Content) => {
        store.clear();
        // Only the dev server passes a watcher. It shows drafts next to their forms.
        const shownFiles = watcher ? [...files, ...drafts] : files;
        for (const content of shownFiles.filter((file) => file.kind === kind)) {
          for (const entry of listEntries(content)) store.set(entry);
          if (!content.file.endsWith('.md') || !business || !facts) continue;
          const { html, ...rest } = await renderMarkdown(content.body);
          const rendered = { ...rest, html: fillFactsInMarkup(html, facts, business) };
          for (const entry of listEntries(content)) store.set({ ...entry, rendered });
        }
      };

      const content = readContent(root);
      if (content.faults.length > 0) {
        throw new FaultError(`The content has faults:\n\n${content.faults.map(formatFault).join('\n')}\n`);
      }
      await fillStore(content);

      const onChange = async (path: string) => {
        if (!/\.(yaml|md)$|[\\/]src[\\/]pictures[\\/]/.test(path)) return;
        const changed = readContent(root);
        if (changed.faults.length === 0) await fillStore(changed);
        else if (!reportedContents.has(changed)) for (const fault of changed.faults) logger.error(formatFault(fault));
        reportedContents.add(changed);
      };
      for (const event of ['add', 'change', 'unlink'] as const) watcher?.on(event, onChange);
    },
  };
}
