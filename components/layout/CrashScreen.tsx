import { CrashMessage } from '@/components/layout/CrashMessage';
import type { CrashContent } from '@/lib/schema/crash';

/** Replaces the whole document after an error outside the page's own content. */
export function CrashScreen(content: CrashContent) {
  return (
    <html lang="zh-CN">
      <body>
        <title>{content.title}</title>
        <main>
          <CrashMessage {...content} />
        </main>
      </body>
    </html>
  );
}
