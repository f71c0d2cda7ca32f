import { lengthOf } from '@/lib/dispatch/geometry';
import { plotOf, type Route, routeOf, standOf, workOf } from '@/lib/dispatch/routes';
import type { Crew, Drone, Job, Site } from '@/lib/dispatch/site';

export type Wind = { from: number; to: number };
type Offer = {
  crew: Crew;
  drone: Drone;
  along: number;
  away: number;
  free: number;
  goes: number;
  set: number;
  off: number;
  takes: number;
  stops: [number, number][];
  lands: number;
};
/** Why this one and not the other, and who could have gone from where. */
type Why = Pick<Offer, 'crew' | 'drone' | 'away'> & {
  free: number | null;
  next?: Pick<Offer, 'crew' | 'drone'> & { later: number; further: number };
  bids: Pick<Offer, 'crew' | 'along'>[];
};
export type Planned = Job &
  Offer & {
    stand: ReturnType<typeof standOf>;
    route: Route;
    why: Why;
    matched: number;
    routed: number;
    settled: number;
    moved?: { at: number; off: number; set: number; crew: Crew };
  };

const DRIVE = 250;
const READY = 12;
const ALIKE = 20;
/** After the wind, until it has stayed calm for a while. */
const SETTLES = 6;
/** From the arrival to the match, to the route, to the way there. */
const [MATCHED, ROUTED, GOES] = [5, 10, 15];

const waits = (kind: Job['kind']) => kind !== 'patrol';
const nextFive = (minute: number) => Math.ceil(minute / 5) * 5;
export const routeLength = ({ legs }: Route) => lengthOf(legs.map(({ to }) => to));

function minutesOf(job: Job, drone: Drone, site: Site) {
  if (job.kind === 'spray') return workOf(plotOf(job.plot, site), site) / drone.pace + 4;
  const length = routeLength(routeOf(job, drone, site));
  return job.kind === 'lift' ? job.pieces * (length / 240 + 5) : job.shots * job.each + length / 300;
}

type CrewState = { along: number; free: number };

function offer(
  site: Site,
  job: Job,
  winds: Wind[],
  { crew, drone }: Pick<Offer, 'crew' | 'drone'>,
  { along, free }: CrewState,
  left?: number,
): Offer {
  const away = crew.place ? 0 : Math.abs(along - standOf(job, site).along);
  const goes = left ?? Math.max(job.arrives + GOES, free);
  // The pilot looks at the wind and the leaves, and decides: some minutes later, never earlier.
  const looks = 1 + ((job.arrives * 7 + crew.looks) % 4);
  const ready = nextFive(goes + away / DRIVE + READY) + looks;
  const felt = waits(job.kind) ? winds : [];
  const calm = felt.reduce((m, { from, to }) => (m >= from && m < to + SETTLES ? to + SETTLES : m), ready);
  const set = nextFive(calm - looks);
  const off = set + looks;
  const takes = minutesOf(job, drone, site);
  const stops: [number, number][] = [];
  let lands = off + takes;
  for (const { from, to } of felt) {
    if (from <= off || from >= lands) continue;
    stops.push([from, to + SETTLES]);
    lands += to + SETTLES - from;
  }
  return { crew, drone, along, away, free, goes, set, off, takes, stops, lands };
}

function whyOf(job: Job, offers: Offer[], best: Offer): Why {
  const next = offers[1];
  return {
    crew: best.crew,
    drone: best.drone,
    away: best.away,
    free: best.free > job.arrives + GOES ? best.free : null,
    next: next && {
      crew: next.crew,
      drone: next.drone,
      later: next.lands - best.lands,
      further: next.away - best.away,
    },
    bids: offers.map(({ crew, along }) => ({ crew, along })),
  };
}

/** One pass over the day: each job, as it arrives, goes to the drone that would be done first. What has left before stays. */
function pass(site: Site, jobs: Job[], winds: Wind[], kept: Planned[]): Planned[] {
  const state = new Map<Crew, CrewState>(
    site.crews.map((crew) => [crew, { along: crew.home, free: site.day[0] }]),
  );
  return [...jobs]
    .sort((a, b) => a.arrives - b.arrives)
    .map((job) => {
      const old = kept.find(({ id }) => id === job.id);
      const offers = site.crews.flatMap((crew) =>
        crew.drones
          .filter((drone) => (old ? old.drone === drone : drone.kind === job.kind))
          .map((drone) => offer(site, job, winds, { crew, drone }, state.get(crew) as CrewState, old?.goes)),
      );
      // Of those that would be done at nearly the same time, the one with the shortest way goes.
      const soonest = Math.min(...offers.map(({ lands }) => lands));
      const rank = ({ lands, away }: Offer) => (lands - soonest <= ALIKE ? away / 1e4 : 1 + lands);
      offers.sort((a, b) => rank(a) - rank(b));
      const best = offers[0] as Offer;
      const stand = standOf(job, site);
      state.set(best.crew, { along: stand.along, free: Math.ceil(best.lands) + 4 });
      return {
        ...job,
        ...best,
        stand,
        route: routeOf(job, best.drone, site),
        why: old?.why ?? whyOf(job, offers, best),
        matched: job.arrives + MATCHED,
        routed: job.arrives + ROUTED,
        settled: Math.ceil(best.lands) + 6,
      };
    });
}

/** The day, with the winds that have risen so far: what has left stays, what waits is matched anew. */
export function plan(site: Site, jobs: Job[], winds: Wind[] = []): Planned[] {
  const wind = winds.at(-1);
  if (!wind) return pass(site, jobs, [], []);
  const before = plan(site, jobs, winds.slice(0, -1));
  const kept = before.filter(({ goes }) => goes <= wind.from);
  return pass(site, jobs, winds, kept).map((job) => {
    const was = before.find(({ id }) => id === job.id) as Planned;
    const other = was.off !== job.off || was.crew !== job.crew || job.stops.length > was.stops.length;
    const moved = job.arrives <= wind.from && was.lands > wind.from && other;
    return {
      ...job,
      why: was.matched <= wind.from ? was.why : job.why,
      moved: moved ? { at: wind.from, off: was.off, set: was.set, crew: was.crew } : was.moved,
    };
  });
}

export const isStopped = ({ stops }: Planned, minute: number) =>
  stops.some(([from, to]) => minute >= from && minute < to);

/** Share of the work done at a minute. */
export function done({ off, stops, takes }: Planned, minute: number) {
  const stood = stops.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(minute, to) - from), 0);
  return Math.max(0, Math.min(1, (minute - off - stood) / takes));
}

export const stepsOf = (job: Planned) => [job.arrives, job.matched, job.routed, job.goes, job.settled];

/** 0 not yet, 1 task, 2 match, 3 route, 4 dispatch, 5 settled; with the share of the way to the next. */
export function stationOf(job: Planned, minute: number) {
  const times = stepsOf(job);
  const passed = times.filter((time) => time <= minute).length;
  const [from, to] = times.slice(passed - 1);
  if (passed === 0 || from === undefined || to === undefined) return passed;
  return passed + (minute - from) / (to - from);
}

export const tanks = (mu: number, litres: number, tank: number) => Math.ceil((mu * litres) / tank);
