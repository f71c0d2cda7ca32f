const CHINA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** Today in China. All processes of a build share the clock that next.config.mjs or the build script set. */
export function buildDay() {
  const time = process.env.BUILD_TIME;
  return CHINA.format(time ? new Date(time) : new Date());
}
