import { CachedPages } from '@/components/offline/CachedPages';
import { RetryButton } from '@/components/offline/RetryButton';
import { ButtonLink } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import type { OfflineContent } from '@/lib/schema/offline';
import classes from './OfflineScreen.module.css';

export function OfflineScreen({ title, text, retry, home, pages }: OfflineContent) {
  return (
    <Section>
      <div className={classes.root} data-pagefind-ignore="all">
        <div data-stack="7">
          <h1 data-text="title">{title}</h1>
          <p data-text="lead">{text}</p>
          <div data-row="4">
            <RetryButton label={retry} />
            <ButtonLink link={home} variant="line" />
          </div>
        </div>
        <CachedPages label={pages} />
      </div>
    </Section>
  );
}
