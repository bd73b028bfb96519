/** Renders text in which the Markdown notation [name](https://…) is a link. */
export function LinkedText({ children }: { children: string }) {
  const parts = children.split(/\[([^\]]+)\]\(([^)\s]+)\)/);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return part;
    const href = parts[index + 1];
    return (
      <a
        key={href}
        href={href}
        rel={href?.startsWith('http') ? 'noopener' : undefined}
        className={href?.startsWith('tel:') ? 'whole' : undefined}
      >
        {part}
      </a>
    );
  });
}
