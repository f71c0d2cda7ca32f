const CHINA_AHEAD_MS = 8 * 3_600_000;

/** The day in China, where there is no summer time; not by Intl, which some old kernels have without its data. */
export function chinaDay(timestamp: number) {
  return new Date(timestamp + CHINA_AHEAD_MS).toISOString().slice(0, 10);
}
