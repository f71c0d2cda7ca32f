import { Fragment, type ReactNode } from 'react';

type ClausesProps = {
  text: string;
  /** How each clause is drawn, where not as it is. */
  draw?: (clause: string) => ReactNode;
};

/** Up to a punctuation mark, or in brackets. */
const CLAUSE = /（[^（）]*）[、，。：；！？”》]*|（?[^、，。：；！？（]+[、，。：；！？”》）]*/g;
const SPACES = / /g;

/** Chinese text that breaks only after punctuation, as far as the line is wide enough. */
export function Clauses({ text, draw = (clause) => clause }: ClausesProps) {
  const clauses = text.match(CLAUSE) ?? [text];
  if (clauses.length < 2) return draw(text);
  return (
    <span data-clauses="">
      {clauses.map((clause) => (
        <Fragment key={clause}>
          {nowrapText(draw(clause))}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

function nowrapText(drawn: ReactNode) {
  return typeof drawn === 'string' ? drawn.replace(SPACES, '\u00A0') : drawn;
}
