import { FigureText } from '@/components/ui/FigureText';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Zoomable } from '@/components/ui/Zoomable';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import type { DroneModel, DronesContent } from '@/lib/schema/drones';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './DroneStage.module.css';

type DroneStageProps = { drone: DroneModel; content: DronesContent; viewerLabels: ViewerLabels };

export function DroneStage({ drone, content, viewerLabels }: DroneStageProps) {
  const { name, title, summary, pic, front } = drone;
  return (
    <div className={classes.root}>
      <h3 data-visually-hidden>{title}</h3>
      <span aria-hidden="true" className={classes.name}>
        {name}
      </span>
      <Zoomable
        label={content.zoomLabel.replace('{title}', title)}
        src={largestPicture(pic)}
        caption={title}
        viewerLabels={viewerLabels}
      >
        <Picture
          picture={pic}
          sizes="(min-width: 97.5em) 1560px, 100vw"
          className={classes.picture}
          imgClassName={classes.image}
        />
        <span data-container className={classes.hint} data-scripted>
          <Icon name="zoomIn" size={18} />
          {content.zoom}
        </span>
      </Zoomable>
      <div data-container className={classes.foot}>
        <Zoomable
          label={content.frontLabel.replace('{title}', title)}
          src={largestPicture(front)}
          caption={title}
          viewerLabels={viewerLabels}
        >
          <Picture picture={front} sizes="132px" className={classes.thumbnail} imgClassName={classes.image} />
          {content.front}
        </Zoomable>
        <p>
          <FigureText text={summary} />
        </p>
      </div>
    </div>
  );
}
