const CHINA_AHEAD_MS = 8 * 3_600_000;
const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

/** The day in China, where there is no summer time; not by Intl, which some old kernels have without its data. */
export function chinaDay(timestamp: number) {
  return new Date(timestamp + CHINA_AHEAD_MS).toISOString().slice(0, 10);
}

/** A day as 2026-12-01, also where a browser has no calendar to choose from; null where there is no such day. */
export function readDay(text: string) {
  const plain = text.normalize('NFKC').replace(/\s/g, '');
  const [, year = '', month = '', date = ''] = DAY.exec(plain) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}
