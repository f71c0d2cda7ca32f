import { between, distance, first, type Line, type Point, pairs, spline } from '@/lib/dispatch/geometry';
import type { ScheduledJob } from '@/lib/dispatch/schedule';
import { above, height, project } from '@/lib/dispatch/terrain';

const SPRAYING_UP = 3;
const TRANSIT_UP = 18;

function sampled(line: Line) {
  const samples = pairs(line).flatMap(([a, b]) => {
    const count = Math.max(1, Math.ceil(distance(a, b) / 60));
    return Array.from({ length: count }, (_, i) => between(a, b, (i + 1) / count));
  });
  return [first(line), ...samples];
}

/** A bow over the gorge: its points in the air, and those on the ground beneath. */
export function bow([a, b]: [Point, Point]) {
  return Array.from({ length: 41 }, (_, i) => {
    const share = i / 40;
    const [x, y] = between(a, b, share);
    const z = height(...a) * (1 - share) + height(...b) * share + 4 * 74 * share * (1 - share);
    return { air: project(x, y, z), ground: above([x, y]) };
  });
}

/** A job's flight as three lines on the picture. */
export function flightPath(job: ScheduledJob): Record<'there' | 'work' | 'back', Point[]> {
  if (job.kind === 'lift') return { there: [], work: bow(job.path).map(({ air }) => air), back: [] };
  const { legs } = job.route;
  const crew = first(legs).to;
  const part = (from: number, to?: number) => legs.slice(from, to).map((leg) => leg.to);
  const drawn = (line: Line, upAt: (point: Point) => number) =>
    sampled(line).map((point) => above(point, upAt(point)));
  // The drone climbs and descends near its crew.
  const transit = (line: Line, up: number) =>
    drawn(spline(line, 8), (point) => Math.min(up, SPRAYING_UP + distance(point, crew) / 2));
  if (job.kind === 'patrol') return { there: [], work: transit(part(0), job.up), back: [] };
  const start = legs.findIndex(({ how }) => how === 'work');
  const end = legs.findLastIndex(({ how }) => how === 'work');
  return {
    there: transit(part(0, start), TRANSIT_UP),
    work: drawn(part(start - 1, end + 1), () => SPRAYING_UP),
    back: transit(part(end), TRANSIT_UP),
  };
}
