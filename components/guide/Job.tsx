import { JobCalculator } from '@/components/guide/JobCalculator';
import { JOBS, type Job as JobName, type Tank } from '@/lib/drones/jobSums';
import type { JobContent } from '@/lib/schema/guide';
import classes from './Job.module.css';

const NAMES = Object.keys(JOBS) as JobName[];

export function Job({ content, tanks }: { content: JobContent; tanks: Tank[] }) {
  return (
    <div id="job" data-tone="mist" className={classes.root}>
      <div data-stack="1">
        <h3 data-type="h3">{content.title}</h3>
        <p data-type="body">{content.lead}</p>
      </div>
      <div data-grid="1:1">
        {NAMES.map((job) => (
          <JobCalculator key={job} job={job} content={content} tanks={tanks} />
        ))}
      </div>
    </div>
  );
}
