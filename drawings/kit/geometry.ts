export type Point = readonly [x: number, y: number];
export type Vector = readonly [x: number, y: number, z: number];
/** left, low, right, high */
export type Box = readonly [number, number, number, number];

export const lerp = (from: number, to: number, share: number) => from + (to - from) * share;
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const normalize = (a: Vector): Vector => scale(a, 1 / Math.hypot(...a));

/** The tangent of the site's one slant, 13 degrees. */
export const slant = Math.tan((13 * Math.PI) / 180);

/** Joins the last element with the first. */
export function* edges<T>(points: readonly T[]): Generator<readonly [T, T]> {
  let previous = points.at(-1);
  for (const point of points) {
    if (previous !== undefined) yield [previous, point];
    previous = point;
  }
}

export function signedArea(points: readonly Point[]): number {
  let area = 0;
  for (const [a, b] of edges(points)) area += a[0] * b[1] - b[0] * a[1];
  return area / 2;
}

export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [before, last] = chain.slice(-2);
        if (!before || !last || turn(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (const [a, b] of edges(polygon)) {
    if (a[1] > y !== b[1] > y && x < ((a[0] - b[0]) * (y - b[1])) / (a[1] - b[1]) + b[0]) inside = !inside;
  }
  return inside;
}

/** Cuts a polygon to a box (Sutherland and Hodgman). */
export function clipToBox(polygon: readonly Point[], [left, low, right, high]: Box): Point[] {
  const cuts: ((point: Point) => number)[] = [
    ([x]) => x - left,
    ([x]) => right - x,
    ([, y]) => y - low,
    ([, y]) => high - y,
  ];
  let current = [...polygon];
  for (const distance of cuts) {
    const next: Point[] = [];
    for (const [a, b] of edges(current)) {
      const from = distance(a);
      const to = distance(b);
      if (from >= 0 !== to >= 0) {
        const share = from / (from - to);
        next.push([lerp(a[0], b[0], share), lerp(a[1], b[1], share)]);
      }
      if (to >= 0) next.push(b);
    }
    current = next;
  }
  return current;
}

/** Drops the points that a line misses by less than the tolerance (Douglas and Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (points.length < 3 || !first || !last) return [...points];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let farthest = 0;
  let at = 0;
  points.forEach((point, index) => {
    const distance =
      length < 1e-9
        ? Math.hypot(point[0] - first[0], point[1] - first[1])
        : Math.abs((last[0] - first[0]) * (point[1] - first[1]) - (last[1] - first[1]) * (point[0] - first[0])) /
          length;
    if (distance > farthest) [farthest, at] = [distance, index];
  });
  if (farthest <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

/** simplify() for a closed ring. */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const first = ring[0];
  return first ? simplify([...ring, first], tolerance).slice(0, -1) : [];
}

/**
 * The closed lines around every place in the box where the field exceeds the level (marching squares). Holes run the
 * other way round, so that the nonzero rule leaves them open.
 */
export function traceContours(
  field: (x: number, y: number) => number,
  [left, low, right, high]: Box,
  columns: number,
  rows: number,
  level: number,
): Point[][] {
  const across = (right - left) / columns;
  const up = (high - low) / rows;
  const values: number[][] = [];
  for (let row = 0; row <= rows; row++) {
    const line: number[] = [];
    for (let column = 0; column <= columns; column++) {
      const isEdge = row === 0 || column === 0 || row === rows || column === columns;
      const value = field(left + across * column, low + up * row);
      // Closes every ring at the edge of the box.
      line.push(isEdge ? Math.min(value, level - 1e-3) : value);
    }
    values.push(line);
  }
  const valueAt = (column: number, row: number) => values[row]?.[column] ?? level - 1e-3;
  const points = new Map<number, Point>();
  const next = new Map<number, number>();
  const crossing = (column: number, row: number, isHorizontal: boolean) => {
    const key = (row * (columns + 1) + column) * 2 + (isHorizontal ? 0 : 1);
    if (!points.has(key)) {
      const a = valueAt(column, row);
      const b = isHorizontal ? valueAt(column + 1, row) : valueAt(column, row + 1);
      const share = clamp((level - a) / (b - a), 0.02, 0.98);
      points.set(key, [
        left + across * (column + (isHorizontal ? share : 0)),
        low + up * (row + (isHorizontal ? 0 : share)),
      ]);
    }
    return key;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners = [
        valueAt(column, row),
        valueAt(column + 1, row),
        valueAt(column + 1, row + 1),
        valueAt(column, row + 1),
      ];
      const shape = corners.reduce((bits, value) => bits * 2 + (value > level ? 1 : 0), 0);
      const top = () => crossing(column, row, true);
      const bottom = () => crossing(column, row + 1, true);
      const start = () => crossing(column, row, false);
      const end = () => crossing(column + 1, row, false);
      const joins: Record<number, [() => number, () => number][]> = {
        1: [[bottom, start]],
        2: [[end, bottom]],
        3: [[end, start]],
        4: [[top, end]],
        5: [
          [top, start],
          [bottom, end],
        ],
        6: [[top, bottom]],
        7: [[top, start]],
        8: [[start, top]],
        9: [[bottom, top]],
        10: [
          [start, bottom],
          [end, top],
        ],
        11: [[end, top]],
        12: [[start, end]],
        13: [[bottom, end]],
        14: [[start, bottom]],
      };
      for (const [from, to] of joins[shape] ?? []) next.set(from(), to());
    }
  }
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    let key: number | undefined = start;
    while (key !== undefined && next.has(key)) {
      const point = points.get(key);
      if (point) ring.push(point);
      const following: number | undefined = next.get(key);
      next.delete(key);
      key = following;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}
