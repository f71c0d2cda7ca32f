import { numbers } from '@/lib/dispatch/geometry';
import { above } from '@/lib/dispatch/land';
import { plan } from '@/lib/dispatch/plan';
import { JOBS, SITE } from '@/lib/dispatch/site';
import { trace } from '@/lib/dispatch/trace';

export const DAY = plan(SITE, JOBS);
export const VIEW_BOX = '-260 -205 1580 660';
const AT_HALF_PAST_FIVE =
  'path{stroke:#4fd8ee;stroke-opacity:.62}polygon{fill:#4fd8ee;fill-opacity:.04;stroke:#93a5ac;stroke-opacity:.8}.swath{stroke-opacity:.14}';

const ringOf = (ring: (typeof SITE.plots)[number]['ring']) => ring.map((p) => numbers([above(p)])).join(' ');
export const PLOT_SHAPES = SITE.plots.map(({ id, ring }) => ({ id, points: ringOf(ring) }));

/** The plots and what has been flown by the end of the day, as a picture of its own. */
export function finishedDay() {
  const plots = PLOT_SHAPES.map(({ points }) => `<polygon points="${points}"/>`).join('');
  const flown = DAY.map((job) => {
    const { path, swath } = trace(job);
    const width = (job.drone.gap * 0.62).toFixed(1);
    const covered = job.kind === 'spray' ? `<path class="swath" stroke-width="${width}" d="${swath}"/>` : '';
    return `${covered}<path d="${path}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" width="1580" height="660" fill="none"><style>${AT_HALF_PAST_FIVE}</style>${plots}${flown}</svg>`;
}
