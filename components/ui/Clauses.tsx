import classes from './Clauses.module.css';

type ClausesProps = { text: string };

const CLAUSE = /[^，。：；！？]+[，。：；！？”》）]*/g;

export function clausesOf(text: string) {
  return text.match(CLAUSE) ?? [text];
}

/** Chinese text that breaks only after punctuation, as far as the line is wide enough. */
export function Clauses({ text }: ClausesProps) {
  const clauses = clausesOf(text);
  if (clauses.length < 2) return text;
  return clauses.map((clause) => (
    <span key={clause} className={classes.clause}>
      {clause}
    </span>
  ));
}
