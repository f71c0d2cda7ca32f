import { historyPoints } from '@/components/about/historyPoints';
import { Clauses } from '@/components/ui/Clauses';
import { Reveal } from '@/components/ui/Reveal';
import classes from './HistoryChart.module.css';

type ClimbProps = {
  /** {from}, {to}, {count}, {year} and {most} stand for what the drawing shows. */
  caption: string;
  /** The oldest first. */
  milestones: readonly { id: string; date: string; title: string }[];
};

/** How the documents came: months from left to right, one step up for each. */
export function HistoryChart({ caption, milestones }: ClimbProps) {
  const dates = milestones.map(({ date }) => date);
  const { years, points, densest } = historyPoints(dates);
  const values = {
    from: dates[0]?.slice(0, 4),
    to: dates.at(-1)?.slice(0, 4),
    count: dates.length,
    year: densest.year,
    most: densest.count,
  };
  const shown = caption.replace(/\{(\w+)\}/g, (mark, name: keyof typeof values) =>
    String(values[name] ?? mark),
  );
  return (
    <figure className={classes.root}>
      <Reveal>
        {/* The list below has the same links, with more words. */}
        <svg className={classes.drawing} aria-hidden="true" focusable="false">
          {points.slice(1).map(({ x, y }, index) => (
            <line
              key={`${x} ${y}`}
              x1={`${points[index]?.x}%`}
              y1={`${points[index]?.y}%`}
              x2={`${x}%`}
              y2={`${y}%`}
            />
          ))}
          {points.map(({ x, y }, index) => (
            <a key={milestones[index]?.id} href={`#${milestones[index]?.id}`} tabIndex={-1}>
              <title>{milestones[index]?.title}</title>
              <circle cx={`${x}%`} cy={`${y}%`} r="12" fill="transparent" stroke="none" />
              <circle cx={`${x}%`} cy={`${y}%`} className={classes.dot} />
            </a>
          ))}
          <rect width="100%" height="100%" className={classes.cover} />
        </svg>
        <ol className={classes.years} aria-hidden="true">
          {years.map((year) => (
            <li key={year}>{year}</li>
          ))}
        </ol>
      </Reveal>
      <figcaption data-type="label">
        <Clauses text={shown} />
      </figcaption>
    </figure>
  );
}
