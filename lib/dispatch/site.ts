import type { Line, Point } from '@/lib/dispatch/geometry';
import { LAKE, RIVER } from '@/lib/dispatch/land';

export type Scene = 'agriculture' | 'forestry' | 'logistics' | 'safety' | 'droneNestService';
export type Plot = { id: string; crop: string; litres: number; ring: Line };
export type Obstacle = { id: string; wire?: Line; ring: Line };
export type Drone = {
  model: string;
  kind: 'spray' | 'lift' | 'patrol';
  /** Litres; metres between rows; 亩 in a minute, changes of battery and tank included. */
  tank: number;
  gap: number;
  pace: number;
  exported?: boolean;
};
/** Where it stands in the morning along the road, or its place; how long its pilot looks at the wind and the leaves. */
export type Crew = { id: string; home: number; place?: Point; looks: number; drones: Drone[] };
export type Job = { id: string; scene: Scene; arrives: number } & (
  | { kind: 'spray'; plot: string }
  | { kind: 'lift'; pieces: number; weight: number; path: [Point, Point] }
  | { kind: 'patrol'; shots: number; each: number; up: number; line: Line; loop?: boolean }
);
export type Site = { plots: Plot[]; obstacles: Obstacle[]; crews: Crew[]; road: Line; day: [number, number] };

const at = (hours: number, minutes: number) => hours * 60 + minutes;

function capsule([ax, ay]: Point, [bx, by]: Point, radius: number): Point[] {
  const along = Math.atan2(by - ay, bx - ax);
  const cap = (x: number, y: number, from: number) =>
    [0, 1, 2, 3, 4].map((i): Point => {
      const turn = from + (i / 4) * Math.PI;
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    });
  return [...cap(bx, by, along - Math.PI / 2), ...cap(ax, ay, along + Math.PI / 2)];
}

const oval = (x: number, y: number, rx: number, ry: number) =>
  Array.from({ length: 14 }, (_, i): Point => {
    const turn = (i / 14) * 2 * Math.PI;
    return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
  });

const NOT_SPRAYING = { tank: 0, gap: 0, pace: 0 };

/** What stands on the land and who works there, all made up: metres, minutes since midnight. */
// biome-ignore format: lists of places
export const SITE: Site = {
  day: [at(8, 0), at(17, 30)],
  road: [[-160, 560], [40, 556], [180, 548], [300, 520], [350, 492], [410, 462], [480, 436], [570, 418], [650, 410], [740, 412], [850, 410], [960, 424], [1080, 448], [1180, 470]],
  plots: [
    { id: 'pond', crop: 'rice', litres: 1.5, ring: [[96, 604], [280, 592], [330, 640], [318, 716], [132, 712]] },
    { id: 'rape', crop: 'rape', litres: 1.5, ring: [[120, 428], [252, 404], [276, 486], [232, 516], [128, 522]] },
    { id: 'bend', crop: 'rice', litres: 1.5, ring: [[446, 480], [520, 454], [618, 442], [640, 500], [616, 560], [548, 552], [482, 522]] },
    { id: 'east', crop: 'rice', litres: 1.5, ring: [[664, 454], [806, 442], [846, 506], [818, 588], [704, 598], [648, 532]] },
    { id: 'upper', crop: 'rice', litres: 1.5, ring: [[758, 246], [880, 232], [914, 272], [888, 306], [764, 308]] },
    { id: 'lower', crop: 'rice', litres: 1.5, ring: [[722, 328], [902, 324], [932, 360], [894, 386], [728, 382]] },
    { id: 'tea', crop: 'tea', litres: 3, ring: [[912, 476], [990, 450], [1040, 520], [1012, 606], [934, 600], [894, 540]] },
  ],
  // Convex, already widened by the distance to keep.
  obstacles: [
    { id: 'pool', ring: oval(222, 664, 42, 34) },
    { id: 'wire', ring: capsule([-200, 591], [356, 555], 15) },
  ],
  crews: [
    { id: 'one', home: 260, looks: 0, drones: [{ model: 'P60', kind: 'spray', tank: 30, gap: 6, pace: 0.52 }] },
    { id: 'two', home: 1110, looks: 0, drones: [{ model: 'T70', kind: 'spray', tank: 70, exported: true, gap: 7, pace: 0.55 }] },
    { id: 'three', home: 830, looks: 1, drones: [{ model: 'T100', kind: 'spray', tank: 75, gap: 8, pace: 0.66 }, { model: 'lift', kind: 'lift', ...NOT_SPRAYING }] },
    { id: 'nest', home: 0, place: [300, 262], looks: 2, drones: [{ model: 'patrol', kind: 'patrol', ...NOT_SPRAYING }] },
  ],
};

/** Up one spur, along the ridge, down the other. */
const FOREST: Line = [
  [322, 236],
  [334, 196],
  [356, 158],
  [388, 124],
  [424, 104],
  [450, 122],
  [446, 160],
  [418, 196],
  [380, 226],
  [346, 246],
];

// biome-ignore format: a table
export const JOBS: Job[] = [
  { id: 'spray-pond', scene: 'agriculture', kind: 'spray', plot: 'pond', arrives: at(8, 3) },
  { id: 'shore', scene: 'droneNestService', kind: 'patrol', arrives: at(8, 6), shots: 9, each: 3, up: 26, line: LAKE.filter((_, i) => i % 5 === 0), loop: true },
  { id: 'spray-upper', scene: 'agriculture', kind: 'spray', plot: 'upper', arrives: at(8, 40) },
  { id: 'spray-east', scene: 'agriculture', kind: 'spray', plot: 'east', arrives: at(8, 56) },
  { id: 'forest', scene: 'forestry', kind: 'patrol', arrives: at(10, 0), shots: 12, each: 3, up: 30, line: FOREST, loop: true },
  { id: 'lift', scene: 'logistics', kind: 'lift', arrives: at(10, 50), pieces: 8, weight: 80, path: [[640, 384], [462, 150]] },
  { id: 'river', scene: 'safety', kind: 'patrol', arrives: at(12, 20), shots: 10, each: 4, up: 40, line: RIVER.filter((_, i) => i >= 22 && i <= 46 && i % 3 === 0) },
  { id: 'spray-rape', scene: 'agriculture', kind: 'spray', plot: 'rape', arrives: at(13, 10) },
  { id: 'spray-tea', scene: 'agriculture', kind: 'spray', plot: 'tea', arrives: at(13, 50) },
  { id: 'dam', scene: 'droneNestService', kind: 'patrol', arrives: at(15, 10), shots: 8, each: 3, up: 16, line: [[128, 258], [190, 284], [250, 276]] },
];
