import { type Box, clipToBox, convexHull, type Point, signedArea } from './geometry.ts';

export const width = 1200;
export const height = 800;
const page: Box = [-6, -6, width + 6, height + 6];

function formatNumber(tenths: number): string {
  return String(tenths / 10)
    .replace(/^0\./, '.')
    .replace(/^-0\./, '-.');
}

/** Joins numbers as SVG allows: a minus sign separates too. */
function joinNumbers(numbers: readonly string[]): string {
  return numbers.reduce(
    (all, number) => (all === '' || number.startsWith('-') ? all + number : `${all} ${number}`),
    '',
  );
}

const toTenths = (value: number, step: number) => Math.round((value * 10) / step) * step;

/** The path of a polygon as it is, in relative coordinates. `step` is in tenths of a unit. */
export function formatRing(points: readonly Point[], step = 1): string {
  let path = '';
  let [lastX, lastY] = [0, 0];
  const numbers: string[] = [];
  for (const point of points) {
    const x = toTenths(point[0], step);
    const y = toTenths(point[1], step);
    if (path === '') path = `M${joinNumbers([formatNumber(x), formatNumber(y)])}`;
    else if (x !== lastX || y !== lastY) numbers.push(formatNumber(x - lastX), formatNumber(y - lastY));
    [lastX, lastY] = [x, y];
  }
  return numbers.length > 2 ? `${path}l${joinNumbers(numbers)}z` : '';
}

/** The path of a polygon, cut to the page and wound one way: overlapping parts of one path never cancel. */
export function polygon(points: readonly Point[], step = 1): string {
  const inside = clipToBox(points, page);
  const area = signedArea(inside);
  if (Math.abs(area) < 0.15) return '';
  return formatRing(area < 0 ? inside.toReversed() : inside, step);
}

export const hull = (points: readonly Point[]) => polygon(convexHull(points));

/** The path of a ring with rounded corners: each corner becomes the control point of a curve between two middles. */
export function smoothRing(points: readonly Point[], step = 1): string {
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first || points.length < 3) return '';
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = middle(last, first);
  let x = toTenths(start[0], step);
  let y = toTenths(start[1], step);
  const path = `M${joinNumbers([formatNumber(x), formatNumber(y)])}q`;
  const numbers: string[] = [];
  points.forEach((point, index) => {
    const [endX, endY] = middle(point, points[(index + 1) % points.length] ?? first).map((value) =>
      toTenths(value, step),
    ) as [number, number];
    numbers.push(
      formatNumber(toTenths(point[0], step) - x),
      formatNumber(toTenths(point[1], step) - y),
      formatNumber(endX - x),
      formatNumber(endY - y),
    );
    [x, y] = [endX, endY];
  });
  return `${path}${joinNumbers(numbers)}z`;
}

export const ellipse = (x: number, y: number, radiusX: number, radiusY = radiusX) => {
  const [a, b] = [radiusX, radiusY].map((radius) => formatNumber(Math.round(radius * 10)));
  const left = formatNumber(Math.round((x - radiusX) * 10));
  const across = formatNumber(Math.round(radiusX * 20));
  return `M${left} ${formatNumber(Math.round(y * 10))}a${a} ${b} 0 1 0 ${across} 0a${a} ${b} 0 1 0-${across} 0z`;
};

export type Dot = readonly [x: number, y: number, diameter: number];

interface Fill {
  color: string;
  opacity: number;
  path: string;
}

/** One picture: flat planes in the order they are laid. Planes of one color that follow each other become one path. */
export class Drawing {
  #parts: (Fill | string)[] = [];
  #clips: string[] = [];
  readonly description: string;

  constructor(description: string, background: string) {
    this.description = description;
    this.fill(background, `M0 0h${width}v${height}H0z`);
  }

  fill(color: string, path: string, opacity = 1): this {
    if (path === '') return this;
    const last = this.#parts.at(-1);
    if (typeof last === 'object' && last.color === color && last.opacity === opacity && opacity === 1)
      last.path += path;
    else this.#parts.push({ color, opacity, path });
    return this;
  }

  /** Round dots, grouped by size; far shorter than circles. */
  dots(color: string, dots: readonly Dot[], opacity = 1): this {
    const bySize = new Map<number, Dot[]>();
    for (const dot of dots) {
      if (dot[0] < -5 || dot[0] > width + 5 || dot[1] < -5 || dot[1] > height + 5) continue;
      const size = Math.max(0.6, Math.round(dot[2] * 2) / 2);
      bySize.set(size, [...(bySize.get(size) ?? []), dot]);
    }
    if (bySize.size === 0) return this;
    const paths = [...bySize].map(([size, group]) => {
      let [lastX, lastY] = [0, 0];
      let path = '';
      // Neighbors follow each other, so that the steps between them stay short.
      for (const [x, y] of group.sort((a, b) => Math.round(a[1] / 9) - Math.round(b[1] / 9) || a[0] - b[0])) {
        const [column, row] = [Math.round(x), Math.round(y)];
        path += path === '' ? `M${column} ${row}h0` : `m${column - lastX} ${row - lastY}h0`.replace(' -', '-');
        [lastX, lastY] = [column, row];
      }
      return `<path stroke-width="${size}" d="${path}"/>`;
    });
    this.#parts.push(
      `<g fill="none" stroke="${color}" stroke-linecap="round"${formatOpacity(opacity)}>${paths.join('')}</g>`,
    );
    return this;
  }

  /** Lines of one width, for cables, cracks and rings; `path` as in SVG. */
  line(color: string, lineWidth: number, path: string, opacity = 1): this {
    if (path !== '')
      this.#parts.push(
        `<path fill="none" stroke="${color}" stroke-width="${lineWidth}" stroke-linejoin="round"${formatOpacity(opacity)} d="${path}"/>`,
      );
    return this;
  }

  /** Shows what `draw` lays only inside the path. */
  clip(path: string, draw: () => void): this {
    if (path === '') return this;
    const known = this.#clips.indexOf(path);
    const index = known === -1 ? this.#clips.push(path) - 1 : known;
    this.#parts.push(`<g clip-path="url(#c${index})">`);
    draw();
    this.#parts.push('</g>');
    return this;
  }

  /** Gives everything that `draw` fills one opacity together, so that overlapping shadows do not add up. */
  group(opacity: number, draw: () => void): this {
    this.#parts.push(`<g opacity="${opacity}">`);
    draw();
    this.#parts.push('</g>');
    return this;
  }

  toSvg(): string {
    const clips = this.#clips.map((path, index) => `<clipPath id="c${index}"><path d="${path}"/></clipPath>`).join('');
    const parts = this.#parts.map((part) =>
      typeof part === 'string'
        ? part
        : `<path fill="${shortenColor(part.color)}"${formatOpacity(part.opacity)} d="${part.path}"/>`,
    );
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200" viewBox="0 0 ${width} ${height}">`;
    return `${head}<title>${this.description}</title>${clips && `<defs>${clips}</defs>`}${parts.join('')}</svg>\n`;
  }
}

const shortenColor = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

const formatOpacity = (opacity: number) =>
  opacity === 1 ? '' : ` opacity="${formatNumber(Math.round(opacity * 100) / 10)}"`;
