/** A render looks like a photograph and is none: only renders need a notice about their kind. */
export type PictureKind = 'photograph' | 'drawing' | 'render';

/** An SVG file is a drawing, whatever its entry in the catalogue contains. */
export function getPictureKind(file: string, entry: { illustrative?: boolean | undefined }): PictureKind {
  if (/\.svg$/i.test(file)) return 'drawing';
  return entry.illustrative ? 'render' : 'photograph';
}
