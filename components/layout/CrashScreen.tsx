import { Message } from '@/components/ui/Message';
import { RetryButton } from '@/components/ui/RetryButton';
import { Section } from '@/components/ui/Section';
import type { CrashContent } from '@/lib/schema/crash';

/** The whole document, in place of one whose scripts have failed; its link loads the site anew. */
export function CrashScreen({ title, text, retry, home }: CrashContent) {
  return (
    <html lang="zh-CN">
      <body>
        <title>{title}</title>
        <main>
          <Section>
            <Message
              title={title}
              text={text}
              ways={
                <>
                  <RetryButton label={retry} />
                  <a href={home.path} data-links>
                    {home.title}
                  </a>
                </>
              }
            />
          </Section>
        </main>
      </body>
    </html>
  );
}
