/** Replaces each [name] that has a value. */
export const interpolate = (template: string, values: Record<string, string>) =>
  template.replace(/\[(\w+)\]/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
