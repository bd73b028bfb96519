/** Replaces each [name] that has a value. */
export const interpolate = (words: string, values: Record<string, string>) =>
  words.replace(/\[(\w+)\]/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
