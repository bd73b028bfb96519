export interface Size {
  width: number;
  height: number;
}

/**
 * The largest rectangle of the wanted ratio (width / height) inside a picture whose middle comes as near to the focal
 * point (per cent from left and top) as the edges allow. Pixels.
 */
export function cropAround(size: Size, ratio: number, focal: readonly [number, number]) {
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  const clamp = (wanted: number, most: number) => Math.min(Math.max(Math.round(wanted), 0), most);
  return {
    left: clamp((size.width * focal[0]) / 100 - width / 2, size.width - width),
    top: clamp((size.height * focal[1]) / 100 - height / 2, size.height - height),
    width,
    height,
  };
}
