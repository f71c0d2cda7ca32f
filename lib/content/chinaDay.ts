const CHINA_AHEAD_MS = 8 * 3_600_000;

/** The day in China, which has no summer time. Some old browsers have Intl without its time zones. */
export function chinaDay(timestamp: number) {
  return new Date(timestamp + CHINA_AHEAD_MS).toISOString().slice(0, 10);
}

/** Today in China. All processes of a build share the clock that next.config.mjs or the build script set. */
export function buildDay() {
  const time = process.env.BUILD_TIME;
  return chinaDay(time ? Date.parse(time) : Date.now());
}
