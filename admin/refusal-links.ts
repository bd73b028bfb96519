import { closeErrorDialog, whenErrorDialogOpens } from './cms-internals.ts';
import { fieldParameter, getEntryAddress } from './entry-address.ts';
import { focusNestedField } from './focus-nested-field.ts';
import type { FaultLine } from './format.ts';

function createLink({ text, file, keyPath }: FaultLine, openedFile: string): HTMLElement {
  const link = document.createElement('a');
  link.textContent = text;
  link.href = `${location.pathname}?${new URLSearchParams({ [fieldParameter]: keyPath })}${getEntryAddress(file) ?? ''}`;
  // The form that is not saved stays open.
  if (file !== openedFile) link.target = '_blank';
  else
    link.addEventListener('click', async (event) => {
      event.preventDefault();
      await closeErrorDialog();
      await focusNestedField(keyPath);
    });
  return link;
}

function createRow(line: FaultLine, openedFile: string): HTMLElement {
  const row = document.createElement('div');
  row.append(line.keyPath ? createLink(line, openedFile) : line.text);
  return row;
}

/** Makes each line of the error dialog that names a field a link to that field. Call it before the dialog opens. */
export const linkFaults = (lines: FaultLine[], openedFile: string) =>
  whenErrorDialogOpens((message) => message.replaceChildren(...lines.map((line) => createRow(line, openedFile))));
