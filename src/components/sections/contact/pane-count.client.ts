import { describePaneCount, isPaneCountLine, readPaneCount } from '../../../lib/site/pane-count.ts';
import { addLine } from './project-details.client.ts';
import { isFreshVisit } from './quote-draft.client.ts';

/** The count in the address, as a line of text. The script reads only figures, so a link cannot inject text. */
const linkedLine = describePaneCount(readPaneCount(new URLSearchParams(location.search)));

/** Writes that count into Project Details. It replaces an earlier count that the visitor has not edited. */
export function prefillPaneCount(field: HTMLTextAreaElement) {
  if (!linkedLine || !isFreshVisit()) return;
  const lines = field.value.split('\n').filter((line) => !isPaneCountLine(line));
  field.value = addLine(lines.join('\n'), linkedLine);
}

/** Shows the note about a linked count. Returns the suggestions that no count in Project Details answers yet. */
export function updatePaneCountNote(
  note: HTMLElement | null,
  suggestions: string[],
  answeredByCount: string[] | undefined,
  { value }: HTMLTextAreaElement,
): string[] {
  const hasCount = /^\d+ panes?: /m.test(value);
  if (note) note.hidden = !linkedLine || !hasCount;
  return hasCount ? suggestions.filter((line) => !answeredByCount?.includes(line)) : suggestions;
}
