/** The carousels' intervals, and their heights on tablets and desktops, from 768 px on; phones have theirs in CSS. */
export const HERO_HEIGHT_PX = 800;
export const HERO_INTERVAL_MS = 4000;
export const SOLUTIONS_HEIGHT_PX = 623;
export const SOLUTIONS_INTERVAL_MS = 3000;
export const ANNOUNCEMENT_INTERVAL_MS = 3000;
