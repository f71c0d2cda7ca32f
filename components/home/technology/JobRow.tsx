import { TextLink } from '@/components/ui/TextLink';
import { TextWithNumbers } from '@/components/ui/TextWithNumbers';
import { TIMES } from '@/lib/dispatch/dayPicture';
import { formatTime } from '@/lib/dispatch/formatTime';
import { recordOf } from '@/lib/dispatch/record';
import type { ScheduledJob } from '@/lib/dispatch/schedule';
import type { DispatchContent } from '@/lib/schema/home/dispatch';
import { fill } from '@/lib/text/fill';
import classes from './DispatchDesk.module.css';

const share = (minute: number) => (minute - TIMES.from) / (TIMES.to - TIMES.from);

type JobProps = { job: ScheduledJob; row: number; content: DispatchContent };

export function JobRow({ job, row, content }: JobProps) {
  const { id, crew, drone, scene, off, lands, settled } = job;
  const [from, to] = [share(off), share(lands)];
  return (
    <div className={classes.job} style={{ '--row': row }}>
      <input type="radio" name="job" id={`job-${id}`} value={id} defaultChecked={row === 0} />
      <label htmlFor={`job-${id}`}>
        <strong data-from={settled}>{content.names[id]}</strong>
        <small>{content.scenes[scene]}</small>
        <small>
          {content.names[crew.id]} {content.models[drone.model] ?? drone.model}
        </small>
        <b>{formatTime(off)}</b>
        <span className={classes.bar} style={{ '--from': from, '--takes': to - from }}>
          <i className={classes.done} data-done={id} />
          <i className={classes.marker} data-head={id} />
        </span>
      </label>
      <Record job={job} content={content} />
    </div>
  );
}

function Record({ job, content }: Omit<JobProps, 'row'>) {
  const steps = recordOf(job, content);
  const titleId = `record-${job.id}`;
  return (
    <div className={classes.record}>
      <strong id={titleId} data-text="body">
        {fill(content.record.label, { name: content.names[job.id] as string })}
      </strong>
      <section aria-labelledby={titleId} data-above="3">
        <div className={classes.rail} aria-hidden="true">
          <i className={classes.done} data-rail={job.id} />
          {steps.map((step) => (
            <i key={step.at} data-from={step.at} />
          ))}
          <i className={classes.marker} data-station={job.id} />
        </div>
        <ol>
          {steps.map(({ at, lines }, i) => (
            <li key={at} data-from={at}>
              <h3>
                {content.stations[i]} <b>{formatTime(at)}</b>
              </h3>
              {lines.map(([minute, text]) => (
                <p key={text} data-from={minute}>
                  <TextWithNumbers byClause text={text} />
                </p>
              ))}
            </li>
          ))}
        </ol>
      </section>
      <TextLink
        link={{
          title: fill(content.ask, { scene: content.scenes[job.scene] }),
          path: `/about/?query=${job.scene}#enquiry`,
        }}
      />
    </div>
  );
}
