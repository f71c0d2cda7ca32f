import { DispatchPlayer } from '@/components/home/technology/DispatchPlayer';
import { JobRow } from '@/components/home/technology/JobRow';
import { Valley } from '@/components/home/technology/Valley';
import { SectionHeading } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import { DAY, TIMES } from '@/lib/dispatch/dayPicture';
import { formatTime } from '@/lib/dispatch/formatTime';
import type { DispatchContent } from '@/lib/schema/home/dispatch';
import classes from './DispatchDesk.module.css';

const HOURS = Array.from({ length: (TIMES.to - TIMES.from) / 60 + 1 }, (_, hour) => TIMES.from + hour * 60);
/** The first digit is repeated at the end, so that the strip restarts without a jump. */
const STRIPS = {
  hours: HOURS.map((minute) => formatTime(minute).slice(0, 3)),
  tens: [...'0123450'],
  units: [...'01234567890'],
};

type DispatchDeskProps = { id: string; label: string; title: string; content: DispatchContent };

export function DispatchDesk({ id, label, title, content }: DispatchDeskProps) {
  return (
    <div data-dispatch className={classes.root} style={{ '--jobs': DAY.length }}>
      <div className={classes.head} data-stack="3">
        <SectionHeading id={id} label={label} title={title} />
        <p data-text="body">
          <Text as="span" byClause text={content.lead} /> <TextLink link={content.link} />
        </p>
      </div>
      <Valley content={content} />
      <div className={classes.controls} data-scripted data-pagefind-ignore>
        <button type="button" className={classes.play} data-play>
          <svg viewBox="0 0 20 20" role="img" aria-label={content.play} className={classes.start}>
            <path d="M6 4l10 6-10 6z" />
          </svg>
          <svg viewBox="0 0 20 20" role="img" aria-label={content.pause} className={classes.stop}>
            <path d="M7 4v12M13 4v12" />
          </svg>
        </button>
        <Clock />
        <span className={classes.windy}>{content.windy}</span>
        <div className={classes.time}>
          <input
            type="range"
            data-time
            min={TIMES.from}
            max={TIMES.to}
            step={5}
            defaultValue={TIMES.to}
            aria-label={content.time}
            aria-valuetext={formatTime(TIMES.to)}
          />
          <i className={classes.now} data-now />
        </div>
      </div>
      <div className={classes.jobs} role="radiogroup" aria-label={content.jobs} data-pagefind-ignore>
        {DAY.map((job, row) => (
          <JobRow key={job.id} job={job} row={row} content={content} />
        ))}
      </div>
      <p className={classes.note} data-text="label" data-above="3">
        <Text as="span" byClause text={content.note} />
      </p>
      <DispatchPlayer day={TIMES} />
    </div>
  );
}

/** Strips of digits that the player moves, because changed text would need a new layout. */
function Clock() {
  return (
    <span className={classes.clock} aria-hidden="true">
      {Object.entries(STRIPS).map(([name, figures]) => (
        <b key={name} data-strip={name}>
          {figures.join('\n')}
        </b>
      ))}
    </span>
  );
}
