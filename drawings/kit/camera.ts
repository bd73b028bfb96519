import { polygon } from './drawing.ts';
import { add, convexHull, cross, dot, edges, lerp, normalize, type Point, scale, type Vector } from './geometry.ts';

const minDistance = 0.12;

/**
 * A camera that never tilts: verticals stay upright, and `horizon` is the height of eye level on the page. The world is
 * in meters: x to the right, y away from the viewer, z up.
 */
export class Camera {
  readonly eye: Vector;
  readonly #focal: number;
  readonly #center: number;
  readonly #horizon: number;
  readonly #sine: number;
  readonly #cosine: number;

  /** `yaw` in degrees, to the right; `focal` in units of the page: 1200 sees 53 degrees across. */
  constructor(options: { eye: Vector; yaw?: number; focal: number; center?: number; horizon: number }) {
    this.eye = options.eye;
    this.#focal = options.focal;
    this.#center = options.center ?? 600;
    this.#horizon = options.horizon;
    const angle = ((options.yaw ?? 0) * Math.PI) / 180;
    this.#sine = Math.sin(angle);
    this.#cosine = Math.cos(angle);
  }

  /** Returns coordinates relative to the eye: to the right of it, ahead of it, above it. */
  #see(point: Vector): Vector {
    const x = point[0] - this.eye[0];
    const y = point[1] - this.eye[1];
    return [x * this.#cosine - y * this.#sine, x * this.#sine + y * this.#cosine, point[2] - this.eye[2]];
  }

  #toPage([right, ahead, above]: Vector): Point {
    return [this.#center + (this.#focal * right) / ahead, this.#horizon - (this.#focal * above) / ahead];
  }

  /** Returns the point on the page. It must be ahead of the eye. */
  project(point: Vector): Point {
    return this.#toPage(this.#see(point));
  }

  /** Returns the length of a meter on the page at this point. */
  scaleAt(point: Vector): number {
    return this.#focal / Math.max(minDistance, this.#see(point)[1]);
  }

  /** A polygon on the page, cut where it passes the eye. */
  outline(points: readonly Vector[]): Point[] {
    const visible: Vector[] = [];
    for (const [a, b] of edges(points.map((point) => this.#see(point)))) {
      if (a[1] >= minDistance !== b[1] >= minDistance) {
        const share = (minDistance - a[1]) / (b[1] - a[1]);
        visible.push([lerp(a[0], b[0], share), minDistance, lerp(a[2], b[2], share)]);
      }
      if (b[1] >= minDistance) visible.push(b);
    }
    return visible.map((point) => this.#toPage(point));
  }

  formatFace(points: readonly Vector[]): string {
    return polygon(this.outline(points));
  }

  /** The outline of a body with flat faces: of a box its eight corners are enough. */
  formatSilhouette(points: readonly Vector[]): string {
    return polygon(convexHull(this.outline(points)));
  }
}

/** A plane with coordinates of its own, in meters: a wall, a floor, a slope of roof. */
export class Surface {
  readonly camera: Camera;
  readonly origin: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly normal: Vector;

  /** `right` and `up` are directions; the normal points to the viewer of a wall and upward from a floor. */
  constructor(camera: Camera, origin: Vector, right: Vector, up: Vector) {
    this.camera = camera;
    this.origin = origin;
    this.right = normalize(right);
    this.up = normalize(up);
    this.normal = cross(this.right, this.up);
  }

  /** A parallel plane, nearer to the viewer by `by` meters. */
  raised(by: number): Surface {
    return new Surface(this.camera, add(this.origin, scale(this.normal, by)), this.right, this.up);
  }

  point(u: number, v: number, raise = 0): Vector {
    return add(add(this.origin, scale(this.normal, raise)), add(scale(this.right, u), scale(this.up, v)));
  }

  project(u: number, v: number, raise = 0): Point {
    return this.camera.project(this.point(u, v, raise));
  }

  polygon(points: readonly Point[], raise = 0): string {
    return this.camera.formatFace(points.map(([u, v]) => this.point(u, v, raise)));
  }

  rect(left: number, low: number, right: number, high: number, raise = 0): string {
    return this.polygon(
      [
        [left, low],
        [right, low],
        [right, high],
        [left, high],
      ],
      raise,
    );
  }

  /** Corners of a box that stands on the surface: four at `from` meters above it, four at `to`. */
  boxCorners(left: number, low: number, right: number, high: number, from: number, to: number): Vector[] {
    return [from, to].flatMap((raise) => [
      this.point(left, low, raise),
      this.point(right, low, raise),
      this.point(right, high, raise),
      this.point(left, high, raise),
    ]);
  }

  /** Coordinates on this surface of the shadow of a point, with the sun's rays along `rays`. */
  shadowPoint(point: Vector, rays: Vector): Point {
    const toOrigin: Vector = [this.origin[0] - point[0], this.origin[1] - point[1], this.origin[2] - point[2]];
    const distance = dot(toOrigin, this.normal) / dot(rays, this.normal);
    const hit = add(point, scale(rays, distance));
    const offset: Vector = [hit[0] - this.origin[0], hit[1] - this.origin[1], hit[2] - this.origin[2]];
    return [dot(offset, this.right), dot(offset, this.up)];
  }

  /** The shadow of a flat shape, in the order of its corners. */
  shadow(points: readonly Vector[], rays: Vector): string {
    return this.polygon(points.map((point) => this.shadowPoint(point, rays)));
  }

  /** The shadow of a convex body, from its corners. */
  shadowOfBody(points: readonly Vector[], rays: Vector): string {
    return this.polygon(convexHull(points.map((point) => this.shadowPoint(point, rays))));
  }

  /** Returns 1 if the sun falls straight on the surface, less if it grazes it, 0 or less in the surface's own shade. */
  sunlight(rays: Vector): number {
    return -dot(this.normal, normalize(rays));
  }
}

export const wallFacing = (camera: Camera, corner: Vector, along: Vector) =>
  new Surface(camera, corner, along, [0, 0, 1]);

export const ground = (camera: Camera, level = 0) => new Surface(camera, [0, 0, level], [1, 0, 0], [0, 1, 0]);
