/** A name for a file or an item: lowercase words joined by hyphens. */
export const slugify = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** The name itself, or the first of name-2, name-3, … that is free. */
export function findFreeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count++) free = `${name}-${count}`;
  return free;
}
