import { HistoryChart } from '@/components/about/HistoryChart';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import type { AboutContent } from '@/lib/schema/about';
import type { Milestone } from '@/lib/schema/policies';
import itemClasses from './MilestoneItem.module.css';

type HistoryProps = { content: AboutContent['history']; policies: readonly Milestone[] };

const month = ({ date }: Milestone) => date.slice(0, 7);

/** What has happened, the newest first, under what the platform is today. */
export function History({ content, policies }: HistoryProps) {
  const { title, lead, climb, present, sourceLabel, today, company } = content;
  const milestones = [...policies, ...company.value]
    .sort((a, b) => month(a).localeCompare(month(b)))
    .map((milestone, index) => ({ ...milestone, id: `milestone-${index + 1}` }));
  const entries: (Omit<Milestone, 'date'> & { id: string; date?: string })[] = [
    { ...today, id: 'today' },
    ...milestones.toReversed(),
  ];
  const [before, after] = sourceLabel.split('{source}');
  return (
    <Section id="history" labelledBy="history-title" title={title} lead={lead}>
      <HistoryChart caption={climb} milestones={milestones} />
      <ol>
        {entries.map(({ id, date, title: name, text, source, url }) => (
          <li key={id} id={id} className={itemClasses.root} data-present={date ? undefined : ''}>
            <Reveal className={itemClasses.entry}>
              {date ? (
                <time dateTime={date} data-type="figure" data-tint="jade">
                  {date}
                </time>
              ) : (
                <span data-accent>{present}</span>
              )}
              <h3 data-type="lead">{name}</h3>
              <div className={itemClasses.about}>
                <p data-type="body">{text}</p>
                <p data-type="label" data-links="" data-above="1">
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
