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
  const { title, summary, pic, front } = drone;
  return (
    <div className={classes.root}>
      <div className={classes.name}>
        <h3>
          <FigureText text={title} />
        </h3>
        <p>
          <FigureText text={summary} />
        </p>
      </div>
      <Zoomable
        label={content.zoomLabel.replace('{title}', title)}
        src={largestPicture(pic)}
        caption={title}
        viewerLabels={viewerLabels}
      >
        <span className={classes.stage}>
          <Picture
            picture={pic}
            sizes="(min-width: 120em) 1400px, (min-width: 80em) 1240px, 100vw"
            className={classes.picture}
            imgClassName={classes.image}
          />
          <span className={classes.hint} data-scripted>
            <Icon name="zoomIn" size={18} />
            {content.zoom}
          </span>
        </span>
      </Zoomable>
      <div className={classes.front}>
        <Zoomable
          label={content.frontLabel.replace('{title}', title)}
          src={largestPicture(front)}
          caption={title}
          viewerLabels={viewerLabels}
        >
          <span className={classes.frontView}>
            <Picture
              picture={front}
              sizes="132px"
              className={classes.thumbnail}
              imgClassName={classes.image}
            />
            {content.front}
          </span>
        </Zoomable>
      </div>
    </div>
  );
}
