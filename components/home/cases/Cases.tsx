import { CaseBrowser } from '@/components/home/cases/CaseBrowser';
import { CaseStrip } from '@/components/home/cases/CaseStrip';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { SectionHeading } from '@/components/ui/Section';
import { StatList } from '@/components/ui/StatList';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { CasesContent } from '@/lib/schema/home/cases';
import { fill } from '@/lib/text/fill';
import classes from './Cases.module.css';

export function Cases(content: CasesContent) {
  const { label, title, lead, categoriesLabel, taskLabel, dispatchLabel, previous, next, ask } = content;
  const categories = content.categories.map(({ scene, anchor, title: name, stats, note, cards }) => ({
    key: scene,
    title: name,
    panelId: anchor,
    panel: (
      <>
        <CaseStrip name={name} labels={{ previous, next }}>
          {cards.map(({ picture, title: job, task, dispatch }) => (
            <li key={job} className={classes.card} data-tone="paper">
              <Picture picture={picture} sizes={{ lg: '400px', base: '82vw' }} className={classes.picture} />
              <div className={classes.text}>
                <Text as="h3" data-text="lead" text={job} />
                <dl className={classes.details} data-text="small" data-above="2" data-stack="1">
                  {[
                    { term: taskLabel, text: task },
                    { term: dispatchLabel, text: dispatch },
                  ].map(({ term, text }) => (
                    <div key={term}>
                      <dt data-text="label">{term}</dt>
                      <Text as="dd" text={text} />
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          ))}
        </CaseStrip>
        <div className={classes.stats} data-stack="2">
          <StatList stats={stats} classes={classes} />
          <Text data-text="label" byClause text={note + lead} />
          <p>
            <TextLink link={{ title: fill(ask.title, { category: name }), path: `${ask.path}?${scene}` }} />
          </p>
        </div>
      </>
    ),
  }));
  return (
    <section id="cooperation" aria-labelledby="cooperation-title" data-tone="mist" className={classes.root}>
      <Reveal>
        <CaseBrowser
          heading={<SectionHeading id="cooperation-title" label={label} title={title} />}
          label={categoriesLabel}
          categories={categories}
        />
      </Reveal>
    </section>
  );
}
