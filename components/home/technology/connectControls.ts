import type { Timeline } from '@/components/home/technology/dayTimeline';
import { followedAt, showKnownOn } from '@/components/home/technology/showKnown';
import type { DayTimes } from '@/lib/dispatch/dayPicture';
import { formatTime } from '@/lib/dispatch/formatTime';
import { prefersReducedMotion } from '@/lib/motion/useReducedMotion';

/** The button, the time, the choice of a job, and whether the visitor sees it. */
export function connectControls(desk: HTMLElement, day: DayTimes, timeline: Timeline, ended: AbortSignal) {
  const find = <T extends HTMLElement>(selector: string) => desk.querySelector(selector) as T;
  const time = find<HTMLInputElement>('[data-time]');
  const showKnown = showKnownOn(desk, day);
  let picked = day.jobs[0]?.id;
  /** Whether the visitor wants it to play; it runs only in view. */
  let wanted = false;
  let backwards = false;
  let seen = false;
  let begun = prefersReducedMotion();
  let runs = false;
  let frame = 0;

  function tick() {
    const minute = timeline.minute();
    showKnown(minute, picked ?? followedAt(minute, day));
    if (runs) frame = requestAnimationFrame(tick);
  }

  function update() {
    runs = wanted && seen && !document.hidden && !ended.aborted;
    cancelAnimationFrame(frame);
    timeline.run(runs, backwards);
    tick();
    desk.toggleAttribute('data-playing', wanted);
    time.value = String(Math.floor(timeline.minute()));
    time.setAttribute('aria-valuetext', formatTime(timeline.minute()));
  }

  function play(want: boolean, back = false) {
    [wanted, backwards] = [want, back];
    update();
  }

  /** Plays the day backwards to its start before it begins again, so that the eye can follow. */
  function startAnew() {
    picked = undefined;
    const still = prefersReducedMotion();
    if (still) timeline.goTo(day.from);
    play(true, !still);
  }

  const listen = (target: EventTarget, type: string, act: () => void) =>
    target.addEventListener(type, act, { signal: ended });
  listen(timeline.main, 'finish', () => play(backwards));
  listen(find('[data-play]'), 'click', () => {
    if (!wanted && timeline.minute() >= day.to) startAnew();
    else play(!wanted, backwards);
  });
  listen(time, 'input', () => {
    timeline.goTo(Number(time.value));
    play(false);
  });
  for (const { id, arrives, off, settled } of day.jobs) {
    listen(find(`#job-${id}`), 'change', () => {
      picked = id;
      if (arrives > timeline.minute()) timeline.goTo(wanted ? off : settled);
      update();
    });
  }
  listen(document, 'visibilitychange', update);
  const observer = new IntersectionObserver(
    ([entry]) => {
      seen = entry?.isIntersecting ?? false;
      if (!seen || begun) return update();
      begun = true;
      startAnew();
    },
    { threshold: 0.4 },
  );
  observer.observe(find('[data-view]'));
  ended.addEventListener('abort', () => {
    observer.disconnect();
    update();
  });
  update();
}
