import { between, clamp, first, type Point, pointAt } from '@/lib/dispatch/geometry';
import { above } from '@/lib/dispatch/land';
import { jobMarkup, placesOf, recordMarkup, routeMarkup } from '@/lib/dispatch/markup';
import { done, type Planned, plan, stationOf, stepsOf, type Wind } from '@/lib/dispatch/plan';
import { clock, eventsOf, fill, modelOf, muOf, nameOf, recordOf, sceneOf } from '@/lib/dispatch/record';
import { plotOf } from '@/lib/dispatch/routes';
import { type Crew, JOBS, type Job, SITE } from '@/lib/dispatch/site';
import { spot, trace } from '@/lib/dispatch/trace';
import { prefersReducedMotion } from '@/lib/motion/useReducedMotion';
import type { DispatchContent } from '@/lib/schema/home/dispatch';

const [START, END] = SITE.day;
const MINUTES_A_SECOND = 5.7;
const WIND_MINUTES = 75;
/** After this a job no longer fits into the day: the clock goes back for it. */
const LATE = 15.4 * 60;
const AGAIN = { order: 10.5 * 60, wind: 9 * 60 + 8 };
const STATES = ['none', 'new', 'matched', 'waiting', 'flying', 'done', 'settled'];
const BACK_MINUTES = 3;
const SLICE_MS = 60;

type Node = HTMLElement | SVGElement;
type Glide = { from: number; to: number; since: number; takes: number };
type Part = { item: HTMLElement; route: SVGElement; drone?: Planned['drone'] };

/** Whom the eye follows: a job until it is settled, then the newest. */
function followed(jobs: Planned[], minute: number) {
  let job = jobs[0] as Planned;
  for (;;) {
    const from = job.settled + 3;
    const open = jobs.filter(({ settled }) => settled > from);
    const next = open.filter(({ arrives }) => arrives <= from).pop() ?? open[0];
    if (from >= minute || !next || next.arrives > minute) return job;
    job = next;
  }
}

const orderOf = (plot: string, arrives: number): Job => ({
  id: `spray-${plot}`,
  scene: 'agriculture',
  kind: 'spray',
  plot,
  arrives,
});

/** How far on its way back to the crew a stopped drone is; it sets out again before its work goes on. */
function backAt({ stops }: Planned, minute: number) {
  const stop = stops.find(([from, to]) => minute >= from && minute < to);
  return stop ? clamp(Math.min(minute - stop[0], stop[1] - minute) / BACK_MINUTES) : 0;
}

/** The day in the page: shows what a minute of the plan looks like, and lets the visitor act. Returns what ends it. */
export function startDesk(desk: HTMLElement, words: DispatchContent) {
  const find = (name: string, id?: string) =>
    desk.querySelector(id === undefined ? `[data-${name}]` : `[data-${name}="${id}"]`) as HTMLElement;
  const [routes, list, stations] = [find('routes'), find('jobs'), find('stations')];
  const [range, play] = [find('range') as HTMLInputElement, find('play')];
  const parts = new Map<string, Part>();
  const records = new Map<string, ReturnType<typeof recordOf>>();
  const known = new WeakMap<Node, Record<string, unknown>>();
  const ended = new AbortController();
  let orders: Job[] = JOBS;
  let winds: Wind[] = [];
  let jobs: Planned[] = [];
  let told: ReturnType<typeof eventsOf> = [];
  let minute = END;
  let playing = false;
  let seen = false;
  let started = prefersReducedMotion();
  let picked: string | undefined = JOBS[0]?.id;
  let frame = 0;
  let last = 0;
  let glide: Glide | undefined;
  let follows = true;

  // What is already so is not written again: a frame touches what moved.
  const changed = (node: Node, name: string, value: unknown) => {
    const values = known.get(node) ?? {};
    known.set(node, values);
    if (name in values && values[name] === value) return false;
    values[name] = value;
    return true;
  };
  const set = (node: Node, name: string, value: number | string) => {
    if (changed(node, name, value)) node.style.setProperty(`--${name}`, String(value));
  };
  const flag = (node: Node, name: string, value: string | false) => {
    if (!changed(node, name, value)) return;
    if (value === false) node.removeAttribute(`data-${name}`);
    else node.setAttribute(`data-${name}`, value);
  };
  const write = (node: Node, text: string) => {
    if (changed(node, 'text', text)) node.textContent = text;
  };
  const place = (node: Node, [x, y]: Point) => {
    set(node, 'x', x.toFixed(1));
    set(node, 'y', y.toFixed(1));
  };
  const plotNode = (job: Planned) => (job.kind === 'spray' ? find('plot', job.plot) : null);

  function makePart(job: Planned): Part {
    let item = find('job', job.id);
    if (!item) {
      list.insertAdjacentHTML('beforeend', jobMarkup(job, words));
      item = list.lastElementChild as HTMLElement;
    }
    (item.firstElementChild as HTMLButtonElement).disabled = false;
    const part = { item, route: routes as unknown as SVGElement };
    parts.set(job.id, part);
    return part;
  }

  function updatePart(job: Planned) {
    const part = parts.get(job.id) ?? makePart(job);
    if (part.drone !== job.drone) {
      if (part.drone) part.route.remove();
      routes.insertAdjacentHTML('beforeend', routeMarkup(job));
      part.route = routes.lastElementChild as SVGElement;
      part.drone = job.drone;
    }
    for (const [name, value] of Object.entries(placesOf(job))) part.item.style.setProperty(name, value);
    write(part.item.querySelector('b') as HTMLElement, clock(job.off));
  }

  /** Plans anew; a line is drawn anew only for a job that is new or goes to another drone. */
  function replan() {
    jobs = plan(SITE, orders, winds);
    for (const [id, part] of parts) {
      if (jobs.some((job) => job.id === id)) continue;
      part.route.remove();
      part.item.remove();
      parts.delete(id);
    }
    for (const job of jobs) updatePart(job);
    told = eventsOf(jobs, SITE, words);
    records.clear();
    for (const { id } of SITE.plots)
      find('free', id).hidden = jobs.some((job) => job.kind === 'spray' && job.plot === id);
    changed(find('record'), 'key', '');
  }

  /** In the rows that a phone swipes sideways; never where the visitor swipes. */
  function bring(node?: HTMLElement | null) {
    const row = node?.parentElement;
    if (!row || !follows || row.scrollWidth <= row.clientWidth) return;
    const left = node.offsetLeft - (row.firstElementChild as HTMLElement).offsetLeft;
    row.scrollTo({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }

  function bringLand(job: Planned) {
    const pan = find('pan');
    const width = pan.scrollWidth;
    if (!follows || width <= pan.clientWidth) return;
    const [x] = spot(trace(job), 0.5).at;
    const left = ((x + 30) / 1100) * width - pan.clientWidth / 2;
    pan.scrollTo({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }

  function showJob(job: Planned, chosen: boolean) {
    const { item, route } = parts.get(job.id) as Part;
    const share = done(job, minute);
    set(route, 'planned', clamp((minute - job.routed) / 6).toFixed(3));
    set(route, 'flown', clamp(share * (job.kind === 'lift' ? job.pieces * 2 : 1)).toFixed(4));
    if (job.kind === 'spray') set(route, 'worked', spot(trace(job), share).worked.toFixed(4));
    set(item, 'done', clamp((minute - job.off) / (job.lands - job.off)).toFixed(3));
    const times = [job.arrives, job.matched, job.routed, job.off, job.lands, job.settled];
    const state = STATES[times.filter((time) => time <= minute).length] as string;
    for (const node of [item, route, plotNode(job)]) {
      if (!node) continue;
      flag(node, 'state', state);
      flag(node, 'chosen', chosen && '');
    }
    const button = item.firstElementChild as HTMLElement;
    if (changed(button, 'pressed', chosen)) button.setAttribute('aria-pressed', String(chosen));
  }

  function showCrew(crew: Crew, chosen: Planned) {
    const mine = jobs.filter((job) => job.crew === crew).sort((a, b) => a.goes - b.goes);
    const up = mine.find((job) => minute >= job.off && minute < job.lands);
    const back = up ? backAt(up, minute) : 1;
    const drone = find('drone', crew.id);
    flag(drone, 'state', back < 1 ? 'flying' : 'home');
    flag(drone, 'chosen', up === chosen && '');
    if (up) {
      const share = done(up, minute);
      const trip = up.kind === 'lift' ? 1 - Math.abs(1 - 2 * ((share * up.pieces) % 1)) : share;
      const line = trace(up);
      place(drone, between(spot(line, trip).at, first(line.points), back));
    }
    const truck = find('truck', crew.id);
    if (!truck) return;
    const along = mine.reduce(
      (at, job) => at + (job.stand.along - at) * clamp((minute - job.goes) / 8),
      crew.home,
    );
    place(truck, above(pointAt(SITE.road, along)));
  }

  function showStations(job: Planned) {
    const station = stationOf(job, minute);
    const gone = clamp((station - 1) / 4);
    set(find('gone'), 'station', gone.toFixed(4));
    const turn = Math.asin(440 / 841.5) * (2 * gone - 1);
    const middleY = -56 + Math.sqrt(841.5 ** 2 - 440 ** 2);
    place(find('dot'), [476 + 841.5 * Math.sin(turn), middleY - 841.5 * Math.cos(turn)]);
    [...stations.children].forEach((node, i) => {
      const reached = station >= i + 1;
      flag(node as HTMLElement, 'reached', reached && '');
      write(node.querySelector('b') as HTMLElement, reached ? clock(stepsOf(job)[i] as number) : '');
    });
  }

  function showRecord(job: Planned) {
    const lines = records.get(job.id) ?? recordOf(job, SITE, words);
    records.set(job.id, lines);
    const reached = lines.flatMap((step) => [step.at, ...step.lines.map(([from]) => from)]);
    const record = find('record');
    if (!changed(record, 'key', `${job.id} ${reached.filter((from) => from <= minute).length}`)) return;
    record.innerHTML = recordMarkup(lines, minute, words);
    bring(record.querySelector<HTMLElement>('[aria-current]'));
    write(find('name'), nameOf(job, words));
    write(find('scene'), sceneOf(job, words));
    find('enquire').querySelector('a')?.setAttribute('href', `/about/?query=${job.scene}#enquiry`);
  }

  function showWind(now: number) {
    const windy = winds.some(({ from, to }) => now >= from && now < to);
    const gust = winds.filter(({ from }) => now >= from).pop();
    find('gust').hidden = !gust;
    set(find('gust'), 'from', ((gust?.from ?? START) - START) / (END - START));
    set(find('gust'), 'to', ((gust?.to ?? START) - START) / (END - START));
    flag(desk, 'wind', windy && '');
    write(find('speed'), windy ? fill(words.windy) : fill(words.wind, { speed: 1.6 }));
    find('blow').setAttribute('aria-pressed', String(windy));
    return windy;
  }

  function show(now: number) {
    minute = now;
    const chosen = jobs.find((job) => job.id === picked && job.arrives <= now) ?? followed(jobs, now);
    for (const job of jobs) showJob(job, job === chosen);
    if (changed(desk, 'chosen', chosen.id)) {
      bring(parts.get(chosen.id)?.item);
      bringLand(chosen);
    }
    for (const crew of SITE.crews) showCrew(crew, chosen);
    showStations(chosen);
    showRecord(chosen);
    const windy = showWind(now);
    for (const head of desk.querySelectorAll<HTMLElement>('[data-head]'))
      set(head, 'now', ((now - START) / (END - START)).toFixed(4));
    write(find('clock'), clock(now));
    const event = told.filter(([from]) => from <= now).pop();
    write(find('event'), windy ? words.events.windy : (event?.[1] ?? ''));
    range.value = String(Math.round(now));
    range.setAttribute('aria-valuetext', clock(now));
  }

  function step(time: number) {
    if (glide) {
      const { from, to, since, takes } = glide;
      const share = clamp((time - since) / takes);
      if (share === 1) glide = undefined;
      show(from + (to - from) * (share < 0.5 ? 4 * share ** 3 : 1 - 4 * (1 - share) ** 3));
    } else {
      show(Math.min(END, minute + (Math.min(64, time - last) / 1000) * MINUTES_A_SECOND));
      if (minute === END) setPlaying(false);
    }
    last = time;
    frame = 0;
    run();
  }

  function run() {
    if (frame || !playing || !seen || document.hidden) return;
    last = performance.now();
    frame = requestAnimationFrame(step);
  }

  /** To another time of the day: the clock is turned, so that the eye can follow. */
  function turnTo(to: number) {
    if (prefersReducedMotion()) return show(to);
    glide = { from: minute, to, since: performance.now(), takes: 300 + 2 * Math.abs(to - minute) };
    setPlaying(true);
  }

  function setPlaying(on: boolean) {
    playing = on;
    if (!on) glide = undefined;
    play.setAttribute('aria-label', on ? words.pause : words.play);
    flag(desk, 'playing', on && '');
    run();
  }

  function order(id: string) {
    const arrives = minute > LATE ? AGAIN.order : Math.ceil(minute);
    const wanted = orderOf(id, arrives);
    picked = wanted.id;
    orders = [...orders, wanted];
    replan();
    show(Math.max(minute, arrives));
    const job = jobs.find((one) => one.id === picked) as Planned;
    const { item } = parts.get(job.id) as Part;
    (item.firstElementChild as HTMLElement).focus({ preventScroll: true });
    const values = {
      name: words.names[id] as string,
      mu: muOf(plotOf(id, SITE)),
      crew: words.names[job.crew.id] as string,
      model: modelOf(job.drone.model, words),
      set: clock(job.set),
    };
    write(find('say'), fill(words.said.ordered, values));
    turnTo(arrives);
  }

  function blow() {
    const wind = winds.find(({ from, to }) => minute >= from && minute < to);
    let to = minute;
    if (wind) winds = winds.map((one) => (one === wind ? { ...one, to: Math.ceil(minute) } : one));
    else {
      const from = minute > LATE || minute < AGAIN.wind ? AGAIN.wind : Math.floor(minute);
      winds = [...winds.filter((one) => one.to < from), { from, to: from + WIND_MINUTES }];
      to = Math.max(from, Math.min(minute, from + 1));
    }
    replan();
    show(minute);
    turnTo(to);
    const count = jobs.filter(({ moved }) => moved?.at === winds.at(-1)?.from).length;
    write(find('say'), wind ? words.said.calm : fill(words.said.windy, { count }));
  }

  function restart() {
    picked = undefined;
    orders = JOBS;
    winds = [];
    replan();
    turnTo(START);
  }

  function press({ target }: Event) {
    const near = (target as Element).closest<HTMLElement>(
      '[data-free], [data-plot], [data-job], [data-route]',
    );
    const { free, plot, job, route } = near?.dataset ?? {};
    if (free) order(free);
    const chosen = jobs.find(
      (one) => one.id === (job ?? route) || (one.kind === 'spray' && one.plot === plot),
    );
    if (!chosen || chosen.arrives > minute) return;
    picked = chosen.id;
    follows = true;
    show(minute);
  }

  function begin() {
    replan();
    show(END);
    picked = undefined;
    flag(desk, 'ready', '');
    const { signal } = ended;
    desk.addEventListener('click', press, { signal });
    play.addEventListener(
      'click',
      () => {
        if (!playing && minute >= END) restart();
        if (minute < END) setPlaying(!playing);
      },
      { signal },
    );
    find('blow').addEventListener('click', blow, { signal });
    range.addEventListener(
      'input',
      () => {
        setPlaying(false);
        show(Number(range.value));
      },
      { signal },
    );
    for (const scroller of [find('pan'), list, find('record')])
      scroller.addEventListener(
        'pointerdown',
        () => {
          follows = false;
        },
        { signal },
      );
    document.addEventListener('visibilitychange', run, { signal });
    observer.observe(find('pan'));
  }

  const observer = new IntersectionObserver(
    ([entry]) => {
      seen = entry?.isIntersecting ?? false;
      if (seen && !started) {
        started = true;
        restart();
      }
      run();
    },
    { threshold: 0.4 },
  );

  // Lines on the picture are worked out one by one, so that no task is long, those of orders to come last.
  jobs = plan(SITE, JOBS);
  const free = SITE.plots.filter(({ id }) => !JOBS.some((job) => job.kind === 'spray' && job.plot === id));
  const tasks = [
    ...jobs.map((job) => () => updatePart(job)),
    begin,
    ...free.map(({ id }) => () => {
      const order = orderOf(id, AGAIN.order);
      for (const job of plan(SITE, [...JOBS, order])) if (job.id === order.id) trace(job);
    }),
  ];
  function work() {
    if (ended.signal.aborted) return;
    tasks.shift()?.();
    if (tasks.length) setTimeout(work, SLICE_MS);
  }
  setTimeout(work, SLICE_MS);

  return () => {
    ended.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
