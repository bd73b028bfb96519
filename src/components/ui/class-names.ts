/** Joins the class names that apply. Returns `undefined` if none does, so that React renders no empty attribute. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
