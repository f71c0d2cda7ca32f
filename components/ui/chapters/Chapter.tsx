import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';

type ChapterProps = {
  id: string;
  title: string;
  lead?: string;
  tone?: 'paper' | 'mist';
  /** Under its head, in the narrow column. */
  beside?: ReactNode;
  children: ReactNode;
};

export function Chapter({ id, title, lead, tone, beside, children }: ChapterProps) {
  return (
    <Section id={id} tone={tone}>
      <div data-grid="4:8">
        <div data-stack="4" data-sticky>
          <SectionHeading id={`${id}-title`} title={title} lead={lead} />
          {beside}
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}
