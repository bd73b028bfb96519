/**
 * Two or more capitalized words in a row, also around "of the": Old Colorado City, Garden of the Gods, Security-Widefield.
 * The verb that begins a heading ("Cleaning Colorado Springs") and "Downtown" are not part of the name after them.
 */
const name =
  /((?!\p{Lu}\p{L}*ing\b|Downtown\b)\p{Lu}[\p{L}’-]+(?:\s(?:of the )?\p{Lu}[\p{L}’-]+)+|\p{Lu}\p{L}+-\p{Lu}\p{L}+)/u;

/** Returns the length of the longest name in a heading, in letters: the column of a hero may be narrower. */
export const getLongestNameLength = (heading: string) =>
  Math.max(0, ...heading.split(name).map((part, index) => (index % 2 ? part.length : 0)));

/** A heading in which no name of a place is broken over two lines, unless the name is wider than the line. */
export function UnbrokenNames({ children }: { children: string }) {
  return children.split(name).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
