import { inside, nearest, type Point, spline } from '@/lib/dispatch/geometry';

/** A made-up valley in metres: x to the right, y towards the viewer, z up. */
const SEED = 20260;

function lattice(i: number, j: number) {
  let hash = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(SEED, 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Value noise from 0 to 1 with smooth slopes. */
function noise(x: number, y: number) {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const [u, v] = [ease(x - i), ease(y - j)];
  const top = lattice(i, j) * (1 - u) + lattice(i + 1, j) * u;
  return top * (1 - v) + (lattice(i, j + 1) * (1 - u) + lattice(i + 1, j + 1) * u) * v;
}

const rough = (x: number, y: number) =>
  (noise(x, y) * 4 + noise(x * 2.1 + 7, y * 2.1) * 2 + noise(x * 4.3, y * 4.3 + 9)) / 7 - 0.5;
const smooth = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

// biome-ignore format: a list of places
const RIVER = spline([[600, -160], [572, -20], [588, 84], [576, 180], [540, 262], [478, 322], [404, 382], [378, 452], [420, 524], [530, 580], [656, 626], [728, 706], [742, 860]]);
// biome-ignore format: a list of places
const SHORE = spline([[150, 250], [188, 262], [232, 256], [262, 226], [262, 186], [292, 140], [270, 112], [224, 136], [186, 122], [150, 92], [116, 104], [134, 150], [108, 192], [126, 230]], 5, true);
const LAKE_LEVEL = 46;

/** Each hill: x, y, the two radii, the height. */
// biome-ignore format: a table
const HILLS = [
  [420, 70, 96, 100, 92], [318, -20, 104, 96, 66], [712, 58, 100, 100, 98], [806, -10, 104, 110, 74],
  [930, 130, 130, 110, 50], [1010, 300, 170, 110, 46], [20, 50, 120, 130, 52], [-60, 300, 170, 170, 50],
  [318, 222, 80, 60, 26], [1150, 20, 170, 170, 70], [1200, 590, 150, 150, 62], [-230, 60, 150, 190, 70],
] as const;

export function height(x: number, y: number) {
  const wx = x + 60 * rough(x / 170, y / 170 + 40);
  const wy = y + 60 * rough(x / 170 + 80, y / 170);
  let z = 10 + 5 * rough(x / 160, y / 160) + Math.max(0, 320 - y) * 0.05;
  const uneven = 1 + 0.5 * rough(x / 110 + 3, y / 110 + 11);
  for (const [hx, hy, rx, ry, top] of HILLS)
    z += top * Math.exp(-1.1 * (((wx - hx) / rx) ** 2 + ((wy - hy) / ry) ** 2)) * uneven;
  // The river's banks: steep among the hills, gentle in the plain.
  const level = 3 + Math.max(0, 300 - y) * 0.02;
  const half = 11 + 9 * smooth((y - 160) / 240);
  z = level + (z - level) * smooth((nearest([x, y], RIVER).off - half) / (y < 290 ? 74 : 34));
  const shore = nearest([x, y], SHORE).off * (inside([x, y], SHORE) ? -1 : 1);
  return LAKE_LEVEL + (z - LAKE_LEVEL) * smooth(shore / (y > 236 ? 34 : 80));
}

/** A parallel projection from the south, 37° above the horizon; one metre along x is one unit. */
export const project = (x: number, y: number, z: number): Point => [x, y * 0.6 - z * 0.8];
export const above = ([x, y]: Point, up = 0) => project(x, y, height(x, y) + up);
