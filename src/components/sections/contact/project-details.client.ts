import { daysParameter } from '../../../lib/site/addresses.ts';
import type { DetailWords } from '../../../lib/site/quoted-service.ts';
import { isFreshVisit } from './quote-draft.client.ts';

/** The text with the line under it, unless it has it; whoever gets one that ends with a colon writes the rest. */
function addLine(text: string, line = ''): string {
  if (text.split('\n').some((written) => written.startsWith(line))) return text;
  return `${text.replace(/(?<!\n)$/, text && '\n')}${line}${line.endsWith(':') ? ' ' : ''}`;
}

/** Lets the visitor go on behind the line. */
function placeCaretAfter(field: HTMLTextAreaElement, line: string) {
  const end = field.value.indexOf('\n', field.value.indexOf(line));
  const caret = end < 0 ? field.value.length : end;
  field.focus();
  field.setSelectionRange(caret, caret);
}

/** Writes what the link to this page says of the request, and gives what it is about beside the choices of the form. */
export function prefillDetails(
  field: HTMLTextAreaElement,
  { services, topics, days }: DetailWords,
): string | undefined {
  const parameters = new URLSearchParams(location.search);
  const allTopics = [...topics, ...services.flatMap(({ about }) => about ?? [])];
  const handed = allTopics.find((line) => line === parameters.get('about'));
  if (isFreshVisit()) {
    if (['service', 'property', 'about'].some((name) => parameters.has(name))) {
      // What another link wrote, and nobody changed, belongs to another request.
      const lines = field.value.split('\n').filter((line) => !allTopics.includes(line) && line.trim() !== days);
      field.value = addLine(lines.join('\n'), handed);
    }
    if (parameters.has(daysParameter)) {
      field.value = addLine(field.value, days);
      // Whoever has begun elsewhere is not taken away from there.
      if (document.activeElement === document.body) placeCaretAfter(field, days);
    }
  }
  return handed ?? allTopics.find((line) => field.value.split('\n').includes(line));
}

/** What helps an estimate: each button writes its words into Project Details, where they can be changed like any others. */
export function renderSuggestions(row: HTMLFieldSetElement, lines: string[], field: HTMLTextAreaElement) {
  const shown = [...row.querySelectorAll('button')];
  if (shown.map(({ value }) => value).join() === lines.join()) return;
  for (const button of shown) button.remove();
  for (const line of lines) {
    const button = document.createElement('button');
    button.type = 'button';
    button.value = line;
    button.textContent = line.replace(/:$/, '');
    button.addEventListener('click', () => {
      field.value = addLine(field.value, line);
      placeCaretAfter(field, line);
    });
    row.append(button);
  }
  row.hidden = lines.length === 0;
}
