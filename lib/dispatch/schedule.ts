import { lengthOf } from '@/lib/dispatch/geometry';
import { MU, type Route, routeOf, standOf, workOf } from '@/lib/dispatch/routes';
import type { Crew, Drone, Job, Scenario } from '@/lib/dispatch/scenario';

/** What a crew could do for a job, and by when. */
type Offer = {
  crew: Crew;
  drone: Drone;
  route: Route;
  /** Metres along the road to the job. */
  away: number;
  goes: number;
  set: number;
  off: number;
  lands: number;
};
export type ScheduledJob = Job &
  Offer & {
    stand: ReturnType<typeof standOf>;
    /** Who could have gone, the chosen one first, with the place along the road. */
    offers: (Offer & { along: number })[];
    matched: number;
    routed: number;
    settled: number;
    /** From when to when the pilot waits for the wind to calm down. */
    stop?: readonly [number, number];
  };

const DRIVE_METRES_A_MINUTE = 250;
const FLIGHT_METRES_A_MINUTE = { spray: 0, lift: 240, patrol: 300 };
const UNPACKING = 12;
/** Done within so many minutes of one another, the shorter way decides. */
const ALIKE = 20;
/** After the wind, until it has stayed calm for a while. */
const CALM = 6;
/** Minutes from the arrival to the match, to the route, to the way there. */
const [MATCHED, ROUTED, GOES] = [5, 10, 15];

const nextFive = (minute: number) => Math.ceil(minute / 5) * 5;
export const routeLength = ({ legs }: Route) => lengthOf(legs.map(({ to }) => to));

function minutesOf(job: Job, { kind, pace }: Drone, route: Route, scenario: Scenario) {
  if (job.kind === 'spray') return workOf(job.plot, scenario.obstacles) / MU / pace + 4;
  const flight = routeLength(route) / FLIGHT_METRES_A_MINUTE[kind];
  return job.kind === 'lift' ? job.pieces * (flight + 5) : job.shots * job.each + flight;
}

/** Each job, as it arrives, goes to the drone that would be done first; the wind is not foreseen. */
export function schedule(scenario: Scenario): ScheduledJob[] {
  const { crews, jobs, wind, day } = scenario;
  const crewStates = new Map(crews.map((crew) => [crew, { along: crew.home, free: day.from }]));
  return jobs.map((job) => {
    const stand = standOf(job, scenario);
    const offerOf = (crew: Crew, drone: Drone) => {
      const { along, free } = crewStates.get(crew) as { along: number; free: number };
      const away = crew.place ? 0 : Math.abs(along - stand.along);
      const goes = Math.max(job.arrives + GOES, free);
      const set = nextFive(goes + away / DRIVE_METRES_A_MINUTE + UNPACKING);
      // The pilot looks at the wind and the leaves, and decides: some minutes later, never earlier.
      const off = set + 1 + (job.arrives % 4);
      const route = routeOf(job, drone, scenario);
      return {
        crew,
        drone,
        route,
        along,
        away,
        goes,
        set,
        off,
        lands: off + minutesOf(job, drone, route, scenario),
      };
    };
    const offers = crews.flatMap((crew) =>
      crew.drones.filter(({ kind }) => kind === job.kind).map((drone) => offerOf(crew, drone)),
    );
    const soonest = Math.min(...offers.map(({ lands }) => lands));
    const rank = ({ lands, away }: Offer) => (lands - soonest <= ALIKE ? away / 1e4 : 1 + lands);
    offers.sort((a, b) => rank(a) - rank(b));
    const [best] = offers as [(typeof offers)[number]];
    const stopped = job.kind !== 'patrol' && wind.from > best.off && wind.from < best.lands;
    const stop = stopped ? ([wind.from, wind.to + CALM] as const) : undefined;
    const lands = stop ? best.lands + stop[1] - stop[0] : best.lands;
    crewStates.set(best.crew, { along: stand.along, free: Math.ceil(lands) + 4 });
    return {
      ...job,
      ...best,
      stand,
      offers,
      stop,
      lands,
      matched: job.arrives + MATCHED,
      routed: job.arrives + ROUTED,
      settled: Math.ceil(lands) + 6,
    };
  });
}

export const tanks = (mu: number, litres: number, tank: number) => Math.ceil((mu * litres) / tank);
