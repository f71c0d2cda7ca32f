const STOPS = 7;

/** As short as it can be written: each page carries these in its first kilobytes. */
function short(value: number, digits: number) {
  return String(Number(value.toFixed(digits))).replace(/^0\./, '.');
}

/** A gradient of ink that fades by a cosine: with two stops a sky shows a band. */
export function scrim(angle: string, opacity: number, fromPercent: number, toPercent: number) {
  const stops = Array.from({ length: STOPS + 1 }, (_, index) => {
    const progress = index / STOPS;
    const alpha = (opacity * (1 + Math.cos(Math.PI * progress))) / 2;
    const place = fromPercent + (toPercent - fromPercent) * progress;
    return `rgba(var(--ink-rgb),${short(alpha, 2)}) ${short(place, 0)}%`;
  });
  return `linear-gradient(${angle},${stops.join()})`;
}
