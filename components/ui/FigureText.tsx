import { clausesOf } from '@/components/ui/Clauses';
import { Figure } from '@/components/ui/Figure';
import { figuresIn } from '@/lib/typography/figures';
import classes from './Clauses.module.css';

type FigureTextProps = { text: string };

export function FigureText({ text }: FigureTextProps) {
  const clauses = clausesOf(text);
  if (clauses.length < 2) return figures(text);
  return clauses.map((clause) => (
    <span key={clause} className={classes.clause}>
      {figures(clause)}
    </span>
  ));
}

function figures(text: string) {
  return figuresIn(text).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move
    typeof piece === 'string' ? piece : <Figure key={index} {...piece} />,
  );
}
