import { animateJob } from '@/components/home/technology/animateJob';
import { connectControls } from '@/components/home/technology/connectControls';
import { dayTimeline } from '@/components/home/technology/dayTimeline';
import type { DayTimes } from '@/lib/dispatch/dayPicture';

/** Plays the day on the finished picture, whose file takes the place of the image, so that its lines can move. */
export async function playDay(desk: HTMLElement, day: DayTimes, ended: AbortSignal) {
  const picture = await fetch('/day.svg', { signal: ended });
  if (!picture.ok) return;
  const flights = desk.querySelector('[data-flights]') as HTMLElement;
  // A planned line lies under each flown one.
  flights.innerHTML = (await picture.text()).replace(/(<path data-line=")flown([^>]*>)/g, '$1planned$2$&');
  const timeline = dayTimeline(desk, day);
  for (const job of day.jobs) {
    animateJob(desk, job, timeline.animate);
    // One task for each job, so that no task is long.
    await new Promise((done) => setTimeout(done));
    if (ended.aborted) return;
  }
  connectControls(desk, day, timeline, ended);
  desk.toggleAttribute('data-ready', true);
}
