import { Message } from '@/components/ui/Message';
import { RetryButton } from '@/components/ui/RetryButton';
import { Section } from '@/components/ui/Section';
import type { CrashContent } from '@/lib/schema/crash';

/** Replaces the whole document after an error; its link reloads the site. */
export function CrashScreen({ title, text, retry, home }: CrashContent) {
  return (
    <html lang="zh-CN">
      <body>
        <title>{title}</title>
        <main>
          <Section>
            <Message title={title} text={text}>
              <RetryButton label={retry} />
              <a href={home.path} data-links>
                {home.title}
              </a>
            </Message>
          </Section>
        </main>
      </body>
    </html>
  );
}
