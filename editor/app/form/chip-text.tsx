import { type FormEvent, useLayoutEffect, useRef } from 'react';

type Facts = Record<string, string>;

const pieces = /(\{\w+\})/;

export const holdsFact = (text: string, facts: Facts) =>
  text.split(pieces).some((piece) => piece.startsWith('{') && piece.slice(1, -1) in facts);

// A caret finds no place between a chip and the edge of the box, or another chip.
const caretPlace = '\u200B';

/** Words with their facts as chips, which show what each fact is and go as one letter. */
function draw(box: HTMLElement, text: string, facts: Facts) {
  const nodes = text.split(pieces).map((piece) => {
    const fact = piece.startsWith('{') ? facts[piece.slice(1, -1)] : undefined;
    if (fact === undefined) return document.createTextNode(piece || caretPlace);
    const chip = document.createElement('span');
    chip.className = 'chip';
    chip.contentEditable = 'false';
    chip.dataset['fact'] = piece;
    chip.title = `${piece}: said once, under Company`;
    chip.textContent = fact;
    return chip;
  });
  box.replaceChildren(...nodes);
}

/** The words as the file holds them. */
const read = (box: HTMLElement) =>
  [...box.childNodes]
    .map((node) => (node instanceof HTMLElement ? node.dataset['fact'] : undefined) ?? node.textContent)
    .join('')
    .replaceAll(caretPlace, '')
    .replaceAll(/\s/g, ' ');

interface ChipTextProps {
  value: string;
  facts: Facts;
  onChange: (value: string) => void;
  onDone: () => void;
  /** Id, and what describes it. */
  control: Record<string, string | boolean | undefined>;
}

/** A box for words that hold facts. */
export function ChipText({ value, facts, onChange, onDone, control }: ChipTextProps) {
  const box = useRef<HTMLDivElement>(null);
  // What somebody types stands there already: drawn again, it would lose the caret and what can be undone.
  const typed = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (box.current && typed.current !== value) draw(box.current, value, facts);
    typed.current = value;
  }, [value, facts]);
  const onInput = ({ currentTarget }: FormEvent<HTMLDivElement>) => {
    typed.current = read(currentTarget);
    onChange(typed.current);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea holds no chips.
    <div
      {...control}
      ref={box}
      className="chips"
      role="textbox"
      aria-multiline="true"
      aria-labelledby={`${control['id']}-name`}
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onInput={onInput}
      // A fact that was typed in braces becomes a chip once it is done.
      onBlur={({ currentTarget }) => {
        draw(currentTarget, value, facts);
        onDone();
      }}
    />
  );
}
