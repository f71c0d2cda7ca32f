import { Fragment } from 'react';
import { DAY } from '@/lib/dispatch/dayPicture';
import type { Point } from '@/lib/dispatch/geometry';
import { above } from '@/lib/dispatch/terrain';
import type { DispatchContent } from '@/lib/schema/home/dispatch';
import classes from './DispatchDesk.module.css';

/** Places on `valley.svg`, in its units, of what `names` calls so; `true` leaves a name out on phones. */
const LABELS: [key: string, x: number, y: number, wide?: true][] = [
  ['lake', 190, 69],
  ['woods', 452, 118],
  ['nest', 346, 146],
  ['fishPond', 222, 391],
  ['pondside', 356, 408],
  ['east', 862, 352],
  ['gorge', 606, 78, true],
  ['yard', 592, 214, true],
  ['peak', 488, 18, true],
  ['wire', 98, 290, true],
];
const ROTORS = [-8, 8].flatMap((x) => [-8, 8].map((y) => [x, y]));
const at = ([x, y]: Point) => ({ '--x': x.toFixed(1), '--y': y.toFixed(1) });

export function Valley({ content: { names, picture } }: { content: DispatchContent }) {
  return (
    <div className={classes.valley} data-view data-unbroken data-pagefind-ignore>
      <picture data-not-printed>
        <source type="image/avif" srcSet="/drawings/relief.avif" />
        <Layer file="/drawings/relief.webp" />
      </picture>
      <Layer file="/drawings/valley.svg" alt={picture} />
      <div className={classes.flights} data-flights>
        <Layer file="/day.svg" />
      </div>
      <Layer file="/drawings/wind.svg" className={classes.wind} />
      <div aria-hidden="true">
        {LABELS.map(([key, x, y, wide]) => (
          <span
            key={key}
            className={classes.label}
            data-screen={wide ? 'from-sm' : undefined}
            style={at([x, y])}
          >
            {names[key]}
          </span>
        ))}
        {DAY.map(({ id, crew, stand }) => (
          <Fragment key={id}>
            {!crew.place && (
              <span className={classes.truck} data-beside="1" data-truck={id} style={at(above(stand.point))}>
                <svg viewBox="0 0 22 14" aria-hidden="true">
                  <path d="M1 11V3h12v8M13 5h4l4 4v2h-3M5 11h9M1 11h1" />
                  <circle cx="4" cy="11" r="2" />
                  <circle cx="16" cy="11" r="2" />
                </svg>
                {names[crew.id]}
              </span>
            )}
            <svg className={classes.drone} data-drone={id} viewBox="-14 -14 28 28" aria-hidden="true">
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
