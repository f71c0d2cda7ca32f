import { dispatch } from '@/content/home/dispatch';
import { DAY, dayPicture, TIMES } from '@/lib/dispatch/dayPicture';
import { flightPath } from '@/lib/dispatch/flightPath';
import { areaOf, inside, lengthOf, nearest, type Point, pairs, pointAt } from '@/lib/dispatch/geometry';
import { recordOf } from '@/lib/dispatch/record';
import { around, cover, MU, type Route, within, workOf } from '@/lib/dispatch/routes';
import { FALLOW, PLOTS, SCENARIO } from '@/lib/dispatch/scenario';
import { boxes, type ScheduledJob, schedule } from '@/lib/dispatch/schedule';
import { height } from '@/lib/dispatch/terrain';

const { crews, road, day, obstacles, wind } = SCENARIO;
const rings = obstacles.map(({ ring }) => ring);
const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const sprays = DAY.filter(({ kind }) => kind === 'spray');
const plots = [...Object.values(PLOTS).map(({ ring }) => ring), ...FALLOW];

const crossings = ({ legs }: Route) =>
  pairs(legs).filter(([from, { to }]) => rings.some((ring) => within(from.to, to, ring)));
const textOf = (job: ScheduledJob) =>
  recordOf(job, dispatch)
    .flatMap(({ lines }) => lines.map(([, text]) => text))
    .join('');

test('a square of 100 m is 15 亩', () => expect(areaOf(square) / MU).toBe(15));

test('a segment is cut by a convex ring, whichever way it winds', () => {
  expect(within([-50, 50], [150, 50], square)).toEqual([0.25, 0.75]);
  expect(within([-50, 50], [150, 50], [...square].reverse())).toEqual([0.25, 0.75]);
  expect(within([-50, 0], [150, 0], square)).toBeNull();
  expect(within([-50, 120], [150, 120], square)).toBeNull();
});

test('the way around obstacles is free and the shortest', () => {
  const way = around([-50, 50], [150, 50], [square]);
  expect(way).toHaveLength(4);
  expect(lengthOf(way)).toBeCloseTo(100 + 2 * Math.hypot(50, 50), 9);
  expect(around([0, -5], [100, -5], [square])).toHaveLength(2);
});

test.each(plots.flatMap((ring, plot) => [6, 7, 8].map((gap) => [plot, gap, ring] as const)))(
  'rows of plot %i, %i m apart, stay inside, avoid obstacles and cover it',
  (_, gap, ring) => {
    const route = cover(ring, gap, rings, [0, 560]);
    expect(crossings(route)).toHaveLength(0);
    expect(route.legs.filter(({ to, how }) => how === 'work' && !inside(to, ring))).toEqual([]);
    const sprayed = pairs(route.legs)
      .filter(([, { how }]) => how === 'work')
      .reduce((sum, [from, { to }]) => sum + lengthOf([from.to, to]) * gap, 0);
    const share = sprayed / workOf({ id: '', litres: 0, ring }, obstacles);
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(1.05);
  },
);

test('the fish pond is neither sprayed nor counted', () => {
  expect(workOf(PLOTS.pondside, obstacles)).toBeLessThan(areaOf(PLOTS.pondside.ring) - 5 * MU);
});

test('the number of boxes is rounded up', () => {
  expect([boxes(20, 1.5, 30), boxes(20.1, 1.5, 30)]).toEqual([1, 2]);
});

test('every job is settled before the day ends', () => {
  expect(DAY.filter(({ settled }) => settled > day.to).map(({ id }) => id)).toEqual([]);
});

test('every job is done by a drone of its kind and around obstacles', () => {
  for (const job of DAY) {
    expect(job.drone.kind).toBe(job.kind);
    expect(job.off > job.set && job.set > job.goes).toBe(true);
    expect(job.kind === 'spray' ? crossings(job.route) : []).toEqual([]);
  }
});

test('no crew works on two jobs at once, and on the day drawn each on one', () => {
  const working = DAY.map(({ crew }) => crew.id);
  expect(working).toEqual([...new Set(working)]);
  const late = { ...PLOTS.pondside, id: 'late' };
  const more = schedule({
    ...SCENARIO,
    jobs: [...SCENARIO.jobs, { id: 'late', scene: 'agriculture', kind: 'spray', plot: late, arrives: 785 }],
  });
  for (const crew of crews)
    for (const [before, after] of pairs(more.filter((job) => job.crew === crew)))
      expect(after.goes).toBeGreaterThanOrEqual(before.lands);
});

test('among offers that end within 20 minutes the shortest way is chosen', () => {
  const sooner = sprays.filter(({ offers: [best, next] }) => best && next && next.lands < best.lands);
  expect(sooner.length).toBeGreaterThan(0);
  for (const { offers } of sooner) {
    const [best, next] = offers as [(typeof offers)[0], (typeof offers)[0]];
    expect(best.lands - next.lands).toBeLessThanOrEqual(20);
    expect(next.away).toBeGreaterThan(best.away);
  }
});

test('spraying waits for the wind and then takes as long as without it', () => {
  const calm = schedule({ ...SCENARIO, wind: { from: 0, to: 0 } });
  const stopped = DAY.filter(({ stop }) => stop);
  expect(stopped.map(({ kind }) => kind)).toEqual(['spray']);
  for (const [i, job] of DAY.entries()) {
    const [from, to] = job.stop ?? [0, 0];
    expect(job.lands - (calm[i]?.lands ?? 0)).toBeCloseTo(to - from, 9);
    if (job.stop) expect([from, to > wind.to]).toEqual([wind.from, true]);
  }
});

test('the way there, the work and the way back join and return to the crew', () => {
  for (const job of sprays) {
    const { there, work, back } = flightPath(job);
    const ends = (a?: Point, b?: Point) => lengthOf([a as Point, b as Point]);
    expect(ends(there[0], back.at(-1))).toBeLessThan(1);
    expect(ends(work.at(-1), back[0])).toBeLessThan(20);
  }
  for (const { work } of TIMES.jobs) expect(work[0] >= 0 && work[0] < work[1] && work[1] <= 1).toBe(true);
});

test('the picture of the day holds every job', () => {
  const picture = dayPicture();
  for (const { id } of DAY) expect(picture).toContain(`data-job="${id}"`);
  expect(picture).not.toMatch(/NaN|undefined/);
});

test('a job’s record has the required sentences and makes no promise', () => {
  for (const job of DAY) {
    const text = textOf(job);
    expect(text).toContain(job.kind === 'spray' ? '不用申请' : '前一日已批');
    expect(text).toMatch(/飞手.*起飞/);
    expect(text).toContain('按这份记录核对、结算');
  }
  const said = DAY.map(textOf).join('\n');
  expect(said).not.toMatch(/undefined|NaN|[{}]|立即|马上|保证|安排起|最/);
  expect(said).not.toMatch(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u);
});

test('the sum in a record is correct as printed', () => {
  for (const job of sprays) {
    const [mu, rate, litres] = (textOf(job).match(/([\d.]+)\s亩 × ([\d.]+)\sL = ([\d.]+)\sL/) ?? [])
      .slice(1)
      .map(Number) as [number, number, number];
    expect(Math.abs(mu * rate - litres)).toBeLessThan(0.051);
  }
});

test('every job, crew and obstacle has a name', () => {
  for (const { id } of [...DAY, ...crews, ...obstacles]) expect(dispatch.names).toHaveProperty(id);
});

test('points along the road are found again, and plots lie above ground', () => {
  expect(nearest(pointAt(road, 300), road).along).toBeCloseTo(300, 3);
  for (const [x, y] of plots.flat()) {
    expect(height(x, y)).toBeGreaterThan(0);
    expect(height(x, y)).toBeLessThan(120);
  }
});
