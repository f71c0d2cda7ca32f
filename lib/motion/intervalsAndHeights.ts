/** Heights and intervals of the specification, for all that advances by itself. */
export const HERO_HEIGHT_PX = 800;
export const HERO_INTERVAL_MS = 4000;
export const SOLUTIONS_HEIGHT_PX = 623;
export const SOLUTIONS_INTERVAL_MS = 3000;
export const ANNOUNCEMENT_INTERVAL_MS = 3000;
