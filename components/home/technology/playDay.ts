import type { DayTimes } from '@/lib/dispatch/dayPicture';
import { formatTime } from '@/lib/dispatch/formatTime';
import { clamp, last, lengthOf, type Point, pairs, pointAt } from '@/lib/dispatch/geometry';
import { prefersReducedMotion } from '@/lib/motion/useReducedMotion';

/** Milliseconds of the animation per minute of the day. */
const MS_A_MINUTE = 175;
const REWIND_MS = 1200;
const FLIES_BACK_MINUTES = 4;
const DRIVES_MINUTES = 8;

type JobTimes = DayTimes['jobs'][number];

const DRAWN = { strokeDashoffset: [1, 0] };
const grown = (share: number) => ({ transform: `scaleX(${share})` });
const shifted = (share: number) => ({ transform: `translateX(${share * 100}%)` });
const moved = ([x, y]: Point) => ({
  transform: `translate(calc(${x.toFixed(1)} * var(--u)), calc((${y.toFixed(1)} + var(--top)) * var(--u)))`,
});

/** Keyframes from take-off to landing, at the given shares of the flight and while it waits for the wind. */
function framesOf(
  { off, lands, stop = [lands, lands] }: JobTimes,
  shares: number[],
  draw: (share: number) => Keyframe,
) {
  const [stopped, goesOn] = stop;
  const takes = lands - off - (goesOn - stopped);
  const minuteAt = (share: number) => {
    const minute = off + share * takes;
    return minute > stopped ? minute + goesOn - stopped : minute;
  };
  const shareAt = (minute: number) =>
    (Math.min(minute, stopped) - off + Math.max(0, minute - goesOn)) / takes;
  return [...shares.map(minuteAt), stopped, goesOn]
    .sort((a, b) => a - b)
    .map((minute) => ({ ...draw(clamp(shareAt(minute))), offset: clamp((minute - off) / (lands - off)) }));
}

function pointsOf(path: SVGPathElement) {
  const numbers = (path.getAttribute('d') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
  return numbers.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, numbers[i + 1] as number]]));
}

/** The place of each point, as a share of the line's length. */
function sharesOf(points: Point[]) {
  const along = [0];
  for (const pair of pairs(points)) along.push(last(along) + lengthOf(pair));
  return along.map((length) => length / last(along));
}

/** Plays the day on the finished picture. All animations are paused, turned back and set to a minute together. */
export async function playDay(
  desk: HTMLElement,
  day: DayTimes,
  labels: { play: string; pause: string },
  ended: AbortSignal,
) {
  const picture = await fetch('/day.svg', { signal: ended });
  if (!picture.ok) return;
  const find = <T extends Element = HTMLElement>(selector: string) => desk.querySelector(selector) as T;
  const findAll = (selector: string) => [...desk.querySelectorAll<HTMLElement>(selector)];
  find('[data-flights]').innerHTML = await picture.text();

  const animations: Animation[] = [];
  // One millisecond past the minute: before it the clock's digits still show the minute before.
  const timeOf = (minute: number) => (minute - day.from) * MS_A_MINUTE + 1;
  /** Every animation lasts until the end of the day, so that all share one currentTime. */
  function animate(
    target: Element,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    from: number,
    to: number,
    times = 1,
  ) {
    const animation = target.animate(frames, {
      delay: (from - day.from) * MS_A_MINUTE,
      duration: ((to - from) / times) * MS_A_MINUTE,
      iterations: times,
      endDelay: (day.to - to) * MS_A_MINUTE,
      fill: 'both',
    });
    animation.pause();
    // The picture shows the end of the day until it is played.
    animation.currentTime = timeOf(day.to);
    animations.push(animation);
    return animation;
  }

  function animateFlight(job: JobTimes) {
    const { id, routed, off, lands, stop, trips, work } = job;
    const group = find(`[data-flights] [data-job="${id}"]`);
    const flown = group.querySelector<SVGPathElement>('[data-line="flown"]') as SVGPathElement;
    const planned = flown.cloneNode() as SVGPathElement;
    planned.dataset.line = 'planned';
    flown.before(planned);
    animate(group, { opacity: [0, 1] }, routed, routed + 1);
    animate(planned, DRAWN, routed, routed + 6);
    const points = pointsOf(flown);
    const drone = find(`[data-drone="${id}"]`);
    animate(drone, { opacity: [0, 1, 1, 0], offset: [0, 0.01, 0.99, 1] }, off, lands);
    if (trips) {
      animate(flown, DRAWN, off, off + (lands - off) / trips / 2);
      animate(drone, [...points, ...points.slice(0, -1).reverse()].map(moved), off, lands, trips);
      return;
    }
    const drawn = (from: number, to: number) =>
      framesOf(job, [0, from, to, 1], (share) => ({
        strokeDashoffset: 1 - clamp((share - from) / (to - from)),
      }));
    animate(flown, drawn(0, 1), off, lands);
    for (const sprayed of group.querySelectorAll('[data-line="sprayed"]'))
      animate(sprayed, drawn(...work), off, lands);
    const length = lengthOf(points);
    const crew = moved(pointAt(points, 0));
    const flight = framesOf(job, sharesOf(points), (share) => moved(pointAt(points, share * length)));
    for (const minute of stop ? [stop[0] + FLIES_BACK_MINUTES, stop[1] - FLIES_BACK_MINUTES] : [])
      flight.push({ ...crew, offset: (minute - off) / (lands - off) });
    flight.sort((a, b) => a.offset - b.offset);
    animate(drone, flight, off, lands);
  }

  function animateJob(job: JobTimes) {
    const { id, arrives, matched, routed, goes, off, lands, settled } = job;
    for (const [i, offer] of findAll(`[data-offer="${id}"]`).entries())
      animate(offer, { opacity: [0, 1, 1, 0], offset: [0, 0.1, 0.9, 1] }, arrives, i ? matched : routed);
    for (const truck of findAll(`[data-truck="${id}"]`))
      animate(truck, [moved(job.home), moved(job.stand)], goes, goes + DRIVES_MINUTES);
    animate(find(`[data-done="${id}"]`), framesOf(job, [0, 1], grown), off, lands);
    animate(find(`[data-head="${id}"]`), framesOf(job, [0, 1], shifted), off, lands);
    const stations = (draw: typeof grown) =>
      [arrives, matched, routed, goes, settled].map((minute, i) => ({
        ...draw(i / 4),
        offset: (minute - arrives) / (settled - arrives),
      }));
    animate(find(`[data-rail="${id}"]`), stations(grown), arrives, settled);
    animate(find(`[data-station="${id}"]`), stations(shifted), arrives, settled);
    animateFlight(job);
  }

  for (const job of day.jobs) {
    animateJob(job);
    // One task for each job, so that no task is long.
    await new Promise((done) => setTimeout(done));
    if (ended.aborted) return;
  }
  const whole = (name: string, hours: number, count: number) =>
    animate(
      find(`[data-strip="${name}"]`),
      { transform: ['none', 'translateY(calc(1em - 100%))'], easing: `steps(${count})` },
      day.from,
      day.to,
      (day.to - day.from) / 60 / hours,
    );
  const hours = (day.to - day.from) / 60;
  whole('hours', hours, hours);
  whole('tens', 1, 6);
  whole('units', 1 / 6, 10);
  const sky = animate(find('[data-now]'), { transform: ['none', 'translateX(100%)'] }, day.from, day.to);

  const [time, play] = [find<HTMLInputElement>('[data-time]'), find('[data-play]')];
  const radios = [...desk.querySelectorAll<HTMLInputElement>('[name="job"]')];
  const dated = findAll('[data-from]');
  let picked = day.jobs[0]?.id;
  let rate = 1;
  /** Whether the visitor wants it to play; it runs only in view. */
  let wanted = false;
  let seen = false;
  let begun = prefersReducedMotion();
  let follows = true;
  let frame = 0;
  let shown = '';
  const minuteNow = () => day.from + Number(sky.currentTime) / MS_A_MINUTE + 1e-6;

  /** The job that the view follows: the visitor's choice, else the first that is not settled. */
  function chosenAt(minute: number) {
    const arrived = day.jobs.filter(({ arrives }) => arrives <= minute);
    return (
      picked ?? (arrived.find(({ settled }) => settled + 4 > minute) ?? arrived.at(-1) ?? day.jobs[0])?.id
    );
  }

  /** Scrolls the record sideways to its latest step. */
  function followRecord(job: string | undefined, known: HTMLElement[]) {
    const steps = find(`#job-${job} ~ * section`);
    const latest = known.filter((node) => node.localName === 'li' && steps.contains(node)).at(-1);
    if (follows && steps.scrollWidth > steps.clientWidth)
      steps.scrollTo({
        left: latest?.offsetLeft ?? 0,
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      });
  }

  /** Shows what is known by now, and returns at once if nothing has changed. */
  function show() {
    const minute = minuteNow();
    const known = dated.filter(({ dataset }) => Number(dataset.from) <= minute);
    const windy = minute >= day.wind.from && minute < day.wind.to;
    const chosen = chosenAt(minute);
    const key = `${known.length} ${windy} ${chosen}`;
    if (key === shown) return;
    shown = key;
    for (const node of dated) node.toggleAttribute('data-later', !known.includes(node));
    desk.toggleAttribute('data-windy', windy);
    for (const radio of radios) radio.checked = radio.value === chosen;
    for (const node of findAll('[data-drone], [data-job]'))
      node.toggleAttribute('data-chosen', chosen === (node.dataset.drone ?? node.dataset.job));
    followRecord(chosen, known);
  }

  function tick() {
    show();
    frame = requestAnimationFrame(tick);
  }

  function run() {
    const on = wanted && seen && !document.hidden && !ended.aborted;
    cancelAnimationFrame(frame);
    for (const animation of animations) {
      animation.playbackRate = rate;
      if (on) animation.play();
      else animation.pause();
    }
    if (on) tick();
    else show();
    play.setAttribute('aria-label', wanted ? labels.pause : labels.play);
    desk.toggleAttribute('data-playing', wanted);
    time.value = String(Math.floor(minuteNow()));
    time.setAttribute('aria-valuetext', formatTime(minuteNow()));
  }

  function start(speed: number) {
    [rate, wanted] = [speed, true];
    run();
  }

  function goTo(minute: number) {
    for (const animation of animations) animation.currentTime = timeOf(minute);
  }

  /** Plays the day backwards to its start before it begins again, so that the eye can follow. */
  function startAnew() {
    picked = undefined;
    if (prefersReducedMotion()) {
      goTo(day.from);
      start(1);
    } else start(((day.from - day.to) * MS_A_MINUTE) / REWIND_MS);
  }

  const listen = (target: EventTarget, type: string, act: () => void) =>
    target.addEventListener(type, act, { signal: ended });
  listen(sky, 'finish', () => {
    if (rate < 0) start(1);
    else {
      wanted = false;
      run();
    }
  });
  listen(play, 'click', () => {
    if (!wanted && minuteNow() >= day.to) return startAnew();
    wanted = !wanted;
    run();
  });
  listen(time, 'input', () => {
    goTo(Number(time.value));
    wanted = false;
    run();
  });
  for (const radio of radios)
    listen(radio, 'change', () => {
      picked = radio.value;
      follows = true;
      const job = day.jobs.find(({ id }) => id === picked);
      if (job && job.arrives > minuteNow()) goTo(wanted ? job.off : job.settled);
      run();
    });
  for (const steps of findAll('section'))
    listen(steps, 'pointerdown', () => {
      follows = false;
    });
  listen(document, 'visibilitychange', run);
  const observer = new IntersectionObserver(
    ([entry]) => {
      seen = entry?.isIntersecting ?? false;
      if (seen && !begun) {
        begun = true;
        startAnew();
      } else run();
    },
    { threshold: 0.4 },
  );
  observer.observe(find('[data-view]'));
  ended.addEventListener('abort', () => {
    observer.disconnect();
    run();
  });
  run();
  desk.toggleAttribute('data-ready', true);
}
