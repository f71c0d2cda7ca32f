import { CachedPages } from '@/components/offline/CachedPages';
import { ButtonLink } from '@/components/ui/Button';
import { Message } from '@/components/ui/Message';
import { RetryButton } from '@/components/ui/RetryButton';
import { Section } from '@/components/ui/Section';
import type { OfflineContent } from '@/lib/schema/offline';
import classes from './OfflineScreen.module.css';

export function OfflineScreen({ title, text, retry, home, pages }: OfflineContent) {
  return (
    <Section>
      <div className={classes.root} data-pagefind-ignore="all">
        <Message title={title} text={text}>
          <RetryButton label={retry} />
          <ButtonLink link={home} variant="line" />
        </Message>
        <CachedPages label={pages} />
      </div>
    </Section>
  );
}
