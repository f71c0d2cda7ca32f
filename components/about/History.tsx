import { HistoryChart } from '@/components/about/HistoryChart';
import { Clauses } from '@/components/ui/Clauses';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import type { AboutContent } from '@/lib/schema/about';
import itemClasses from './MilestoneItem.module.css';

export function History(content: AboutContent['history']) {
  const { title, lead, climb, notes, present, sourceLabel } = content;
  const milestones = content.milestones.map((milestone, index) => ({
    ...milestone,
    id: `milestone-${index + 1}`,
  }));
  const [before, after] = sourceLabel.split('{source}');
  return (
    <Section id="history" labelledBy="history-title" title={title} lead={lead}>
      <HistoryChart
        caption={climb}
        notes={notes}
        milestones={milestones.flatMap((each) => (each.date ? { ...each, date: each.date } : []))}
      />
      <ol>
        {milestones.map(({ id, date, title: name, text, source, url }) => (
          <li key={id} id={id} className={itemClasses.root} data-present={date ? undefined : ''}>
            <Reveal className={itemClasses.entry}>
              {date ? (
                <time dateTime={date} data-type="figure" className={itemClasses.date}>
                  {date}
                </time>
              ) : (
                <span data-accent>{present}</span>
              )}
              <h3 data-type="lead">{name}</h3>
              <div className={itemClasses.about}>
                <p data-type="body">
                  <Clauses text={text} />
                </p>
                <p data-type="label" data-links="" className={itemClasses.source}>
                  {before}
                  {url ? (
                    <SiteLink href={url} newTab>
                      {source}
                    </SiteLink>
                  ) : (
                    source
                  )}
                  {after}
                </p>
              </div>
            </Reveal>
          </li>
        ))}
      </ol>
    </Section>
  );
}
