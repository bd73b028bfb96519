/** Renders a text in which no line breaks at the hyphen of a word, such as "check-in". */
export function UnbrokenWords({ children }: { children: string }) {
  const parts = children.split(/(\p{L}+-\p{L}+)/u);
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
