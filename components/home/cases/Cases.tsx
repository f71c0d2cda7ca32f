import { CaseBrowser } from '@/components/home/cases/CaseBrowser';
import { CaseCard } from '@/components/home/cases/CaseCard';
import { Clauses } from '@/components/ui/Clauses';
import { Reveal } from '@/components/ui/Reveal';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { StatList } from '@/components/ui/StatList';
import { TextLink } from '@/components/ui/TextLink';
import type { CasesContent } from '@/lib/schema/home/cases';
import type { SlidesLabels } from '@/lib/schema/slides';
import statsClasses from './CaseStats.module.css';
import classes from './Cases.module.css';

type CasesProps = { content: CasesContent; slidesLabels: SlidesLabels };

export function Cases({ content, slidesLabels }: CasesProps) {
  const { title, lead, categoriesLabel, leftLabel, rightLabel, previous, next, source, ask } = content;
  const categories = content.categories.map(({ query, id, title: name, stats, note, cards }) => ({
    query,
    id,
    title: name,
    stats: (
      <div className={statsClasses.root} data-stack="4">
        <StatList stats={stats} upright />
        {note && (
          <p className={statsClasses.note} data-type="small">
            {note}
          </p>
        )}
        <p data-type="label">
          <Clauses text={source} />
        </p>
        <p>
          <TextLink href={`${ask.path}?${query}`}>{ask.title.replace('{category}', name)}</TextLink>
        </p>
      </div>
    ),
    cards: cards.map((card) => (
      <CaseCard key={card.farm} card={card} leftLabel={leftLabel} rightLabel={rightLabel} />
    )),
  }));
  return (
    <section id="cooperation" aria-labelledby="cooperation-title" data-tone="mist" className={classes.root}>
      <Reveal>
        <CaseBrowser
          heading={<SectionHeading id="cooperation-title" title={title} lead={lead} />}
          categories={categories}
          labels={{ categories: categoriesLabel, previous, next, slides: slidesLabels }}
        />
      </Reveal>
    </section>
  );
}
