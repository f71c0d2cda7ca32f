import { CutPicture } from '@/lib/build/documents/CutPicture';
import { ChapterNumber } from '@/lib/build/documents/Figure';
import { Prose } from '@/lib/build/documents/Prose';
import { Section } from '@/lib/build/documents/Section';
import type { DocumentChapter } from '@/lib/schema/document';
import type { DocumentLabels } from '@/lib/schema/documentLabels';

type ChapterProps = { chapter: DocumentChapter; index: number; labels: DocumentLabels };

export function Chapter({ chapter: { title, lead, picture, sections }, index, labels }: ChapterProps) {
  return (
    <article className="chapter">
      <header className="opening">
        <p className="number">
          <ChapterNumber index={index} />
        </p>
        <h2 id={`chapter-${index + 1}`}>{title}</h2>
        <p className="lead">
          <Prose>{lead}</Prose>
        </p>
      </header>
      {picture && <CutPicture picture={picture} shape="band" />}
      {sections.map((section) => (
        <Section key={JSON.stringify(section)} section={section} labels={labels} />
      ))}
    </article>
  );
}
