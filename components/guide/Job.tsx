import { JobCalculator } from '@/components/guide/JobCalculator';
import { Clauses } from '@/components/ui/Clauses';
import { JOBS, type Job as JobName, type Tank } from '@/lib/drones/jobSums';
import type { JobContent } from '@/lib/schema/guide';
import { fill } from '@/lib/text/fill';
import classes from './Job.module.css';

const NAMES = Object.keys(JOBS) as JobName[];

export function Job({ content, tanks }: { content: JobContent; tanks: Tank[] }) {
  return (
    <div id="job" data-tone="mist" className={classes.root}>
      <div data-stack="1">
        <h3 data-text="h3">{content.title}</h3>
        <p data-text="body">
          <Clauses text={content.lead} />
        </p>
      </div>
      <div data-grid="1:1">
        {NAMES.map((job) => (
          <JobCalculator
            key={job}
            job={job}
            content={content}
            tanks={tanks}
            notes={content.jobs[job].notes.map((note) => (
              <p key={note}>
                <Clauses text={fill(note, { tanks: tanks.map(({ text }) => text).join('，') })} />
              </p>
            ))}
          />
        ))}
      </div>
    </div>
  );
}
