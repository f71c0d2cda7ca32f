import { Clauses } from '@/components/ui/Clauses';
import classes from './Statement.module.css';

type StatementProps = { text: string; paragraphs: readonly string[] };

/** One sentence said large, and what stands behind it. */
export function Statement({ text, paragraphs }: StatementProps) {
  return (
    <div className={classes.root}>
      <p className={classes.text}>
        <Clauses text={text} />
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={classes.paragraph}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
