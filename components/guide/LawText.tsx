import { LawLinks } from '@/components/guide/LawLinks';
import { Clauses } from '@/components/ui/Clauses';
import type { Law } from '@/lib/schema/guide/rules';
import { splitLawBrackets } from '@/lib/text/splitLawArticles';
import classes from './LawText.module.css';

type LawTextProps = { text: string; law: Law };

/** A sentence whose brackets with articles of the law are set small. */
export function LawText({ text, law }: LawTextProps) {
  return splitLawBrackets(text).map((part, index) =>
    index % 2 ? (
      <span key={part} className={classes.articles}>
        <wbr />
        <LawLinks text={part} law={law} />
      </span>
    ) : (
      part && <Clauses key={part} text={part} />
    ),
  );
}
