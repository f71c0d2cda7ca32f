import { dispatch } from '@/content/home/dispatch';
import { areaOf, inside, lengthOf, nearest, type Point, pairs, pointAt } from '@/lib/dispatch/geometry';
import { height } from '@/lib/dispatch/land';
import { done, isStopped, type Planned, plan, stationOf, tanks } from '@/lib/dispatch/plan';
import { clock, eventsOf, recordOf } from '@/lib/dispatch/record';
import { around, cover, MU, plotOf, type Route, within, workOf } from '@/lib/dispatch/routes';
import { JOBS, type Job, SITE } from '@/lib/dispatch/site';
import { spot, trace } from '@/lib/dispatch/trace';

const { plots, crews, road, day } = SITE;
const rings = SITE.obstacles.map(({ ring }) => ring);
const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const WIND = { from: 550, to: 625 };
const calm = plan(SITE, JOBS);
const windy = plan(SITE, JOBS, [WIND]);
const sprays = calm.filter(({ kind }) => kind === 'spray');
const minutes = Array.from({ length: day[1] - day[0] + 1 }, (_, i) => day[0] + i);

const sameJob = (jobs: Planned[], { id }: { id: string }) => jobs.find((job) => job.id === id) as Planned;
const flies = (job: Planned, minute: number) =>
  minute >= job.off && minute < job.lands && !isStopped(job, minute);
const crossings = ({ legs }: Route) =>
  pairs(legs).filter(([from, { to }]) => rings.some((ring) => within(from.to, to, ring)));
const textOf = (job: Planned) =>
  recordOf(job, SITE, dispatch)
    .flatMap(({ lines }) => lines.map(([, text]) => text))
    .join('');

test('a square of 100 m is 15 亩', () => expect(areaOf(square) / MU).toBe(15));

test('a segment is cut by a convex ring, whichever way it winds', () => {
  expect(within([-50, 50], [150, 50], square)).toEqual([0.25, 0.75]);
  expect(within([-50, 50], [150, 50], [...square].reverse())).toEqual([0.25, 0.75]);
  expect(within([-50, 0], [150, 0], square)).toBeNull();
  expect(within([-50, 120], [150, 120], square)).toBeNull();
});

test('the way round is free and the shortest', () => {
  const way = around([-50, 50], [150, 50], [square]);
  expect(way).toHaveLength(4);
  expect(lengthOf(way)).toBeCloseTo(100 + 2 * Math.hypot(50, 50), 9);
  expect(around([0, -5], [100, -5], [square])).toHaveLength(2);
});

test.each(plots.flatMap((plot) => [6, 7, 8].map((gap) => [plot.id, gap] as const)))(
  'rows of %s, %i m apart, stay in the plot, off the obstacles, and cover it',
  (id, gap) => {
    const plot = plotOf(id, SITE);
    const route = cover(plot.ring, gap, rings, [0, 560]);
    expect(crossings(route)).toHaveLength(0);
    expect(route.legs.filter(({ to, how }) => how === 'work' && !inside(to, plot.ring))).toEqual([]);
    const sprayed = pairs(route.legs)
      .filter(([, { how }]) => how === 'work')
      .reduce((sum, [from, { to }]) => sum + lengthOf([from.to, to]) * gap, 0);
    const share = sprayed / (workOf(plot, SITE) * MU);
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(1.05);
  },
);

test('the pond is not sprayed and not paid for', () => {
  const pond = plotOf('pond', SITE);
  expect(workOf(pond, SITE)).toBeLessThan(areaOf(pond.ring) / MU - 5);
});

test('tanks are rounded up', () => {
  expect([tanks(20, 1.5, 30), tanks(20.1, 1.5, 30)]).toEqual([1, 2]);
});

test('every job is done in the day, by a drone of its kind, round the obstacles', () => {
  for (const job of calm) {
    expect(job.drone.kind).toBe(job.kind);
    expect(job.settled).toBeLessThanOrEqual(day[1]);
    expect(job.off > job.set && job.set > job.goes).toBe(true);
    expect(job.kind === 'spray' ? crossings(job.route) : []).toEqual([]);
  }
});

test.each([
  ['calm', calm],
  ['windy', windy],
])('no crew is in two places on a %s day', (_, jobs) => {
  for (const crew of crews) {
    const mine = jobs.filter((job) => job.crew === crew).sort((a, b) => a.goes - b.goes);
    for (const [before, after] of pairs(mine)) expect(after.goes).toBeGreaterThanOrEqual(before.lands);
  }
});

test('of offers done within 20 minutes the shortest way goes', () => {
  const sooner = sprays.flatMap(({ why }) => (why.next && why.next.later < 0 ? [why.next] : []));
  expect(sooner.length).toBeGreaterThan(0);
  for (const { later, further } of sooner) {
    expect(later).toBeGreaterThanOrEqual(-20);
    expect(further).toBeGreaterThan(0);
  }
});

test('in the wind nothing sprays or lifts, patrols fly on', () => {
  const inWind = minutes.filter((minute) => minute >= WIND.from && minute < WIND.to);
  for (const job of windy) {
    if (job.kind === 'patrol') expect(job.off).toBe(sameJob(calm, job).off);
    else expect(inWind.filter((minute) => flies(job, minute))).toEqual([]);
  }
});

test('what happened before the wind stays', () => {
  for (const minute of minutes.filter((m) => m <= WIND.from))
    for (const job of windy) {
      const was = sameJob(calm, job);
      expect(done(job, minute)).toBe(done(was, minute));
      expect(Math.floor(stationOf(job, minute))).toBe(Math.floor(stationOf(was, minute)));
    }
  expect(windy.some(({ moved }) => moved)).toBe(true);
});

test('a job of the visitor changes nothing that has happened', () => {
  const mine: Job = { id: 'mine', scene: 'agriculture', kind: 'spray', plot: 'bend', arrives: 600 };
  const after = plan(SITE, [...JOBS, mine]);
  for (const job of calm.filter(({ arrives }) => arrives <= 600))
    expect(sameJob(after, job).off).toBe(job.off);
  expect(sameJob(after, mine).off).toBeGreaterThanOrEqual(615);
});

test('work goes forward only, and stands while it waits', () => {
  for (const job of windy) {
    const shares = minutes.map((minute) => done(job, minute));
    for (const [before, after] of pairs(shares)) expect(after).toBeGreaterThanOrEqual(before);
    for (const [from, to] of job.stops) expect(done(job, from)).toBe(done(job, to));
    expect(shares.at(-1)).toBe(1);
  }
});

test('the line on the picture starts and ends at the crew, and its shares rise', () => {
  for (const job of sprays) {
    const line = trace(job);
    const [start, end] = [line.points[0] as Point, line.points.at(-1) as Point];
    expect(lengthOf([start, end])).toBeLessThan(1);
    expect([0, 1].map((share) => spot(line, share).worked)).toEqual([0, 1]);
    expect(spot(line, 0.5).worked).toBeGreaterThan(0.2);
  }
});

test.each([
  ['calm', calm],
  ['windy', windy],
])('the record of a %s day says what it must, and promises nothing', (_, jobs) => {
  for (const job of jobs) {
    const text = textOf(job);
    expect(text).toContain(job.kind === 'spray' ? '不用申请' : '前一日已批');
    expect(text).toMatch(/飞手.*起飞/);
    expect(text).toContain('按这份记录核对、结算');
  }
  const said = [...jobs.map(textOf), ...eventsOf(jobs, SITE, dispatch).map(([, text]) => text)].join('\n');
  expect(said).not.toMatch(/undefined|NaN|[{}]|立即|马上|保证|安排起|最/);
  expect(said).not.toMatch(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u);
});

test('the sum in the record comes out', () => {
  for (const job of sprays) {
    const [mu, rate, litres] = (textOf(job).match(/([\d.]+)\s亩 × ([\d.]+)\sL = ([\d.]+)\sL/) ?? [])
      .slice(1)
      .map(Number) as [number, number, number];
    expect(Math.abs(mu * rate - litres)).toBeLessThan(0.051);
  }
});

test('roads and land hold together', () => {
  expect(nearest(pointAt(road, 300), road).along).toBeCloseTo(300, 3);
  for (const [x, y] of plots.flatMap(({ ring }) => ring)) {
    expect(height(x, y)).toBeGreaterThan(0);
    expect(height(x, y)).toBeLessThan(120);
  }
  expect(clock(day[1])).toBe('17:30');
});
