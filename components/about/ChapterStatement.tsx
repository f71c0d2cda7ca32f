import { ClauseLines } from '@/components/ui/ClauseLines';
import classes from './ChapterStatement.module.css';

type ChapterStatementProps = { id: string; title: string; text: string; size?: 'h2' | 'title' };

export function ChapterStatement({ id, title, text, size = 'h2' }: ChapterStatementProps) {
  return (
    <>
      <h2 id={`${id}-title`} data-text="small" data-eyebrow data-beside="3">
        {title}
      </h2>
      <p data-text={size} className={classes.text}>
        <ClauseLines text={text} />
      </p>
    </>
  );
}
