/** A render looks like a photograph and is none: only of renders a notice has to say what they are. */
export type PictureKind = 'photograph' | 'drawing' | 'render';

/** An SVG file is a drawing, whatever its entry in the catalogue says. */
export function getPictureKind(file: string, entry: { illustrative?: boolean | undefined }): PictureKind {
  if (/\.svg$/i.test(file)) return 'drawing';
  return entry.illustrative ? 'render' : 'photograph';
}
