/** As a visitor reads it: links by their names, spaces single. */
export const readAs = (text: string) =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const fillFacts = (text: string, facts: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
