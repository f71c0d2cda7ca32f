import { ArticleLinks } from '@/components/guide/ArticleLinks';
import { Clauses } from '@/components/ui/Clauses';
import type { Law } from '@/lib/schema/guide/rules';
import { splitArticles } from '@/lib/text/splitArticles';
import classes from './LawText.module.css';

type LawTextProps = { text: string; law: Law };

/** A sentence in clauses, in which the articles that it rests on stand back. */
export function LawText({ text, law }: LawTextProps) {
  const draw = (clause: string) =>
    splitArticles(clause).length === 1 ? (
      clause
    ) : (
      <span className={classes.articles}>
        <ArticleLinks text={clause} law={law} />
      </span>
    );
  return <Clauses text={text} draw={draw} />;
}
