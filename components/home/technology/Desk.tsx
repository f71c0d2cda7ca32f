import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { DeskStart } from '@/components/home/technology/DeskStart';
import { Clauses } from '@/components/ui/Clauses';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import { DAY, PLOT_SHAPES, VIEW_BOX } from '@/lib/dispatch/finished';
import { middle, type Point, pointAt } from '@/lib/dispatch/geometry';
import { above } from '@/lib/dispatch/land';
import { jobMarkup, recordMarkup } from '@/lib/dispatch/markup';
import { stepsOf } from '@/lib/dispatch/plan';
import { clock, eventsOf, fill, muOf, nameOf, recordOf, sceneOf } from '@/lib/dispatch/record';
import { SITE } from '@/lib/dispatch/site';
import type { DispatchContent } from '@/lib/schema/home/dispatch';
import classes from './Desk.module.css';

/** Where names stand on the picture; to the right of the place, or over its middle. */
const PINS: [string, number, number, 'right'?][] = [
  ['lake', 190, 69],
  ['gorge', 606, 78],
  ['forest', 388, -2],
  ['yard', 592, 214],
  ['peak', 462, -24],
  ['wire', 98, 290],
  ['pool', 222, 391],
  ['nest', 330, 128, 'right'],
];
const PLOT_PINS: Record<string, [number, number, 'right'?]> = {
  pond: [340, 408, 'right'],
  rape: [196, 226],
  bend: [540, 344],
  east: [750, 366],
  upper: [924, 122, 'right'],
  lower: [942, 190, 'right'],
  tea: [976, 368],
};
/** The arc of the stations over the valley, in the proportions of the site's own arc. */
const STATIONS: Point[] = [
  [36, -56],
  [256, -150.9],
  [476, -180.2],
  [696, -150.9],
  [916, -56],
];
const ARC = 'M36-56A841.5 841.5 0 0 1 916-56';
const [START, END] = SITE.day;
const at = ([x, y]: readonly [number, number, ...unknown[]]) =>
  ({ '--x': x.toFixed(1), '--y': y.toFixed(1) }) as CSSProperties;

export function Desk({
  id,
  label,
  title,
  words,
}: {
  id: string;
  label: string;
  title: string;
  words: DispatchContent;
}) {
  const [chosen] = DAY;
  if (!chosen) return null;
  const steps = recordOf(chosen, SITE, words);
  return (
    <div data-desk className={classes.desk}>
      <div className={classes.head} data-stack="3">
        <SectionHeading id={id} label={label} title={title} />
        <p data-text="body">
          <Clauses text={words.lead} />
        </p>
        <TextLink href={words.link.path}>{words.link.title}</TextLink>
      </div>
      <div
        className={classes.pan}
        data-pan
        data-pagefind-ignore
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it is scrolled sideways
        tabIndex={0}
      >
        <div className={classes.picture}>
          <Layer file="/drawings/valley.svg" alt={words.picture} />
          <div aria-hidden="true">
            {PINS.map(([name, x, y, side]) => (
              <span key={name} className={classes.pin} data-pin={name} data-side={side} style={at([x, y])}>
                {words.pins[name]}
              </span>
            ))}
            {SITE.plots.map((plot) => (
              <span
                key={plot.id}
                className={`${classes.pin} ${classes.plot}`}
                data-side={PLOT_PINS[plot.id]?.[2]}
                style={at(PLOT_PINS[plot.id] ?? [0, 0])}
              >
                {fill(words.plot, { name: words.names[plot.id] as string, mu: muOf(plot) })}
              </span>
            ))}
            <span className={classes.pin} style={at([524, 399])}>
              {fill(words.mu)}
            </span>
            <span className={classes.pin} data-side="right" style={at([582, 399])}>
              {fill(words.side)}
            </span>
          </div>
          <Layer file="/day.svg" className={classes.finished} />
          <svg className={classes.layer} viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
            {PLOT_SHAPES.map((plot) => (
              <g key={plot.id} data-plot={plot.id} data-chosen={plot.id === 'pond' ? '' : undefined}>
                <polygon points={plot.points} />
              </g>
            ))}
            <g data-routes />
          </svg>
          <Layer file="/drawings/wind.svg" className={classes.wind} />
          <svg
            className={`${classes.layer} ${classes.arcs}`}
            viewBox={VIEW_BOX}
            aria-hidden="true"
            focusable="false"
          >
            <path className={classes.drop} d="M256-113V-56M476-142V-56M696-113V-56" />
            <path className={classes.arc} d={ARC} />
            <path className={classes.gone} data-gone="" pathLength={1} d={ARC} />
          </svg>
          <ol className={classes.stations} data-stations aria-hidden="true">
            {words.stations.map((station, i) => (
              <li key={station} data-reached="" style={at(STATIONS[i] as Point)}>
                <strong>{station}</strong>
                <b>{clock(stepsOf(chosen)[i] as number)}</b>
              </li>
            ))}
          </ol>
          <i className={classes.dot} data-dot style={at(STATIONS[4] as Point)} />
          {SITE.crews.map((crew) => (
            <Crew key={crew.id} id={crew.id} truck={crew.place ? undefined : words.names[crew.id]} />
          ))}
          {SITE.plots.map((plot) => (
            <button
              key={plot.id}
              type="button"
              className={classes.free}
              data-free={plot.id}
              data-scripted
              hidden={DAY.some((job) => job.kind === 'spray' && job.plot === plot.id)}
              style={at(above(plot.id === 'bend' ? [490, 502] : middle(plot.ring)))}
              aria-label={fill(words.orderLabel, { name: words.names[plot.id] as string, mu: muOf(plot) })}
            >
              {plot.id === 'bend' && <span>{words.order}</span>}
            </button>
          ))}
        </div>
      </div>
      <div className={classes.bar} data-scripted data-pagefind-ignore>
        <button type="button" className={classes.icon} data-play aria-label={words.play}>
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path className={classes.go} d="M6 4l10 6-10 6z" />
            <path className={classes.stop} d="M7 4v12M13 4v12" />
          </svg>
        </button>
        <span className={classes.clock} data-clock>
          {clock(END)}
        </span>
        <span className={classes.event} data-event aria-hidden="true">
          {eventsOf(DAY, SITE, words).at(-1)?.[1]}
        </span>
        <span className={classes.airspeed} data-speed>
          {fill(words.wind, { speed: 1.6 })}
        </span>
        <button type="button" className={classes.button} data-blow aria-pressed="false">
          {words.blow}
        </button>
      </div>
      <Board words={words} />
      <div className={classes.record} data-pagefind-ignore>
        <div className={classes.title}>
          <h3 data-text="h3" data-name>
            {nameOf(chosen, words)}
          </h3>
          <p data-scene>{sceneOf(chosen, words)}</p>
        </div>
        <Html
          html={recordMarkup(steps, END, words)}
          aria-label={words.record.label}
          data-record
          tabIndex={0}
        />
        <p data-above="2" data-enquire>
          <TextLink href={`/about/?query=${chosen.scene}#enquiry`}>{words.enquire}</TextLink>
        </p>
      </div>
      <p className={classes.note} data-text="label">
        <Clauses text={words.note} />
      </p>
      <p data-visually-hidden role="status" data-say />
      <DeskStart words={words} />
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

function Html({ html, ...rest }: ComponentProps<'ol'> & { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by lib/dispatch, as the moving desk writes it
  return <ol {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Crew({ id, truck }: { id: string; truck?: string }) {
  const crew = SITE.crews.find((one) => one.id === id);
  const stands = DAY.findLast((job) => job.crew === crew)?.stand.along ?? crew?.home ?? 0;
  return (
    <>
      {truck && (
        <span
          className={`${classes.craft} ${classes.truck}`}
          data-truck={id}
          style={at(above(pointAt(SITE.road, stands)))}
        >
          <svg viewBox="0 0 22 14" aria-hidden="true" focusable="false">
            <path d="M1 11V3h12v8M13 5h4l4 4v2h-3M5 11h9M1 11h1" />
            <circle cx="4" cy="11" r="2" />
            <circle cx="16" cy="11" r="2" />
          </svg>
          {truck}
        </span>
      )}
      <svg
        className={classes.craft}
        data-drone={id}
        data-state="home"
        style={at([0, 0])}
        viewBox="-14 -14 28 28"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M-7-7 7 7M7-7-7 7" />
        {[-8, 8].map((cy) => [-8, 8].map((cx) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="4.5" />))}
        <circle className={classes.heart} r="4" />
      </svg>
    </>
  );
}

const HOURS = Array.from({ length: 10 }, (_, i) => 8 + i);
const TICKS = Array.from({ length: 20 }, (_, i) => `M${i * 30} 22v${i % 2 ? 4 : 8}`).join('');

function Board({ words }: { words: DispatchContent }) {
  return (
    <div className={classes.board} data-pagefind-ignore>
      <ol className={classes.lanes} aria-hidden="true">
        {SITE.crews.map(({ id, drones }, lane) => (
          <li key={id} style={{ '--lane': lane } as CSSProperties}>
            {words.names[id]}
            {drones.map(({ model }): ReactNode => {
              const name = words.models[model];
              return name ? <small key={model}>{name}</small> : <b key={model}>{model}</b>;
            })}
          </li>
        ))}
      </ol>
      <Html
        html={DAY.map((job) => jobMarkup(job, words)).join('')}
        className={classes.jobs}
        aria-label={words.jobs}
        data-jobs
        tabIndex={0}
      />
      <div className={classes.range}>
        <div className={classes.axis} aria-hidden="true">
          <svg preserveAspectRatio="none" viewBox="0 0 570 44" aria-hidden="true" focusable="false">
            <path vectorEffect="non-scaling-stroke" d={`M0 22H570${TICKS}`} />
          </svg>
          {HOURS.map((hour, i) => (
            <b key={hour} style={{ '--hour': i } as CSSProperties}>
              {hour}
            </b>
          ))}
        </div>
        <input
          type="range"
          data-range
          data-scripted
          min={START}
          max={END}
          step={5}
          defaultValue={END}
          aria-label={words.time}
          aria-valuetext={clock(END)}
        />
        <div className={classes.gust} data-gust hidden aria-hidden="true">
          {fill(words.windy)}
        </div>
        <div className={classes.thumb} data-head />
      </div>
      <div className={classes.playhead} data-head aria-hidden="true" />
    </div>
  );
}
