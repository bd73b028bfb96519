import styles from './suggestions.module.css';

/** The text with the line under it, unless it has it. */
export function addLine(text: string, line = ''): string {
  if (text.split('\n').some((written) => written.startsWith(line))) return text;
  return `${text.replace(/(?<!\n)$/, text && '\n')}${line}${line.endsWith(':') ? ' ' : ''}`;
}

/** Behind the line, where the visitor goes on to write. */
export function findEnd(text: string, line: string): number {
  const end = text.indexOf('\n', text.indexOf(line));
  return end < 0 ? text.length : end;
}

interface SuggestionsProps {
  label: string;
  /** Whoever presses one that ends with a colon writes the rest. */
  lines: string[];
  getField: () => HTMLTextAreaElement;
}

/** What helps an estimate: each writes its words into Project Details, where they can be changed like any others. */
export function Suggestions({ label, lines, getField }: SuggestionsProps) {
  function write(line: string) {
    const field = getField();
    field.value = addLine(field.value, line);
    // As if it had been typed: the form keeps it.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const end = findEnd(field.value, line);
    field.focus();
    field.setSelectionRange(end, end);
  }

  if (!lines.length) return null;
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      {lines.map((line) => (
        <button key={line} type="button" onClick={() => write(line)}>
          {line.replace(/:$/, '')}
        </button>
      ))}
    </fieldset>
  );
}
