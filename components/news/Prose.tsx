import { ProseFilm } from '@/components/news/ProseFilm';
import { ProseHtml } from '@/components/news/ProseHtml';
import { ProsePicture } from '@/components/news/ProsePicture';
import type { ProsePart } from '@/lib/news/newsElements';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './Prose.module.css';

type ProseProps = { parts: ProsePart[]; openPictureLabel: string; viewerLabels: ViewerLabels };

export function Prose({ parts, openPictureLabel, viewerLabels }: ProseProps) {
  return (
    <div className={classes.root} data-links>
      {parts.map((part, index) => {
        const key = `${index}`;
        if ('html' in part) return <ProseHtml key={key} html={part.html} />;
        if ('film' in part) return <ProseFilm key={key} {...part.film} />;
        return (
          <ProsePicture
            key={key}
            {...part.picture}
            openLabel={openPictureLabel}
            viewerLabels={viewerLabels}
          />
        );
      })}
    </div>
  );
}
