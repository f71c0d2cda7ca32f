import { JobCalculator } from '@/components/guide/JobCalculator';
import { Text, Texts } from '@/components/ui/Text';
import { JOBS, type Job as JobName, type Tank } from '@/lib/drones/jobSums';
import type { JobContent } from '@/lib/schema/guide';
import { fill } from '@/lib/text/fill';
import classes from './Job.module.css';

const NAMES = Object.keys(JOBS) as JobName[];

export function Job({ content, tanks }: { content: JobContent; tanks: Tank[] }) {
  const tankTexts = tanks.map(({ text }) => text).join('，');
  return (
    <div id="job" data-tone="mist" className={classes.root} data-above="8" data-stack="7">
      <div data-stack="1">
        <h3 data-text="h3">{content.title}</h3>
        <Text data-text="body" byClause text={content.lead} />
      </div>
      <div data-grid="1:1">
        {NAMES.map((job) => (
          <JobCalculator
            key={job}
            job={job}
            content={content}
            tanks={tanks}
            notes={<Texts texts={content.jobs[job].notes.map((note) => fill(note, { tanks: tankTexts }))} />}
          />
        ))}
      </div>
    </div>
  );
}
