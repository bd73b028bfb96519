/** Words with each [name] that has a value filled in. */
export const fillIn = (words: string, values: Record<string, string>) =>
  words.replace(/\[(\w+)\]/g, (whole, name: string) => values[name] ?? whole);
