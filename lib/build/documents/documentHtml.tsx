import { renderToStaticMarkup } from 'react-dom/server';
import { Chapter } from '@/lib/build/documents/Chapter';
import { Closing } from '@/lib/build/documents/Closing';
import { Contents } from '@/lib/build/documents/Contents';
import { Cover } from '@/lib/build/documents/Cover';
import type { DocumentSources } from '@/lib/build/documents/documentSources';

/** A document as one HTML page, to be printed to PDF; without the chapters' pages in the first of the two runs. */
export function documentHtml(
  { content, labels, site }: DocumentSources,
  sheets: readonly string[],
  chapterPages: number[] = [],
) {
  const page = (
    <html lang="zh-CN">
      <meta charSet="utf-8" />
      <title>{content.title}</title>
      {sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      <body>
        <Cover content={content} site={site} />
        <Contents title={labels.contents} chapters={content.chapters} pages={chapterPages} />
        {content.chapters.map((chapter, index) => (
          <Chapter key={chapter.title} chapter={chapter} index={index} labels={labels} />
        ))}
        <Closing site={site} remark={labels.closing} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
