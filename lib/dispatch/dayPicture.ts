import { bow, flightPath } from '@/lib/dispatch/flightPath';
import { type Line, lengthOf, middle, numbers, type Point, pointAt } from '@/lib/dispatch/geometry';
import { placeOf } from '@/lib/dispatch/routes';
import { FALLOW, PLOTS, SCENARIO } from '@/lib/dispatch/scenario';
import { type ScheduledJob, schedule } from '@/lib/dispatch/schedule';
import { above } from '@/lib/dispatch/terrain';
import { token } from '@/lib/token';

export const DAY = schedule(SCENARIO);
const COLOURS = { route: token('route'), offer: token('on-2'), line: token('on-3') };
const VIEW_BOX = '-260 -205 1580 660';

const line = (points: Line) => `M${numbers(points)}`;
const polygon = (ring: Line, rest: string) =>
  `<path d="${line(ring.map((point) => above(point)))}z" ${rest}/>`;

/** Where a crew is when a job is offered to it. */
const startOf = ({ crew, along }: ScheduledJob['offers'][number]) =>
  above(crew.place ?? pointAt(SCENARIO.road, along));

/** What the player needs: times in minutes since midnight, and places on the picture. */
export const TIMES = {
  ...SCENARIO.day,
  wind: SCENARIO.wind,
  jobs: DAY.map((job) => {
    const { id, arrives, matched, routed, goes, off, lands, settled, stop, stand } = job;
    const [there, work, back] = Object.values(flightPath(job)).map(lengthOf) as [number, number, number];
    const length = there + work + back;
    return {
      ...{ id, arrives, matched, routed, goes, off, lands, settled, stop },
      /** How many times the line is flown, there and back in turn. */
      ways: job.kind === 'lift' ? job.pieces * 2 : 1,
      /** The shares of the flight at which work begins and ends. */
      work: [there / length, (there + work) / length] as [number, number],
      home: startOf(job),
      stand: above(stand.point),
    };
  }),
};

export type DayTimes = typeof TIMES;

function curve(from: Point, to: Point) {
  const [x, y] = middle([from, to]);
  return `${line([from])}Q${numbers([[x, y - 60]])} ${numbers([to])}`;
}

function jobPicture(job: ScheduledJob) {
  const { there, work, back } = flightPath(job);
  const whole = line([...there, ...work.slice(there.length ? 1 : 0), ...back.slice(1)]);
  const width = (job.drone.gap * 0.62).toFixed(1);
  const drops = job.kind === 'lift' ? bow(job.path).filter((_, i) => i % 5 === 0 && i % 40) : [];
  return [
    `<g data-job="${job.id}" data-kind="${job.kind}">`,
    job.kind === 'spray'
      ? `<path data-line="sprayed" pathLength="1" stroke-width="${width}" stroke-opacity=".2" d="${line(work)}"/>`
      : '',
    drops.length
      ? `<path stroke="${COLOURS.line}" stroke-dasharray="2 4" d="${drops.map(({ air, ground }) => line([air, ground])).join('')}"/>`
      : '',
    `<path data-line="flown" pathLength="1" d="${whole}"/>`,
    '</g>',
    // From each crew that could go, the chosen one first.
    ...job.offers.map(
      (offer) =>
        `<path data-offer="${job.id}" opacity="0" stroke="${COLOURS.offer}" stroke-dasharray="3 5" d="${curve(startOf(offer), above(placeOf(job)))}"/>`,
    ),
  ].join('');
}

/** The plots and what has been flown by the end of the day. */
export function dayPicture() {
  const plots = [
    ...FALLOW.map((ring) => polygon(ring, 'stroke-dasharray="4 4" stroke-opacity=".4"')),
    ...Object.values(PLOTS).map(({ ring }) =>
      polygon(ring, `fill="${COLOURS.route}" fill-opacity=".04" stroke-opacity=".8"`),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" width="1580" height="660" fill="none" stroke="${COLOURS.route}" stroke-linejoin="round"><g stroke="${COLOURS.line}">${plots.join('')}</g>${DAY.map(jobPicture).join('')}</svg>`;
}
