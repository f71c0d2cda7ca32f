import type { Animate, Frames } from '@/components/home/technology/dayTimeline';
import type { DayTimes } from '@/lib/dispatch/dayPicture';
import { first, lengthOf, type Point, pointAt } from '@/lib/dispatch/geometry';

const FLIES_BACK_MINUTES = 4;
const DRIVES_MINUTES = 8;

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];
const GROWS = { transform: QUARTERS.map((share) => `scaleX(${share})`) };
const SHIFTS = { transform: QUARTERS.map((share) => `translateX(${share * 100}%)`) };
const passes = (edge: number) => ({ opacity: [0, 1, 1, 0], offset: [0, edge, 1 - edge, 1] });
const placed = ([x, y]: Point) =>
  `translate(calc(${x.toFixed(1)} * var(--u)), calc((${y.toFixed(1)} + var(--top)) * var(--u)))`;

/** A line on the picture has straight pieces only. */
const pointsOf = (path: string) =>
  Array.from(path.matchAll(/([-\d.]+) ([-\d.]+)/g), ([, x, y]): Point => [Number(x), Number(y)]);

/** Gives a job its animations: crews on offer, the truck, the line and the drone; then its bar and its record. */
export function animateJob(desk: HTMLElement, job: DayTimes['jobs'][number], animate: Animate) {
  const { id, arrives, matched, routed, goes, off, lands, settled, home, stand, ways, work, stop } = job;
  const [offer, flight] = [`[data-offer="${id}"]`, `[data-job="${id}"]`];
  const flown = `${flight} [data-line="flown"]`;

  const [stopped, goesOn] = stop ?? [lands, lands];
  const share = (stopped - off) / (lands - off - (goesOn - stopped));
  /** From take-off to landing, with a break while the drone waits for calm air. */
  function animateFlight(selector: string, frames: Frames, times = 1) {
    // A rounded end beyond the last iteration must not count as the start of the line.
    const direction = 'alternate';
    const [done, left] = [share * times, (1 - share) * times];
    animate(selector, frames, off, stopped, { iterations: done, direction });
    const rest = { iterationStart: done, iterations: left, direction, fill: 'forwards' } as const;
    if (stop) animate(selector, frames, goesOn, lands, rest);
  }

  animate(`${flight} + ${offer}`, passes(0.1), arrives, routed);
  animate(`${offer} + ${offer}`, passes(0.1), arrives, matched);
  animate(`[data-truck="${id}"]`, { transform: [home, stand].map(placed) }, goes, goes + DRIVES_MINUTES);
  animate(flight, { opacity: [0, 1] }, routed, routed + 1);
  animate(`${flight} [data-line="planned"]`, { strokeDashoffset: [1, 0] }, routed, routed + 6);
  const sprays = { strokeDashoffset: [1, 1, 0, 0], offset: [0, ...work, 1] };
  animateFlight(`${flight} [data-line="sprayed"]`, sprays);

  const points = pointsOf(desk.querySelector(flown)?.getAttribute('d') as string);
  const length = lengthOf(points);
  const route = points.map((point, i) => ({
    transform: placed(point),
    offset: lengthOf(points.slice(0, i + 1)) / length,
  }));
  const drone = `[data-drone="${id}"]`;
  animate(drone, passes(0.01), off, lands);
  animateFlight(drone, route, ways);
  animateFlight(flown, { strokeDashoffset: [1, 0, 0], offset: [0, 1 / ways, 1] });
  if (stop) {
    const edge = FLIES_BACK_MINUTES / (goesOn - stopped);
    const [here, crew] = [pointAt(points, share * length), first(points)];
    const back = { transform: [here, crew, crew, here].map(placed), offset: [0, edge, 1 - edge, 1] };
    animate(drone, back, stopped, goesOn, { fill: 'none' });
  }

  animateFlight(`[data-done="${id}"]`, GROWS);
  animateFlight(`[data-head="${id}"]`, SHIFTS);
  const stations = [arrives, matched, routed, goes, settled];
  const offset = stations.map((minute) => (minute - arrives) / (settled - arrives));
  animate(`[data-rail="${id}"]`, { ...GROWS, offset }, arrives, settled);
  animate(`[data-station="${id}"]`, { ...SHIFTS, offset }, arrives, settled);
}
