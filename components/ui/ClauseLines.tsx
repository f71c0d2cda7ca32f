import { Text } from '@/components/ui/Text';
import classes from './ClauseLines.module.css';

/** A title that breaks after a comma or colon before it breaks anywhere else. */
export function ClauseLines({ text }: { text: string }) {
  return text
    .split(/(?<=[，：])/)
    .map((clause) => <Text as="span" key={clause} className={classes.clause} text={clause} />);
}
