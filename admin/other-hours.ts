/** Lists the sentences that contradict the hours after a change of them, each with a link to its field. */
import type { HoursContradiction } from '../src/lib/content/find-hours-contradictions.ts';
import { getFileLabel } from './content-forms.ts';
import { getEntryAddress } from './entry-address.ts';
import { formatFieldPath } from './field-path.ts';
import { focusOpeningField } from './focus-nested-field.ts';

export interface HoursSentence extends HoursContradiction {
  /** The place of its field in the form. */
  keyPath: string;
}

function createRow({ file, path, sentence, period, keyPath }: HoursSentence) {
  const link = document.createElement('a');
  link.href = getEntryAddress(file) ?? '#';
  link.textContent = [getFileLabel(file), formatFieldPath(file, path)].join(', ');
  link.addEventListener('click', () => void focusOpeningField(keyPath));
  const quotation = document.createElement('q');
  quotation.textContent = sentence;
  const row = document.createElement('li');
  row.append(link, ' ', quotation, period ? ` Wrong ${period}.` : '');
  return row;
}

/**
 * Creates the list. `show` replaces its sentences, and removes the list if there are none. `update` also removes it if
 * a save has changed none of them: the owner has gone on to something else.
 */
export function createHoursList() {
  const list = document.createElement('ul');
  const heading = document.createElement('p');
  heading.textContent =
    'These sentences say something else about your days or hours. Press one, and write {hours} or {days} in place of the days or hours in it: pages fill in what you just saved, with its dates. Leave a sentence that is right.';
  const close = document.createElement('button');
  close.textContent = 'Close the list';
  const panel = document.createElement('aside');
  panel.className = 'form-list other-hours';
  panel.setAttribute('aria-label', 'Sentences about other hours');
  heading.setAttribute('role', 'status');
  close.addEventListener('click', () => panel.remove());
  panel.append(heading, list, close);
  let shown = '';
  function show(sentences: HoursSentence[]) {
    shown = JSON.stringify(sentences);
    list.replaceChildren(...sentences.map((sentence) => createRow(sentence)));
    if (sentences.length === 0) panel.remove();
    // Above the bar with the number of changes that are not online yet.
    else if (!panel.isConnected) document.querySelector('#nc-root')?.after(panel);
  }
  return {
    isOpen: () => panel.isConnected,
    show,
    update: (sentences: HoursSentence[]) => show(JSON.stringify(sentences) === shown ? [] : sentences),
  };
}
