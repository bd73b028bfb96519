/** What the address asks of the gallery: a category to show and a project to open. */
export interface GalleryAddress {
  category: string;
  item: string | undefined;
}

export function readAddress(url: URL): GalleryAddress {
  return { category: url.searchParams.get('category') || 'all', item: url.hash.slice(1) || undefined };
}

/** The same address with another category or project; other parameters stay. */
export function writeAddress(url: URL, { category, item }: GalleryAddress): string {
  const query = new URLSearchParams(url.search);
  if (category === 'all') query.delete('category');
  else query.set('category', category);
  return `${url.pathname}${query.size > 0 ? `?${query}` : ''}${item ? `#${item}` : ''}`;
}

/** The place `steps` further in a ring of `length`. */
export const wrapIndex = (index: number, steps: number, length: number) =>
  (((index + steps) % length) + length) % length;
