import { type CSSProperties, createElement, Fragment } from 'react';
import { DispatchPlayer } from '@/components/home/technology/DispatchPlayer';
import { Clauses } from '@/components/ui/Clauses';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import { clock } from '@/lib/dispatch/clock';
import { DAY, TIMES } from '@/lib/dispatch/dayPicture';
import type { Point } from '@/lib/dispatch/geometry';
import { fillWithUnits, recordOf } from '@/lib/dispatch/record';
import type { ScheduledJob } from '@/lib/dispatch/schedule';
import { above } from '@/lib/dispatch/terrain';
import type { DispatchContent } from '@/lib/schema/home/dispatch';
import classes from './DispatchDesk.module.css';

/** Where names stand on the picture; a phone has no room for the last ones. */
const LABELS: [name: string, x: number, y: number, wide?: true][] = [
  ['lake', 190, 69],
  ['woods', 452, 118],
  ['nest', 346, 146],
  ['fishPond', 222, 391],
  ['pondside', 58, 396],
  ['east', 862, 352],
  ['gorge', 606, 78, true],
  ['yard', 592, 214, true],
  ['peak', 488, 18, true],
  ['wire', 98, 290, true],
  ['area', 524, 399, true],
];
const ROTORS = [-8, 8].flatMap((x) => [-8, 8].map((y) => [x, y]));
const HOURS = Array.from({ length: (TIMES.to - TIMES.from) / 60 + 1 }, (_, hour) => TIMES.from / 60 + hour);
/** Ends as it begins, so that it can run on. */
const digits = (count: number) => Array.from({ length: count + 1 }, (_, digit) => digit % count);

const at = ([x, y]: Point) => ({ '--x': x.toFixed(1), '--y': y.toFixed(1) }) as CSSProperties;
const share = (minute: number) => (minute - TIMES.from) / (TIMES.to - TIMES.from);

type DispatchDeskProps = { id: string; label: string; title: string; words: DispatchContent };

export function DispatchDesk({ id, label, title, words }: DispatchDeskProps) {
  return (
    <div data-desk className={classes.root}>
      <div className={classes.head} data-stack="3">
        <SectionHeading id={id} label={label} title={title} />
        <p data-text="body">
          <Clauses text={words.lead} /> <TextLink href={words.link.path}>{words.link.title}</TextLink>
        </p>
      </div>
      <Valley words={words} />
      <div className={classes.controls} data-scripted data-pagefind-ignore>
        <button type="button" className={classes.play} data-play aria-label={words.play}>
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path className={classes.start} d="M6 4l10 6-10 6z" />
            <path className={classes.stop} d="M7 4v12M13 4v12" />
          </svg>
        </button>
        <Clock />
        <span className={classes.windy}>{fillWithUnits(words.windy)}</span>
        <div className={classes.time}>
          <input
            type="range"
            data-time
            min={TIMES.from}
            max={TIMES.to}
            step={5}
            defaultValue={TIMES.to}
            aria-label={words.time}
            aria-valuetext={clock(TIMES.to)}
          />
          <i className={classes.now} data-now />
        </div>
      </div>
      <div className={classes.jobs} role="radiogroup" aria-label={words.jobs} data-pagefind-ignore>
        {DAY.map((job, row) => (
          <JobRow key={job.id} job={job} row={row} words={words} />
        ))}
      </div>
      <p className={classes.note} data-text="label">
        <Clauses text={words.note} />
      </p>
      <DispatchPlayer day={TIMES} labels={{ play: words.play, pause: words.pause }} />
    </div>
  );
}

function Valley({ words: { names, picture } }: { words: DispatchContent }) {
  return (
    <div
      className={classes.view}
      data-view
      data-pagefind-ignore
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it is scrolled sideways
      tabIndex={0}
    >
      <div className={classes.valley}>
        <Layer file="/drawings/valley.svg" alt={picture} />
        <div className={classes.flights} data-flights>
          <Layer file="/day.svg" />
        </div>
        <Layer file="/drawings/wind.svg" className={classes.wind} />
        <div aria-hidden="true">
          {LABELS.map(([name, x, y, wide]) => (
            <span
              key={name}
              className={classes.label}
              data-screen={wide ? 'from-sm' : undefined}
              style={at([x, y])}
            >
              {fillWithUnits(names[name] as string)}
            </span>
          ))}
          {DAY.map(({ id, crew, stand }) => (
            <Fragment key={id}>
              {!crew.place && (
                <span className={classes.truck} data-truck={id} style={at(above(stand.point))}>
                  <svg viewBox="0 0 22 14" aria-hidden="true" focusable="false">
                    <path d="M1 11V3h12v8M13 5h4l4 4v2h-3M5 11h9M1 11h1" />
                    <circle cx="4" cy="11" r="2" />
                    <circle cx="16" cy="11" r="2" />
                  </svg>
                  {names[crew.id]}
                </span>
              )}
              <svg
                className={classes.drone}
                data-drone={id}
                viewBox="-14 -14 28 28"
                aria-hidden="true"
                focusable="false"
              >
                <path d="M-7-7 7 7M7-7-7 7" />
                {ROTORS.map(([x, y]) => (
                  <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" />
                ))}
                <circle r="4" stroke="none" />
              </svg>
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}

function Layer({ file, alt = '', className = '' }: { file: string; alt?: string; className?: string }) {
  return (
    <img
      src={file}
      alt={alt}
      width={1580}
      height={660}
      loading="lazy"
      className={`${classes.layer} ${className}`}
    />
  );
}

/** Strips of digits that the player moves: changing text would be laid out anew. */
function Clock() {
  const strips = {
    hours: HOURS.map((hour) => `${String(hour).padStart(2, '0')}:`),
    tens: digits(6),
    units: digits(10),
  };
  return (
    <span className={classes.clock} aria-hidden="true">
      {Object.entries(strips).map(([name, figures]) => (
        <b key={name} data-strip={name}>
          {figures.join('\n')}
        </b>
      ))}
    </span>
  );
}

type JobProps = { job: ScheduledJob; row: number; words: DispatchContent };

function JobRow({ job, row, words }: JobProps) {
  const { id, crew, drone, scene, off, lands, settled } = job;
  const [from, to] = [share(off), share(lands)];
  return (
    <div className={classes.job} style={{ '--row': row } as CSSProperties}>
      <input type="radio" name="job" id={`job-${id}`} value={id} defaultChecked={row === 0} />
      <label htmlFor={`job-${id}`}>
        <strong data-from={settled}>{words.names[id]}</strong>
        <small>{words.scenes[scene]}</small>
        <small>
          {words.names[crew.id]} {words.models[drone.model] ?? drone.model}
        </small>
        <b>{clock(off)}</b>
        <span className={classes.bar} style={{ '--from': from, '--takes': to - from } as CSSProperties}>
          <i className={classes.done} data-done={id} />
          <i className={classes.amber} data-head={id} />
        </span>
      </label>
      <Record job={job} words={words} />
    </div>
  );
}

function Record({ job, words }: Omit<JobProps, 'row'>) {
  const steps = recordOf(job, words);
  const name = words.names[job.id] as string;
  return (
    <section className={classes.record} aria-label={fillWithUnits(words.record.label, { name })}>
      <div className={classes.rail} aria-hidden="true">
        <i className={classes.done} data-rail={job.id} />
        {steps.map((step) => (
          <i key={step.at} data-from={step.at} />
        ))}
        <i className={classes.amber} data-station={job.id} />
      </div>
      <ol
        aria-label={words.stations.join(' ')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is narrow it is scrolled sideways
        tabIndex={0}
      >
        {steps.map(({ at, lines }, i) => (
          <li key={at} data-from={at}>
            <h3>
              {words.stations[i]} <b>{clock(at)}</b>
            </h3>
            {lines.map(([minute, text]) => (
              <p key={text} data-from={minute}>
                <Figures text={text} />
              </p>
            ))}
          </li>
        ))}
      </ol>
      <TextLink href={`/about/?query=${job.scene}#enquiry`}>
        {fillWithUnits(words.enquire, { scene: words.scenes[job.scene] })}
      </TextLink>
    </section>
  );
}

function Figures({ text }: { text: string }) {
  const parts = text.split(/([PT]?\d[\d.:]*P?)/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, i) => (i % 2 ? createElement('b', null, part) : part)),
  );
}
