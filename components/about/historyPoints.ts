const MONTHS = 12;

/** Dates like "2024-03" in true time over whole years, each one step higher; both in per cent of the drawing. */
export function historyPoints(dates: readonly string[]) {
  const [first = 0, last = first] = [dates[0], dates.at(-1)].map((date) => Number(date?.slice(0, 4)));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const points = dates.map((date, index) => {
    const [year = first, month = 1] = date.split('-').map(Number);
    return {
      x: (100 * ((year - first) * MONTHS + month - 0.5)) / (MONTHS * years.length),
      y: 100 - (100 * (index + 0.5)) / dates.length,
    };
  });
  const inYear = (year: number) => dates.filter((date) => date.startsWith(`${year}-`)).length;
  const most = Math.max(...years.map(inYear));
  return { years, points, densest: { year: years.find((year) => inYear(year) === most), count: most } };
}
