import { Text } from '@/components/ui/Text';
import classes from './ChapterStatement.module.css';

type ChapterStatementProps = { id: string; title: string; text: string; size?: 'h2' | 'title' };

/** The head of a chapter that says one sentence: its title is a label, and the sentence is large. */
export function ChapterStatement({ id, title, text, size = 'h2' }: ChapterStatementProps) {
  return (
    <>
      <h2 id={`${id}-title`} data-text="small" data-eyebrow>
        {title}
      </h2>
      <Text data-text={size} className={classes.text} text={text} />
    </>
  );
}
