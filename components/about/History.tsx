import { Climb } from '@/components/about/Climb';
import { MilestoneItem } from '@/components/about/MilestoneItem';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { AboutContent } from '@/lib/schema/about';

export function History({
  title,
  lead,
  climb,
  notes,
  present,
  sourceLabel,
  ...rest
}: AboutContent['history']) {
  const milestones = rest.milestones.map((milestone, index) => ({
    ...milestone,
    id: `milestone-${index + 1}`,
  }));
  return (
    <Section id="history" labelledBy="history-title">
      <SectionHeading id="history-title" title={title} lead={lead} />
      <Climb
        caption={climb}
        notes={notes}
        milestones={milestones.flatMap(({ id, date, title: name }) =>
          date ? { id, date, title: name } : [],
        )}
      />
      <ol>
        {milestones.map((milestone) => (
          <MilestoneItem
            key={milestone.id}
            milestone={milestone}
            present={present}
            sourceLabel={sourceLabel}
          />
        ))}
      </ol>
    </Section>
  );
}
