import { useState } from 'react';
import styles from './detail-chips.module.css';

const isOpen = (line: string) => line.endsWith(':');
const startsAs = (line: string) => (written: string) => written.startsWith(line);
const getFirstWord = (line: string) => line.split(' ', 1)[0];

/** The text with the line added, unless it has it. */
export function addLine(text: string, line: string): string {
  if (text.split('\n').some(startsAs(line))) return text;
  return `${text.replace(/(?<!\n)$/, text && '\n')}${line}${isOpen(line) ? ' ' : ''}`;
}

/** The text without the line; a line that the visitor has changed is theirs and stays. */
export const removeLine = (text: string, line: string) =>
  text
    .split('\n')
    .filter((written) => written.trimEnd() !== line)
    .join('\n');

/** Where the visitor goes on to write. */
function findEnd(text: string, line: string): number {
  const written = text.split('\n');
  return written.slice(0, written.findIndex(startsAs(line)) + 1).join('\n').length;
}

interface DetailChipsProps {
  label: string;
  /** Whoever presses one that ends with a colon writes the rest. */
  lines: string[];
  /** What Project Details hold. */
  text: string;
  getField: () => HTMLTextAreaElement;
}

/** Each writes a line into Project Details, and takes it back while it stands there unchanged. */
export function DetailChips({ label, lines, text, getField }: DetailChipsProps) {
  const [pressed, setPressed] = useState<Record<string, boolean>>({});
  const written = text.split('\n');
  /** A pressed chip stays pressed while the first word of its line stands, whatever the visitor made of the rest. */
  const isPressed = (line: string) =>
    pressed[line]
      ? written.some((each) => getFirstWord(each) === getFirstWord(line))
      : pressed[line] === undefined && written.some(startsAs(line));

  function press(line: string) {
    const field = getField();
    const isOn = !isPressed(line);
    setPressed({ ...pressed, [line]: isOn });
    field.value = isOn ? addLine(field.value, line) : removeLine(field.value, line);
    // As if it had been typed: the form keeps it.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (!isOn || !isOpen(line)) return;
    const end = findEnd(field.value, line);
    field.focus();
    field.setSelectionRange(end, end);
  }

  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      {lines.map((line) => (
        <button key={line} type="button" aria-pressed={isPressed(line)} onClick={() => press(line)}>
          {line.replace(/:$/, '')}
        </button>
      ))}
    </fieldset>
  );
}
