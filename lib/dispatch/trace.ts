import {
  between,
  clamp,
  distance,
  first,
  type Line,
  last,
  lengthOf,
  numbers,
  type Point,
  pairs,
  rounded,
  thin,
} from '@/lib/dispatch/geometry';
import { above, height, project } from '@/lib/dispatch/land';
import type { Planned } from '@/lib/dispatch/plan';
import type { Leg, Route } from '@/lib/dispatch/routes';

const SPRAY_UP = 3;
const TRANSIT_UP = 18;

export type Trace = {
  path: string;
  swath: string;
  points: Point[];
  along: number[];
  worked: number[];
  /** From places in the air to the ground beneath. */
  drops: [Point, Point][];
};

const traced = new WeakMap<Route, Trace>();

/** A flown route as a line on the picture; the same for every plan that keeps the route. */
export function trace(job: Planned) {
  const found = traced.get(job.route) ?? findTrace(job);
  traced.set(job.route, found);
  return found;
}

type Stretch = { how: Leg['how']; line: Point[] };

/** One after the other, each of one kind of flying. */
function stretches({ legs }: Route) {
  const out: Stretch[] = [];
  for (const [from, { to, how }] of pairs(legs)) {
    if (out.at(-1)?.how !== how) out.push({ how, line: [from.to] });
    last(out).line.push(to);
  }
  return out;
}

function sampled(line: Line, step: number) {
  const samples = pairs(line).flatMap(([a, b]) => {
    const count = Math.max(1, Math.ceil(distance(a, b) / step));
    return Array.from({ length: count }, (_, i) => between(a, b, (i + 1) / count));
  });
  return [first(line), ...samples];
}

/** A bow from the yard over the gorge. */
function bow([a, b]: [Point, Point]) {
  return Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    const [x, y] = between(a, b, t);
    const z = height(...a) * (1 - t) + height(...b) * t + 4 * 74 * t * (1 - t);
    return { air: project(x, y, z), ground: above([x, y]) };
  });
}

/** At work as high as the work wants, on the way there and back rising and sinking near the crew. */
function lifted(job: Planned, { how, line }: Stretch) {
  const up = job.kind === 'patrol' ? job.up : TRANSIT_UP;
  const turns = how === 'turn' || (how === 'work' && job.kind === 'spray');
  const [start, end] = [first(job.route.legs).to, last(job.route.legs).to];
  return sampled(turns ? line : rounded(line, 8), how === 'way' ? 8 : 16).map((point) => {
    if (turns) return above(point, SPRAY_UP);
    const off = Math.min(distance(point, start), distance(point, end));
    return above(point, Math.min(up, how === 'work' ? up : SPRAY_UP + off * 0.5));
  });
}

function findTrace(job: Planned): Trace {
  const points: Point[] = [];
  const works: boolean[] = [];
  const add = (line: Line, work: boolean) => {
    for (const point of thin(line, 0.3).slice(points.length ? 1 : 0)) {
      points.push(point);
      works.push(work);
    }
  };
  const curve = job.kind === 'lift' ? bow(job.path) : [];
  if (curve.length)
    add(
      curve.map(({ air }) => air),
      true,
    );
  else for (const stretch of stretches(job.route)) add(lifted(job, stretch), stretch.how === 'work');
  const along = [0];
  const worked = [0];
  for (const [i, pair] of pairs(points).entries()) {
    const length = lengthOf(pair);
    along.push(last(along) + length);
    worked.push(last(worked) + (works[i + 1] ? length : 0));
  }
  const swath = points.map((point, i) => `${i && works[i] ? 'L' : 'M'}${numbers([point])}`).join('');
  return {
    path: `M${numbers(points)}`,
    swath: swath.replace(/M[^ML]+(?=M|$)/g, ''),
    points,
    along,
    worked,
    drops: curve.filter((_, i) => i % 5 === 0 && i % 40).map(({ air, ground }) => [air, ground]),
  };
}

/** Where it is after a share of the way, and what share of the work is behind it. */
export function spot({ points, along, worked }: Trace, share: number) {
  const target = share * last(along);
  let [low, high] = [1, along.length - 1];
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((along[mid] as number) < target) low = mid + 1;
    else high = mid;
  }
  const two = <T>(list: T[]) => list.slice(low - 1, low + 1) as [T, T];
  const [from, to] = two(along);
  const part = clamp((target - from) / (to - from || 1));
  const [before, after] = two(worked);
  return {
    at: between(...two(points), part),
    worked: (before + (after - before) * part) / (last(worked) || 1),
  };
}
