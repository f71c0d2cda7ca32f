import { Picture } from '@/components/ui/Picture';
import { Text } from '@/components/ui/Text';
import { Zoomable } from '@/components/ui/viewer/Zoomable';
import { ARTICLE_PICTURE_SIZES } from '@/lib/news/articleWidth';
import type { ProseBlock, ProseFilm } from '@/lib/news/htmlTree';
import { largestPicture, smallestPicture } from '@/lib/pictures/pictureManifest';
import { fill } from '@/lib/text/fill';
import classes from './Prose.module.css';
import htmlClasses from './ProseHtml.module.css';
import marks from './ProseMarks.module.css';
import tables from './ProseTable.module.css';

const HTML = [htmlClasses.root, marks.root, tables.root].join(' ');

export function Prose({ blocks, openPictureLabel }: { blocks: ProseBlock[]; openPictureLabel: string }) {
  return (
    <div className={classes.root} data-links data-dashes>
      {blocks.map((block, index) => {
        const key = `${index}`;
        if ('html' in block) {
          const inner = { __html: block.html };
          // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/news/markdown lets nothing through that could run
          return <div key={key} className={HTML} data-section dangerouslySetInnerHTML={inner} />;
        }
        const { alt, caption } = 'film' in block ? block.film : block.picture;
        return (
          <figure key={key} className={classes.figure}>
            {'film' in block ? (
              <Film {...block.film} />
            ) : (
              <Zoomable
                label={fill(openPictureLabel, { alt })}
                src={largestPicture(block.picture)}
                caption={caption}
              >
                <Picture picture={block.picture} sizes={ARTICLE_PICTURE_SIZES} className={classes.picture} />
              </Zoomable>
            )}
            {caption && <Text as="figcaption" data-text="label" data-above="3" text={caption} />}
          </figure>
        );
      })}
    </div>
  );
}

function Film({ sources, poster, alt }: ProseFilm) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the films of this site are silent
    <video
      controls
      playsInline
      preload="none"
      aria-label={alt}
      poster={smallestPicture({ file: poster })}
      className={classes.film}
    >
      {sources.map((source) => (
        <source key={source.src} {...source} />
      ))}
    </video>
  );
}
