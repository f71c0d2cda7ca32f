import { Clauses } from '@/components/ui/Clauses';
import classes from './SectionHeading.module.css';

type SectionHeadingProps = { id?: string; title: string; lead?: string };

export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <div className={classes.root}>
      <h2 id={id} data-type="h2">
        <Clauses text={title} />
      </h2>
      {lead && (
        <p className={classes.lead} data-type="lead">
          <Clauses text={lead} />
        </p>
      )}
    </div>
  );
}
