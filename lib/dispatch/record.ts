import { formatTime } from '@/lib/dispatch/formatTime';
import { areaOf, distance } from '@/lib/dispatch/geometry';
import { MU, workOf } from '@/lib/dispatch/routes';
import { type Obstacle, SCENARIO } from '@/lib/dispatch/scenario';
import { boxes, routeLength, type ScheduledJob } from '@/lib/dispatch/schedule';
import type { DispatchContent } from '@/lib/schema/home/dispatch';
import { fill } from '@/lib/text/fill';

/** One station of a job: the minute in which it begins, and its lines with the minute of each. */
export type Step = { at: number; lines: [minute: number, text: string][] };

const tenth = (value: number) => Math.round(value * 10 + 1e-6) / 10;
const metres = (m: number) => (m < 995 ? `${Math.round(m / 10) * 10} m` : `${(m / 1000).toFixed(1)} km`);
const avoids = (job: ScheduledJob, { ring }: Obstacle) =>
  job.route.legs.some(({ to }) => ring.some((corner) => distance(corner, to) < 9));

function valuesOf(job: ScheduledJob, { names, record }: DispatchContent) {
  const { drone, crew, offers, lands } = job;
  const shared = {
    crew: names[crew.id] as string,
    set: formatTime(job.set),
    off: formatTime(job.off),
    lands: formatTime(lands),
    length: metres(routeLength(job.route)),
  };
  if (job.kind === 'lift')
    return { ...shared, pieces: job.pieces, weight: job.weight, total: job.pieces * job.weight };
  if (job.kind === 'patrol') return { ...shared, shots: job.shots, each: job.each, up: job.up };
  const { ring, litres } = job.plot;
  const whole = tenth(areaOf(ring) / MU);
  // Calculated from the rounded figures that are printed, so that a reader's own sum agrees.
  const mu = tenth(workOf(job.plot, SCENARIO.obstacles) / MU);
  const rival = offers[1] as (typeof offers)[number];
  const calmLanding = offers[0]?.lands ?? lands;
  return {
    ...shared,
    whole,
    mu,
    rate: litres,
    litres: tenth(mu * litres),
    tank: drone.tank,
    source: drone.exported ? record.exported : '',
    boxes: boxes(mu, litres, drone.tank),
    rows: job.route.rows,
    gap: drone.gap,
    spared: tenth(whole - mu),
    obstacles: SCENARIO.obstacles
      .filter((obstacle) => avoids(job, obstacle))
      .map(({ id }) => names[id])
      .join('、'),
    model: drone.model,
    away: metres(job.away),
    rival: `${names[rival.crew.id]} ${rival.drone.model}`,
    apart: Math.round(Math.abs(rival.lands - calmLanding)),
    sooner: rival.lands < calmLanding ? record.sooner : record.later,
    further: metres(rival.away - job.away),
  };
}

/** The record of a job, station by station. */
export function recordOf(job: ScheduledJob, content: DispatchContent): Step[] {
  const { record } = content;
  const values = valuesOf(job, content);
  const { task, match, route, off, done } = record[job.kind];
  const detour = 'obstacles' in values && values.obstacles ? [record.detour] : [];
  const step = (at: number, ...lines: [minute: number, text: string][]): Step => ({
    at,
    lines: lines.map(([minute, text]) => [minute, fill(text, values)]),
  });
  const known = (at: number, lines: string[]) =>
    step(at, ...lines.map((text): [number, string] => [at, text]));
  const stopped =
    job.stop && fill(record.stopped, { from: formatTime(job.stop[0]), to: formatTime(job.stop[1]) });
  return [
    known(job.arrives, [task]),
    known(job.matched, match),
    known(job.routed, [...route.slice(0, 1), ...detour, ...route.slice(1)]),
    step(
      job.goes,
      [job.goes, record.set],
      [job.off, off],
      ...(job.stop && stopped ? [[job.stop[0], stopped] as [number, string]] : []),
    ),
    step(job.settled, [job.lands, done], [job.settled, record.closing]),
  ];
}
