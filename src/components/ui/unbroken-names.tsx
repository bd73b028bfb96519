import { Fragment } from 'react';

/**
 * Two or more capitalized words in a row, also around "of the": Old Colorado City, Garden of the Gods, Security-Widefield.
 * The verb that begins a heading ("Cleaning Colorado Springs") and "Downtown" are not part of the name after them. An
 * "in" before the name, with "Downtown", is matched on its own.
 */
const placeName =
  /(\bin\s(?:Downtown\s)?)?((?!\p{Lu}\p{L}*ing\b|Downtown\b)\p{Lu}[\p{L}’-]+(?:\s(?:of the )?\p{Lu}[\p{L}’-]+)+|\p{Lu}\p{L}+-\p{Lu}\p{L}+)/u;

/** Returns the length of the longest name in a heading, in letters: the column of a hero may be narrower. */
export const getLongestNameLength = (heading: string) =>
  Math.max(0, ...heading.split(placeName).map((part, index) => (index % 3 === 2 ? part.length : 0)));

/**
 * A heading in which no name of a place is broken over two lines, unless the name is wider than the line. A hero
 * that has room keeps the "in" with the name (.with-preposition).
 */
export function UnbrokenNames({ children }: { children: string }) {
  const parts = children.split(placeName);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 1) return null;
    const preposition = parts[index - 1];
    const whole = <span className="whole">{part}</span>;
    return preposition ? (
      <span key={part} className="with-preposition">
        {preposition}
        {whole}
      </span>
    ) : (
      <Fragment key={part}>{whole}</Fragment>
    );
  });
}
