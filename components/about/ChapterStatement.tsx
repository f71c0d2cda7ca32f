import { Text } from '@/components/ui/Text';
import classes from './ChapterStatement.module.css';

type ChapterStatementProps = { id: string; title: string; text: string; size?: 'h2' | 'title' };

/** The head of a chapter: its title as an eyebrow above one large sentence, whose lines end at its commas. */
export function ChapterStatement({ id, title, text, size = 'h2' }: ChapterStatementProps) {
  return (
    <>
      <h2 id={`${id}-title`} data-text="small" data-eyebrow>
        {title}
      </h2>
      <p data-text={size} className={classes.text}>
        {text.split(/(?<=，)/).map((clause) => (
          <Text as="span" key={clause} className={classes.clause} text={clause} />
        ))}
      </p>
    </>
  );
}
