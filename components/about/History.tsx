import { MilestoneItem } from '@/components/about/MilestoneItem';
import { Chapter } from '@/components/ui/Chapter';
import type { AboutContent } from '@/lib/schema/about';

type HistoryProps = { content: AboutContent['history'] };

export function History({ content }: HistoryProps) {
  const { title, lead, notes, present, sourceLabel, milestones } = content;
  return (
    <Chapter id="history" title={title} lead={lead} notes={notes}>
      <ol>
        {milestones.map((milestone) => (
          <MilestoneItem
            key={milestone.title}
            milestone={milestone}
            present={present}
            sourceLabel={sourceLabel}
          />
        ))}
      </ol>
    </Chapter>
  );
}
