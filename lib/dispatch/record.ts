import { formatTime } from '@/lib/dispatch/formatTime';
import { areaOf, distance } from '@/lib/dispatch/geometry';
import { MU, workOf } from '@/lib/dispatch/routes';
import { type Obstacle, SCENARIO } from '@/lib/dispatch/scenario';
import { boxes, routeLength, type ScheduledJob } from '@/lib/dispatch/schedule';
import type { DispatchContent } from '@/lib/schema/home/dispatch';
import { fill } from '@/lib/text/fill';

const tenth = (value: number) => Math.round(value * 10 + 1e-6) / 10;
const metres = (m: number) => (m < 995 ? `${Math.round(m / 10) * 10} m` : `${(m / 1000).toFixed(1)} km`);
const avoids = (job: ScheduledJob, { ring }: Obstacle) =>
  job.route.legs.some(({ to }) => ring.some((corner) => distance(corner, to) < 9));

function valuesOf(job: ScheduledJob, { names, record }: DispatchContent) {
  const { drone, crew, offers, lands, stop = [lands, lands] } = job;
  const shared = {
    crew: names[crew.id] as string,
    set: formatTime(job.set),
    off: formatTime(job.off),
    lands: formatTime(lands),
    length: metres(routeLength(job.route)),
    from: formatTime(stop[0]),
    to: formatTime(stop[1]),
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

/** The record of a job: of each station the minute in which it begins, and its lines with the minute of each. */
export function recordOf(job: ScheduledJob, content: DispatchContent) {
  const { record } = content;
  const values = valuesOf(job, content);
  const { task, match, route, off, done } = record[job.kind];
  const detour = 'obstacles' in values && values.obstacles ? [record.detour] : [];
  const said = (minute: number, ...texts: string[]) =>
    texts.map((text) => [minute, fill(text, values)] as const);
  const station = (at: number, ...texts: string[]) => ({ at, lines: said(at, ...texts) });
  const waits = job.stop ? said(job.stop[0], record.stopped) : [];
  return [
    station(job.arrives, task),
    station(job.matched, ...match),
    station(job.routed, ...route.toSpliced(1, 0, ...detour)),
    { at: job.goes, lines: [...said(job.goes, record.set), ...said(job.off, off), ...waits] },
    { at: job.settled, lines: [...said(job.lands, done), ...said(job.settled, record.closing)] },
  ];
}
