export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
export const clamp = (share: number) => Math.max(0, Math.min(1, share));
export const first = <T>(list: readonly T[]) => list[0] as T;
export const last = <T>(list: readonly T[]) => list[list.length - 1] as T;

export const pairs = <T>(line: readonly T[]) => line.slice(1).map((to, i) => [line[i] as T, to] as const);
export const edges = (ring: Line) => pairs([...ring, first(ring)]);
export const lengthOf = (line: Line) => pairs(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);

export function middle(ring: Line): Point {
  const sum = (of: 0 | 1) => ring.reduce((total, point) => total + point[of], 0) / ring.length;
  return [sum(0), sum(1)];
}

export const signedArea = (ring: Line) =>
  edges(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
export const areaOf = (ring: Line) => Math.abs(signedArea(ring));

/** Where the horizontal line at `y` crosses a ring. */
export const crossings = (ring: Line, y: number) =>
  edges(ring)
    .filter(([a, b]) => a[1] > y !== b[1] > y)
    .map(([a, b]) => between(a, b, (y - a[1]) / (b[1] - a[1]))[0]);
export const inside = ([x, y]: Point, ring: Line) =>
  crossings(ring, y).filter((at) => x < at).length % 2 === 1;

/** The point of a line that is nearest to `point`; `off` is its distance, `along` its place on the line. */
export function nearest(point: Point, line: Line) {
  let found = { off: Number.POSITIVE_INFINITY, along: 0, point };
  let gone = 0;
  for (const [a, b] of pairs(line)) {
    const length = distance(a, b);
    const share = clamp(
      ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / (length * length),
    );
    const foot = between(a, b, share);
    if (distance(point, foot) < found.off)
      found = { off: distance(point, foot), along: gone + share * length, point: foot };
    gone += length;
  }
  return found;
}

export function pointAt(line: Line, along: number) {
  let left = along;
  for (const [a, b] of pairs(line)) {
    const length = distance(a, b);
    if (left <= length) return between(a, b, left / length);
    left -= length;
  }
  return last(line);
}

/** A Catmull–Rom spline through the points, as a line; a closed one ends where it begins. */
export function spline(points: Line, steps = 6, closed = false): Point[] {
  const count = points.length;
  const at = (i: number) =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point;
  const out: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++)
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = (k: 0 | 1) => {
        const [a, b, c, d] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]];
        return (
          0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
        );
      };
      out.push([along(0), along(1)]);
    }
  return [...out, at(count)];
}

export const numbers = (points: Line) =>
  points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L');
