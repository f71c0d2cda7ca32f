import { areaOf, distance } from '@/lib/dispatch/geometry';
import { type Planned, routeLength, tanks } from '@/lib/dispatch/plan';
import { MU, plotOf, workOf } from '@/lib/dispatch/routes';
import type { Job, Plot, Scene, Site } from '@/lib/dispatch/site';
import type { DispatchContent } from '@/lib/schema/home/dispatch';

/** A line, and the minute from which it is known. */
type Said = readonly [minute: number, text: string];
export type Step = { at: number; lines: Said[] };

/** With the words put in, and the spaces before units that do not break. */
export const fill = (text: string, values: Record<string, string | number> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, key) => String(values[key])).replace(/(\d) (?=\S)/g, '$1\u00a0');

export const clock = (minute: number) =>
  [minute / 60, minute % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

const tenth = (value: number) => Math.round(value * 10 + 1e-6) / 10;
const metres = (m: number) => (m < 995 ? `${Math.round(m / 10) * 10} m` : `${(m / 1000).toFixed(1)} km`);
export const muOf = ({ ring }: Plot) => tenth(areaOf(ring) / MU);

export const nameOf = (job: Job, { names }: DispatchContent) =>
  names[job.kind === 'spray' ? job.plot : job.id] as string;
export const sceneOf = ({ scene }: { scene: Scene }, { scenes }: DispatchContent) => scenes[scene];
export const modelOf = (model: string, { models }: DispatchContent) => models[model] ?? model;

type Lines = { task: string; match: string[]; route: string[]; off: string; done: string };

function sprayLines(
  job: Planned & { kind: 'spray' },
  site: Site,
  { record, names, crops }: DispatchContent,
): Lines {
  const { why, drone, route } = job;
  const plot = plotOf(job.plot, site);
  // From the figures as printed, so that the reader's sum comes out.
  const mu = tenth(workOf(plot, site));
  const values = {
    crop: crops[plot.crop] as string,
    whole: muOf(plot),
    rate: plot.litres,
    mu,
    litres: tenth(mu * plot.litres),
    tank: drone.tank,
    source: drone.exported ? record.exported : '',
    tanks: tanks(mu, plot.litres, drone.tank),
    rows: route.rows,
    gap: drone.gap,
    length: metres(routeLength(route)),
    spared: tenth(muOf(plot) - mu),
    crew: names[why.crew.id] as string,
    model: why.drone.model,
    away: metres(why.away),
    free: why.free ? clock(why.free) : '',
    off: clock(job.off),
    lands: clock(job.lands),
  };
  const met = site.obstacles.filter(({ ring }) =>
    route.legs.some(({ to }) => ring.some((corner) => distance(corner, to) < 9)),
  );
  const detour = values.spared ? record.roundAndSpared : record.round;
  const around = { ...values, obstacles: met.map(({ id }) => names[id]).join('、') };
  return {
    task: fill(record.spray.task, values),
    match: [
      fill(why.free ? record.spray.later : record.spray.free, values),
      ...rivalLine(job, names, record),
    ],
    route: [
      fill(record.spray.rows, values),
      ...(met.length ? [fill(detour, around)] : []),
      fill(record.spray.sum, values),
      record.spray.permit,
    ],
    off: fill(record.spray.off, values),
    done: fill(record.spray.done, values),
  };
}

function rivalLine(
  { why: { next } }: Planned,
  names: DispatchContent['names'],
  { sooner, slower }: DispatchContent['record'],
) {
  if (!next) return [];
  const values = {
    crew: names[next.crew.id] as string,
    model: next.drone.model,
    minutes: Math.round(Math.abs(next.later)),
    further: metres(next.further),
  };
  return [fill(next.later < 0 ? sooner : slower, values)];
}

function otherLines(job: Planned & { kind: 'lift' | 'patrol' }, { record }: DispatchContent): Lines {
  const words = record[job.kind];
  const values = {
    ...(job.kind === 'lift'
      ? { pieces: job.pieces, weight: job.weight, total: job.pieces * job.weight }
      : { shots: job.shots, each: job.each, up: job.up }),
    length: metres(routeLength(job.route)),
    off: clock(job.off),
    lands: clock(job.lands),
  };
  return {
    task: fill(words.task, values),
    match: [words.match],
    route: [fill(words.route, values), record.permitted],
    off: fill(words.off, values),
    done: fill(words.done, values),
  };
}

function dispatchLines(job: Planned, off: string, { record, names }: DispatchContent): Said[] {
  const { moved, crew, set } = job;
  const put = moved && moved.off !== job.off ? moved : undefined;
  const was = moved?.crew ?? crew;
  const name = names[crew.id] as string;
  return [
    [job.goes, fill(record.set, { set: clock(put?.set ?? set), crew: names[was.id] as string })],
    ...(put
      ? [[put.at, fill(was === crew ? record.put : record.putTo, { set: clock(set), crew: name })] as const]
      : []),
    [job.off, off],
    ...job.stops.map(
      ([from, to]) => [from, fill(record.stopped, { from: clock(from), to: clock(to) })] as const,
    ),
  ];
}

/** The one record: for each station the minute and the lines. */
export function recordOf(job: Planned, site: Site, words: DispatchContent): Step[] {
  const said = job.kind === 'spray' ? sprayLines(job, site, words) : otherLines(job, words);
  const from = (minute: number, lines: string[]): Step => ({
    at: minute,
    lines: lines.map((text) => [minute, text]),
  });
  return [
    from(job.arrives, [said.task]),
    from(job.matched, said.match),
    from(job.routed, said.route),
    { at: job.goes, lines: dispatchLines(job, said.off, words) },
    {
      at: job.settled,
      lines: [
        [job.lands, said.done],
        [job.settled, words.record.closing],
      ],
    },
  ];
}

/** What goes on, a sentence each, in the order of time. */
export function eventsOf(jobs: Planned[], { day: [start, end] }: Site, words: DispatchContent): Said[] {
  const { events } = words;
  const told = jobs.flatMap((job): Said[] => {
    const values = {
      scene: sceneOf(job, words),
      name: nameOf(job, words),
      crew: words.names[job.crew.id] as string,
      model: job.crew.place ? '' : ` ${modelOf(job.drone.model, words)}`,
      set: clock(job.set),
      off: clock(job.off),
      lands: clock(job.lands),
    };
    return [
      [job.arrives, fill(events.arrived, values)],
      [job.matched, fill(events.matched, values)],
      [job.routed, fill(events.routed, values)],
      [job.goes, fill(events.set, values)],
      [job.off, fill(events.off, values)],
      [job.lands, fill(events.done, values)],
      [job.settled, fill(events.settled, values)],
    ];
  });
  const late = jobs.some(({ settled }) => settled > end);
  const inDay = told.sort((a, b) => a[0] - b[0]).filter(([minute]) => minute < end);
  return [[start, events.waiting], ...inDay, [end, late ? events.postponed : events.finished]];
}
