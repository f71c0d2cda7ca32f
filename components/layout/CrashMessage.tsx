import { Message } from '@/components/ui/Message';
import { RetryButton } from '@/components/ui/RetryButton';
import { Section } from '@/components/ui/Section';
import type { CrashContent } from '@/lib/schema/crash';

/** Its plain link loads the site anew. */
export function CrashMessage({ title, text, retry, home }: CrashContent) {
  return (
    <Section>
      <Message title={title} text={text}>
        <RetryButton label={retry} />
        <a href={home.path} data-links>
          {home.title}
        </a>
      </Message>
    </Section>
  );
}
