import { lengthOf } from '@/lib/dispatch/geometry';
import { MU, type Route, routeOf, standOf, workOf } from '@/lib/dispatch/routes';
import type { Crew, Drone, Job, Scenario } from '@/lib/dispatch/scenario';

export type ScheduledJob = ReturnType<typeof schedule>[number];

const DRIVE_METRES_A_MINUTE = 250;
const FLIGHT_METRES_A_MINUTE = { lift: 240, patrol: 300 };
const UNPACKING = 12;
/** If two offers end within so many minutes of each other, the shorter way decides. */
const ALIKE = 20;
/** Minutes that it must stay calm before work goes on. */
const CALM = 6;
/** Minutes from a job's arrival to its match, its route and the crew's start. */
const [MATCHED, ROUTED, GOES] = [5, 10, 15];

const nextFive = (minute: number) => Math.ceil(minute / 5) * 5;
export const routeLength = ({ legs }: Route) => lengthOf(legs.map(({ to }) => to));

function minutesOf(job: Job, { pace }: Drone, route: Route, scenario: Scenario) {
  if (job.kind === 'spray') return workOf(job.plot, scenario.obstacles) / MU / pace + 4;
  const flight = routeLength(route) / FLIGHT_METRES_A_MINUTE[job.kind];
  return job.kind === 'lift' ? job.pieces * (flight + 5) : job.shots * job.each + flight;
}

/** Gives each job on arrival to the drone that would finish first, or nearly so by a shorter way; the schedule foresees no wind. */
export function schedule(scenario: Scenario) {
  const { crews, jobs, wind, day } = scenario;
  const crewStates = new Map(crews.map((crew) => [crew, { along: crew.home, free: day.from }]));
  return jobs.map((job) => {
    const stand = standOf(job, scenario);
    const offerOf = (crew: Crew, drone: Drone) => {
      /** Its place on the road, in metres. */
      const { along, free } = crewStates.get(crew) as { along: number; free: number };
      /** The distance to the job along the road, in metres. */
      const away = crew.place ? 0 : Math.abs(along - stand.along);
      const goes = Math.max(job.arrives + GOES, free);
      /** The start that is announced. */
      const set = nextFive(goes + away / DRIVE_METRES_A_MINUTE + UNPACKING);
      // The pilot checks wind and leaves on the spot, so take-off is some minutes later, never earlier.
      const off = set + 1 + (job.arrives % 4);
      const route = routeOf(job, drone, scenario);
      const lands = off + minutesOf(job, drone, route, scenario);
      return { crew, drone, route, along, away, goes, set, off, lands };
    };
    const offers = crews.flatMap((crew) =>
      crew.drones.filter(({ kind }) => kind === job.kind).map((drone) => offerOf(crew, drone)),
    );
    const soonest = Math.min(...offers.map(({ lands }) => lands));
    const rank = ({ lands, away }: (typeof offers)[number]) =>
      lands - soonest <= ALIKE ? away / 1e4 : 1 + lands;
    offers.sort((a, b) => rank(a) - rank(b));
    const [best] = offers as [(typeof offers)[number]];
    const stopped = job.kind !== 'patrol' && wind.from > best.off && wind.from < best.lands;
    /** Begin and end of the pilot's wait for calm air. */
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

export const boxes = (mu: number, litres: number, tank: number) => Math.ceil((mu * litres) / tank);
