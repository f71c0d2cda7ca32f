import type { Line, Point } from '@/lib/dispatch/geometry';
import type { Scene } from '@/lib/scenes';

export type Plot = { id: string; litres: number; ring: Line };
/** The ring is convex and includes the distance to keep. */
export type Obstacle = { id: string; ring: Line };
export type Drone = {
  model: string;
  kind: 'spray' | 'lift' | 'patrol';
  /** In litres. */
  tank: number;
  /** Metres between rows. */
  gap: number;
  /** 亩 a minute, changes of battery and tank included. */
  pace: number;
  /** The figures are the export version's. */
  exported?: boolean;
};
/** `home` is where it stands in the morning, in metres along the road; a nest has a `place` off the road instead. */
export type Crew = { id: string; home: number; place?: Point; drones: Drone[] };
type JobScene = Extract<Scene, 'agriculture' | 'forestry' | 'logistics'>;
/** `arrives` is when the request comes in; a day's jobs stand in this order. */
export type Job = { id: string; scene: JobScene; arrives: number } & (
  | { kind: 'spray'; plot: Plot }
  | { kind: 'lift'; pieces: number; weight: number; path: [Point, Point] }
  | { kind: 'patrol'; shots: number; each: number; up: number; path: Line }
);
export type Scenario = typeof SCENARIO;

const at = (hours: number, minutes: number) => hours * 60 + minutes;

const oval = (x: number, y: number, rx: number, ry: number) =>
  Array.from({ length: 14 }, (_, i): Point => {
    const turn = (i / 14) * 2 * Math.PI;
    return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
  });

const NOT_SPRAYING = { tank: 0, gap: 0, pace: 0 };

// biome-ignore format: lists of places
export const PLOTS = {
  pondside: { id: 'pondside', litres: 1.5, ring: [[96, 604], [280, 592], [330, 640], [318, 716], [132, 712]] },
  east: { id: 'east', litres: 1.5, ring: [[664, 454], [806, 442], [846, 506], [818, 588], [704, 598], [648, 532]] },
} satisfies Record<string, Plot>;

/** Plots without a job today. */
// biome-ignore format: lists of places
export const FALLOW: Line[] = [
  [[120, 428], [252, 404], [276, 486], [232, 516], [128, 522]],
  [[446, 480], [520, 454], [618, 442], [640, 500], [616, 560], [548, 552], [482, 522]],
  [[758, 246], [880, 232], [914, 272], [888, 306], [764, 308]],
  [[722, 328], [902, 324], [932, 360], [894, 386], [728, 382]],
  [[912, 476], [990, 450], [1040, 520], [1012, 606], [934, 600], [894, 540]],
];

/** Leads up through the forest, along the ridge and down above the reservoir. */
// biome-ignore format: a list of places
const OVER_THE_RIDGE: Line = [[322, 236], [372, 206], [430, 176], [462, 128], [446, 82], [400, 40], [346, 24], [306, 64], [300, 130], [308, 190]];

/** An invented valley with its crews and the jobs of one day, in metres and minutes since midnight. */
// biome-ignore format: lists of places
export const SCENARIO = {
  day: { from: at(8, 0), to: at(17, 0) },
  /** The time when the wind is too strong to spray or lift. */
  wind: { from: at(14, 10), to: at(15, 10) },
  road: [[-160, 560], [40, 556], [180, 548], [300, 520], [350, 492], [410, 462], [480, 436], [570, 418], [650, 410], [740, 412], [850, 410], [960, 424], [1080, 448], [1180, 470]] as Line,
  obstacles: [
    { id: 'fishPond', ring: oval(222, 664, 42, 34) },
    { id: 'wire', ring: [[-215, 577], [370, 539], [372, 569], [-213, 607]] },
  ] as Obstacle[],
  crews: [
    { id: 'one', home: 260, drones: [{ model: 'P60', kind: 'spray', tank: 30, gap: 6, pace: 0.52 }] },
    { id: 'two', home: 1110, drones: [{ model: 'T70', kind: 'spray', tank: 70, gap: 7, pace: 0.55, exported: true }] },
    { id: 'three', home: 830, drones: [{ model: 'T100', kind: 'spray', tank: 75, gap: 8, pace: 0.66 }, { model: 'lift', kind: 'lift', ...NOT_SPRAYING }] },
    { id: 'nest', home: 0, place: [300, 262], drones: [{ model: 'patrol', kind: 'patrol', ...NOT_SPRAYING }] },
  ] as Crew[],
  jobs: [
    { id: 'pondside', scene: 'agriculture', kind: 'spray', plot: PLOTS.pondside, arrives: at(8, 3) },
    { id: 'forest', scene: 'forestry', kind: 'patrol', arrives: at(9, 30), shots: 14, each: 4, up: 30, path: OVER_THE_RIDGE },
    { id: 'lift', scene: 'logistics', kind: 'lift', arrives: at(11, 40), pieces: 16, weight: 80, path: [[640, 384], [462, 150]] },
    { id: 'east', scene: 'agriculture', kind: 'spray', plot: PLOTS.east, arrives: at(13, 0) },
  ] as Job[],
};
