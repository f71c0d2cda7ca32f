import { KeptPages } from '@/components/offline/KeptPages';
import { RetryButton } from '@/components/offline/RetryButton';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Clauses } from '@/components/ui/Clauses';
import { Section } from '@/components/ui/Section';
import type { OfflineContent } from '@/lib/schema/offline';
import classes from './OfflineScreen.module.css';

type OfflineScreenProps = { content: OfflineContent };

export function OfflineScreen({ content }: OfflineScreenProps) {
  return (
    <Section>
      <div className={classes.root}>
        <h1 className={classes.title}>
          <Clauses text={content.title} />
        </h1>
        <p>{content.text}</p>
        <div className={classes.ways}>
          <RetryButton label={content.retry} />
          <ButtonLink href={content.home.path} look="line">
            {content.home.title}
          </ButtonLink>
        </div>
        <KeptPages label={content.pages} />
      </div>
    </Section>
  );
}
