import type { DayTimes } from '@/lib/dispatch/dayPicture';
import { last } from '@/lib/dispatch/geometry';

const NEXT_AFTER_MINUTES = 4;

/** The job that the view follows unless the visitor has picked one: the first that is not settled. */
export function followedAt(minute: number, { jobs }: DayTimes) {
  const arrived = jobs.filter(({ arrives }, i) => i === 0 || arrives <= minute);
  return (arrived.find(({ settled }) => settled + NEXT_AFTER_MINUTES > minute) ?? last(arrived)).id;
}

/** Returns a function that shows what is known at a minute, and does nothing if that is shown already. */
export function showKnownOn(desk: HTMLElement, { wind }: DayTimes) {
  const findAll = (selector: string) => [...desk.querySelectorAll<HTMLElement>(selector)];
  const dated = findAll('[data-from]');
  let shown = '';

  return (minute: number, job: string) => {
    const later = dated.filter(({ dataset }) => Number(dataset.from) > minute);
    const windy = minute >= wind.from && minute < wind.to;
    const now = `${later.length} ${windy} ${job}`;
    if (now === shown) return;
    shown = now;
    for (const node of dated) node.toggleAttribute('data-later', later.includes(node));
    desk.toggleAttribute('data-windy', windy);
    for (const node of findAll('[data-drone], [data-job]'))
      node.toggleAttribute('data-chosen', job === (node.dataset.drone ?? node.dataset.job));
    const radio = desk.querySelector(`#job-${job}`) as HTMLInputElement;
    radio.checked = true;
  };
}
