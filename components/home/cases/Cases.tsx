import { CaseBrowser } from '@/components/home/cases/CaseBrowser';
import { CaseCard } from '@/components/home/cases/CaseCard';
import { CaseStats } from '@/components/home/cases/CaseStats';
import { Reveal } from '@/components/ui/Reveal';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { CasesContent } from '@/lib/schema/home/cases';
import type { SlidesLabels } from '@/lib/schema/slides';
import classes from './Cases.module.css';

type CasesProps = { content: CasesContent; slidesLabels: SlidesLabels };

export function Cases({ content, slidesLabels }: CasesProps) {
  const { title, lead, categoriesLabel, leftLabel, rightLabel, previous, next, source, ask } = content;
  const categories = content.categories.map(({ query, id, title: name, stats, note, cards }) => ({
    query,
    id,
    title: name,
    stats: (
      <CaseStats
        stats={stats}
        note={note}
        source={source}
        ask={{ title: ask.title.replace('{category}', name), path: `${ask.path}?${query}` }}
      />
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
