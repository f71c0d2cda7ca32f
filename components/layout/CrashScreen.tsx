import { Message } from '@/components/ui/Message';
import { RetryButton } from '@/components/ui/RetryButton';
import { Section } from '@/components/ui/Section';
import type { CrashContent } from '@/lib/schema/crash';

type CrashScreenProps = { content: CrashContent };

/** The whole document, in place of one whose scripts have failed; its link loads the site anew. */
export function CrashScreen({ content: { title, text, retry, home } }: CrashScreenProps) {
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
