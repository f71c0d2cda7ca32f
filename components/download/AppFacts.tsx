import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { DownloadContent } from '@/lib/schema/download';
import classes from './AppFacts.module.css';

type AppFactsProps = { content: DownloadContent['facts'] };

export function AppFacts({ content }: AppFactsProps) {
  const { title, lead, facts, privacy } = content;
  const known = facts.filter(({ value }) => value.value);
  return (
    <Section labelledBy="facts-title" tone="mist">
      <div className={classes.columns}>
        <SectionHeading id="facts-title" title={title} lead={lead} />
        <dl className={classes.facts}>
          {known.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value.value}</dd>
            </div>
          ))}
          <div>
            <dt>{privacy.term}</dt>
            <dd>
              <TextLink href={privacy.path}>{privacy.title}</TextLink>
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
