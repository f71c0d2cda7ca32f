import { ChapterNumber, Figure } from '@/lib/build/documents/Figure';
import type { DocumentChapter } from '@/lib/schema/document';

type ContentsProps = { title: string; chapters: DocumentChapter[]; pages: number[] };

export function Contents({ title: heading, chapters, pages }: ContentsProps) {
  return (
    <nav className="contents">
      <h2>{heading}</h2>
      <ol className="entries">
        {chapters.map(({ title, lead }, index) => (
          <li key={title}>
            <a href={`#chapter-${index + 1}`}>
              <ChapterNumber index={index} />
              <span className="entry">
                <strong>{title}</strong>
                <span>{lead}</span>
              </span>
              <Figure>{pages[index]}</Figure>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
