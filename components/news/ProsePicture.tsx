import { Picture } from '@/components/ui/Picture';
import { Zoomable } from '@/components/ui/Zoomable';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './ProseFigure.module.css';

type ProsePictureProps = {
  file: string;
  alt: string;
  caption: string;
  openLabel: string;
  viewerLabels: ViewerLabels;
};

const SIZES = '(min-width: 48em) 720px, 100vw';

export function ProsePicture({ file, alt, caption, openLabel, viewerLabels }: ProsePictureProps) {
  return (
    <figure className={classes.root}>
      <Zoomable
        label={openLabel.replace('{alt}', alt)}
        src={largestPicture({ file })}
        caption={caption}
        viewerLabels={viewerLabels}
      >
        <Picture picture={{ file, alt }} sizes={SIZES} className={classes.picture} />
      </Zoomable>
      {caption && (
        <figcaption className={classes.caption} data-type="label">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
