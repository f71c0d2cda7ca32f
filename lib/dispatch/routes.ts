import {
  areaOf,
  between,
  crossings,
  distance,
  edges,
  first,
  inside,
  type Line,
  last,
  middle,
  nearest,
  type Point,
  pairs,
  signedArea,
} from '@/lib/dispatch/geometry';
import type { Drone, Job, Obstacle, Plot, Scenario } from '@/lib/dispatch/scenario';

export const MU = 2000 / 3;

/** A leg's end, and whether the drone works on it or is on its way there, back or between two rows. */
type Leg = { to: Point; how: 'way' | 'work' };
export type Route = { legs: Leg[]; rows: number };

const way = (to: Point): Leg => ({ to, how: 'way' });

/** The part of a-b inside a convex ring as two shares of a-b, null for a mere touch (Cyrus–Beck). */
export function within(a: Point, b: Point, ring: Line): [number, number] | null {
  let [from, to] = [0, 1];
  const turn = Math.sign(signedArea(ring));
  for (const [p, q] of edges(ring)) {
    const [nx, ny] = [-(q[1] - p[1]) * turn, (q[0] - p[0]) * turn];
    const start = (a[0] - p[0]) * nx + (a[1] - p[1]) * ny;
    const rate = (b[0] - a[0]) * nx + (b[1] - a[1]) * ny;
    if (Math.abs(rate) < 1e-6) {
      if (start < 1e-6) return null;
    } else if (rate > 0) from = Math.max(from, -start / rate);
    else to = Math.min(to, -start / rate);
  }
  return (to - from) * distance(a, b) > 0.5 ? [from, to] : null;
}

/** The shortest way from a to b around convex obstacles (Dijkstra on the visibility graph of their corners). */
export function around(a: Point, b: Point, rings: Line[]): Point[] {
  const free = (p: Point, q: Point) => !rings.some((ring) => within(p, q, ring));
  const open = new Set(
    [a, b, ...rings.flat()].map((at) => ({ at, way: [at], cost: at === a ? 0 : Number.POSITIVE_INFINITY })),
  );
  for (;;) {
    const here = [...open].reduce((best, node) => (node.cost < best.cost ? node : best));
    if (here.at === b) return here.way;
    open.delete(here);
    for (const node of open) {
      const cost = here.cost + distance(here.at, node.at);
      if (cost < node.cost && free(here.at, node.at))
        Object.assign(node, { cost, way: [...here.way, node.at] });
    }
  }
}

type Piece = { row: number; from: Point; to: Point };

/** Rows along the longest side of a polygon, broken where an obstacle stands. */
function rowsOf(ring: Line, gap: number, rings: Line[]) {
  const size = ([from, to]: readonly [Point, Point]) => distance(from, to);
  const [p, q] = edges(ring).reduce((best, edge) => (size(edge) > size(best) ? edge : best));
  const angle = Math.atan2(q[1] - p[1], q[0] - p[0]);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const flat = ring.map(([x, y]): Point => [x * c + y * s, y * c - x * s]);
  const back = ([x, y]: Point): Point => [x * c - y * s, x * s + y * c];
  const ys = flat.map((point) => point[1]);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const count = Math.max(1, Math.round((bottom - top) / gap));
  return Array.from({ length: count }, (_, row) => {
    const y = (top + bottom) / 2 + (row - (count - 1) / 2) * gap;
    const xs = crossings(flat, y).sort((m, n) => m - n);
    return pairs(xs)
      .filter(([from, to], i) => i % 2 === 0 && to - from >= 2 * gap)
      .flatMap(([from, to]) => without(back([from + gap / 2, y]), back([to - gap / 2, y]), rings, gap));
  })
    .filter((row) => row.length)
    .map((row, i) => row.map(([from, to]): Piece => ({ row: i, from, to })));
}

function without(p: Point, q: Point, rings: Line[], gap: number) {
  const cuts = rings
    .map((ring) => within(p, q, ring))
    .filter((cut) => cut !== null)
    .sort((m, n) => m[0] - n[0]);
  const left: [Point, Point][] = [];
  let start = 0;
  for (const [from, to] of [...cuts, [1, 1] as const]) {
    if ((from - start) * distance(p, q) > gap) left.push([between(p, q, start), between(p, q, from)]);
    start = to;
  }
  return left;
}

/** From `start`, orders the pieces of rows: next comes the nearest end in the neighbouring row, else the nearest end of all. */
export function cover(ring: Line, gap: number, rings: Line[], start: Point): Route {
  const rows = rowsOf(ring, gap, rings);
  const left = rows.flat();
  const legs: Leg[] = [];
  let here = start;
  let row = -1;
  const far = (piece: Piece) => {
    const off = Math.min(distance(here, piece.from), distance(here, piece.to));
    if (row < 0) return off + (piece.row % (rows.length - 1) ? 1e4 : 0);
    return off + (Math.abs(piece.row - row) === 1 ? 0 : 1e3);
  };
  while (left.length) {
    const piece = left.reduce((best, one) => (far(one) < far(best) ? one : best));
    left.splice(left.indexOf(piece), 1);
    const turned = distance(here, piece.from) > distance(here, piece.to);
    const [p, q] = turned ? [piece.to, piece.from] : [piece.from, piece.to];
    legs.push(...around(here, p, rings).slice(1).map(way), { to: q, how: 'work' });
    here = q;
    row = piece.row;
  }
  return { legs, rows: rows.length };
}

/** The area to spray in square metres: the plot without its obstacles and the distance kept from them. */
export const workOf = ({ ring }: Plot, obstacles: Obstacle[]) =>
  obstacles.reduce(
    (left, obstacle) => left - (inside(middle(obstacle.ring), ring) ? areaOf(obstacle.ring) : 0),
    areaOf(ring),
  );

/** Where a job's work is, or begins. */
export const placeOf = (job: Job) => (job.kind === 'spray' ? middle(job.plot.ring) : first<Point>(job.path));

/** The place of a job's crew: the point of the road nearest to the work, or the nest. */
export function standOf(job: Job, { road, crews }: Scenario) {
  if (job.kind !== 'patrol') return nearest(placeOf(job), road);
  return { point: crews.find(({ place }) => place)?.place as Point, along: 0 };
}

/** A drone's route for a job, there and back. */
export function routeOf(job: Job, drone: Drone, scenario: Scenario): Route {
  const rings = scenario.obstacles.map(({ ring }) => ring);
  const { point } = standOf(job, scenario);
  if (job.kind === 'lift') return { rows: 0, legs: [way(job.path[0]), { to: job.path[1], how: 'work' }] };
  if (job.kind === 'patrol') {
    const loop = [...job.path, first(job.path)].map((to): Leg => ({ to, how: 'work' }));
    return { rows: 0, legs: [way(point), ...loop, { to: point, how: 'work' }] };
  }
  const { rows, legs } = cover(job.plot.ring, drone.gap, rings, point);
  return { rows, legs: [way(point), ...legs, ...around(last(legs).to, point, rings).slice(1).map(way)] };
}
