import { CutPicture } from '@/lib/build/documents/CutPicture';
import { Logo } from '@/lib/build/documents/Logo';
import type { DocumentContent } from '@/lib/schema/document';
import type { Site } from '@/lib/schema/site';

type CoverProps = { content: DocumentContent; site: Site };

export function Cover({ content: { cover, title, subtitle, edition, issued }, site }: CoverProps) {
  const [year, month] = issued.split('-').map(Number);
  return (
    <header className="cover">
      <CutPicture picture={cover} shape="plate" />
      <div className="panel">
        <h1>{title}</h1>
        <p className="subtitle">{subtitle}</p>
        <p className="imprint">
          <Logo name={site.name.value} />
          <span>{site.company.value}</span>
          <span>{`${edition} · ${year} 年 ${month} 月`}</span>
        </p>
      </div>
    </header>
  );
}
