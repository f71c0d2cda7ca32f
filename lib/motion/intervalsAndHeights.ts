/** The specification's heights and intervals of the two carousels and the announcements. */
export const HERO_HEIGHT_PX = 800;
export const HERO_INTERVAL_MS = 4000;
export const SOLUTIONS_HEIGHT_PX = 623;
export const SOLUTIONS_INTERVAL_MS = 3000;
export const ANNOUNCEMENT_INTERVAL_MS = 3000;
