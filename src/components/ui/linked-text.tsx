/** A word joiner keeps the hyphen of the tax form from ending its line. */
const joinHyphens = (text: string) => text.replaceAll('W-9', 'W-\u20609');

/** Renders text in which the Markdown notation [name](https://…) is a link. */
export function LinkedText({ children }: { children: string }) {
  const parts = children.split(/\[([^\]]+)\]\(([^)\s]+)\)/);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return joinHyphens(part);
    const href = parts[index + 1];
    return (
      <a
        key={href}
        href={href}
        rel={href?.startsWith('http') ? 'noopener' : undefined}
        className={href?.startsWith('tel:') ? 'whole' : undefined}
      >
        {joinHyphens(part)}
      </a>
    );
  });
}
