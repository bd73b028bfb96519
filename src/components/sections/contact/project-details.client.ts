import { daysParameter } from '../../../lib/site/addresses.ts';
import type { DetailTexts } from '../../../lib/site/quoted-service.ts';
import { isFreshVisit } from './quote-draft.client.ts';

/** Appends the line, unless the text has one that starts with it. After a colon, the visitor continues the line. */
export function addLine(text: string, line = ''): string {
  if (text.split('\n').some((existing) => existing.startsWith(line))) return text;
  return `${text.replace(/(?<!\n)$/, text && '\n')}${line}${line.endsWith(':') ? ' ' : ''}`;
}

/** Places the caret where the visitor can continue the line. */
function placeCaretAfter(field: HTMLTextAreaElement, line: string) {
  const end = field.value.indexOf('\n', field.value.indexOf(line));
  const caret = end < 0 ? field.value.length : end;
  field.setSelectionRange(caret, caret);
}

/**
 * Writes the details in the link's parameters into Project Details. Returns the topic, such as Hotel, which has no
 * option in the form.
 */
export function prefillDetails(
  field: HTMLTextAreaElement,
  { services, topics, days }: DetailTexts,
): string | undefined {
  const parameters = new URLSearchParams(location.search);
  const allTopics = [...topics, ...services.flatMap(({ about }) => about ?? [])];
  const linkedTopic = allTopics.find((line) => line === parameters.get('about'));
  if (isFreshVisit()) {
    if (['service', 'property', 'about'].some((name) => parameters.has(name))) {
      // Unchanged lines of an earlier link belong to another request.
      const lines = field.value.split('\n').filter((line) => !allTopics.includes(line) && line.trim() !== days);
      field.value = addLine(lines.join('\n'), linkedTopic);
    }
    if (parameters.has(daysParameter)) {
      field.value = addLine(field.value, days);
      // Does not move the focus: a screen reader would start here and skip the required fields before it.
      placeCaretAfter(field, days);
    }
  }
  return linkedTopic ?? allTopics.find((line) => field.value.split('\n').includes(line));
}

/** Renders a button for each detail that helps an estimate. It writes its words into Project Details. */
export function renderSuggestions(fieldset: HTMLFieldSetElement, lines: string[], field: HTMLTextAreaElement) {
  const buttons = [...fieldset.querySelectorAll('button')];
  if (buttons.map(({ value }) => value).join() === lines.join()) return;
  for (const button of buttons) button.remove();
  for (const line of lines) {
    const button = document.createElement('button');
    button.type = 'button';
    button.value = line;
    button.textContent = line.replace(/:$/, '');
    button.addEventListener('click', () => {
      field.value = addLine(field.value, line);
      field.focus();
      placeCaretAfter(field, line);
    });
    fieldset.append(button);
  }
  fieldset.hidden = lines.length === 0;
}
