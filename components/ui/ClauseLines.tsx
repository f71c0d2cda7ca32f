import { Texts } from '@/components/ui/Text';
import classes from './ClauseLines.module.css';

/** A title that breaks after a comma or colon before it breaks anywhere else. */
export function ClauseLines({ text }: { text: string }) {
  return <Texts as="span" className={classes.clause} texts={text.split(/(?<=[，：])/)} />;
}
