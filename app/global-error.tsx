'use client';

import { Message } from '@/components/ui/Message';
import { RetryButton } from '@/components/ui/RetryButton';
import { crash } from '@/content/crash';

const { title, text, retry, home } = crash;

/** Replaces the whole document after an error; its link reloads the site. */
export default function GlobalError() {
  return (
    <html lang="zh-CN">
      <body>
        <title>{title}</title>
        <main data-container data-above="8">
          <Message title={title} text={text}>
            <RetryButton label={retry} />
            <a href={home.path} data-links>
              {home.title}
            </a>
          </Message>
        </main>
      </body>
    </html>
  );
}
