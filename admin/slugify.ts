/** Returns a name for a file or an item: lowercase words joined by hyphens. */
export const slugify = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Returns the name itself, or the first of name-2, name-3, … that is free. */
export function findFreeName(name: string, isTaken: (name: string) => boolean): string {
  let freeName = name;
  for (let count = 2; isTaken(freeName); count++) freeName = `${name}-${count}`;
  return freeName;
}
