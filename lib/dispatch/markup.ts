import { middle, numbers, pointAt } from '@/lib/dispatch/geometry';
import { above } from '@/lib/dispatch/land';
import type { Planned } from '@/lib/dispatch/plan';
import { clock, fill, modelOf, nameOf, type Step, sceneOf } from '@/lib/dispatch/record';
import { plotOf } from '@/lib/dispatch/routes';
import { JOBS, SITE } from '@/lib/dispatch/site';
import { trace } from '@/lib/dispatch/trace';
import type { DispatchContent } from '@/lib/schema/home/dispatch';

const [START, END] = SITE.day;

const marked = (text: string) =>
  text.replace(/（.*?）/g, '<span>$&</span>').replace(/[PT]?\d[\d.:]*P?/g, '<b>$&</b>');

/** What is not known yet keeps its place. */
export function recordMarkup(steps: Step[], minute: number, { stations }: DispatchContent) {
  const reached = steps.filter(({ at }) => at <= minute).length;
  return steps
    .map(({ at, lines }, i) => {
      const known = reached > i;
      const said = lines.map(
        ([from, text]) => `<p${from <= minute ? '' : ' data-later'}>${marked(text)}</p>`,
      );
      const state = `${known ? ' data-known' : ''}${reached === i + 1 ? ' aria-current="step"' : ''}`;
      return `<li${state}><h4>${stations[i]}<b>${known ? clock(at) : ''}</b></h4>${said.join('')}</li>`;
    })
    .join('');
}

/** Where a job stands on the board: its lane, from when to when, how long the crew is on its way, when it is stopped. */
export function placesOf(job: Planned): Record<string, string> {
  const part = (minute: number) =>
    `${+(((Math.min(minute, END) - START) / (END - START)) * 100).toFixed(2)}%`;
  const share = (minute: number) => `${Math.round(((minute - job.off) / (job.lands - job.off)) * 100)}%`;
  const [stop] = job.stops;
  return {
    '--lane': String(SITE.crews.indexOf(job.crew)),
    '--from': part(job.goes),
    '--to': part(job.lands),
    '--lead': ((job.off - job.goes) / (job.lands - job.goes)).toFixed(3),
    '--stop': stop ? share(stop[0]) : '',
    '--go': stop ? share(stop[1]) : '',
  };
}

export function jobMarkup(job: Planned, words: DispatchContent) {
  const values = {
    name: nameOf(job, words),
    scene: sceneOf(job, words),
    crew: words.names[job.crew.id] as string,
    model: modelOf(job.drone.model, words),
    off: clock(job.off),
  };
  const { name, scene, crew, model, off } = values;
  const style = Object.entries(placesOf(job))
    .map((entry) => (entry[1] ? `${entry.join(':')};` : ''))
    .join('');
  return `<li data-job="${job.id}" data-state="settled" style="${style}"><button type="button" disabled aria-pressed="${job.id === JOBS[0]?.id}" aria-label="${fill(words.jobLabel, values)}"><i></i><small>${scene}</small><strong>${name}</strong><span>${crew} ${model} <b>${off}</b></span></button></li>`;
}

/** Who could go there, the way flown, what it covers. */
export function routeMarkup(job: Planned) {
  const line = trace(job);
  const path = (part: string, d: string, rest = '') => `<path data-part="${part}" d="${d}" ${rest}/>`;
  const whole = 'pathLength="1"';
  const goal =
    job.kind === 'spray'
      ? above(middle(plotOf(job.plot, SITE).ring))
      : above(job.kind === 'lift' ? job.path[0] : (job.line[0] as typeof job.stand.point));
  const { bids, crew: winner } = job.why;
  const arcs = bids.map(({ crew, along }) => {
    const from = above(crew.place ?? pointAt(SITE.road, along));
    const bow = numbers([[(from[0] + goal[0]) / 2, (from[1] + goal[1]) / 2 - 60]]);
    return path(crew === winner ? 'won' : 'bid', `M${numbers([from])}Q${bow} ${numbers([goal])}`);
  });
  return [
    `<g data-route="${job.id}" data-kind="${job.kind}">`,
    job.kind === 'spray'
      ? path('swath', line.swath, `${whole} stroke-width="${+(job.drone.gap * 0.62).toFixed(1)}"`)
      : path('glow', line.path, whole),
    path('drops', line.drops.map((pair) => `M${numbers(pair)}`).join('')),
    path('planned', line.path, whole),
    path('flown', line.path, whole),
    ...(bids.length > 1 ? arcs : []),
    `<circle data-part="ping" cx="${goal[0].toFixed(1)}" cy="${goal[1].toFixed(1)}" r="26"/></g>`,
  ].join('');
}
