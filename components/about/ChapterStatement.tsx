import { Text } from '@/components/ui/Text';
import classes from './ChapterStatement.module.css';

type ChapterStatementProps = { id: string; title: string; text: string; size?: 'h2' | 'title' };

export function ChapterStatement({ id, title, text, size = 'h2' }: ChapterStatementProps) {
  return (
    <>
      <h2 id={`${id}-title`} data-text="small" data-eyebrow data-beside="3">
        {title}
      </h2>
      <Text data-text={size} className={classes.text} byClause text={text} />
    </>
  );
}
