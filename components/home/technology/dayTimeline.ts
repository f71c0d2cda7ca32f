import type { DayTimes } from '@/lib/dispatch/dayPicture';
import { first } from '@/lib/dispatch/geometry';

/** Milliseconds of the animation per minute of the day. */
const MS_A_MINUTE = 175;
const REWIND_MS = 1200;

export type Timeline = ReturnType<typeof dayTimeline>;
export type Frames = Keyframe[] | PropertyIndexedKeyframes;
export type Animate = Timeline['animate'];

/** All animations of the day: they are played, paused, turned back and set to a minute together. */
export function dayTimeline(desk: HTMLElement, { from, to }: DayTimes) {
  const animations: Animation[] = [];
  // One millisecond past the minute: before it the clock's digits still show the minute before.
  const timeOf = (minute: number) => (minute - from) * MS_A_MINUTE + 1;

  /** Each animation ends with the day, so that all share one currentTime. */
  function animate(
    selector: string,
    frames: Frames,
    begin: number,
    end: number,
    { iterations = 1, ...options }: KeyframeAnimationOptions = {},
  ) {
    for (const target of desk.querySelectorAll(selector)) {
      const animation = target.animate(frames, {
        delay: (begin - from) * MS_A_MINUTE,
        duration: ((end - begin) / iterations) * MS_A_MINUTE,
        endDelay: (to - end) * MS_A_MINUTE,
        fill: 'both',
        iterations,
        ...options,
      });
      animation.pause();
      // The picture shows the end of the day until it is played.
      animation.currentTime = timeOf(to);
      animations.push(animation);
    }
  }

  animate('[data-now]', { transform: ['none', 'translateX(100%)'] }, from, to);
  // Each strip of digits passes once at every step of the one before it.
  let iterations = 1;
  for (const [strip, steps] of Object.entries({ hours: (to - from) / 60, tens: 6, units: 10 })) {
    const frames = { transform: ['none', 'translateY(calc(1em - 100%))'], easing: `steps(${steps})` };
    animate(`[data-strip="${strip}"]`, frames, from, to, { iterations });
    iterations *= steps;
  }

  const main = first(animations);
  return {
    main,
    animate,
    minute: () => from + Number(main.currentTime) / MS_A_MINUTE,
    goTo(minute: number) {
      for (const animation of animations) animation.currentTime = timeOf(minute);
    },
    run(on: boolean, backwards: boolean) {
      for (const animation of animations) {
        animation.playbackRate = backwards ? ((from - to) * MS_A_MINUTE) / REWIND_MS : 1;
        if (on) animation.play();
        else animation.pause();
      }
    },
  };
}
