import { DroneParameters } from '@/components/home/drones/DroneParameters';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { TextWithNumbers } from '@/components/ui/TextWithNumbers';
import { Zoomable } from '@/components/ui/viewer/Zoomable';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import type { DroneModel, DroneParameter, DronesContent } from '@/lib/schema/drones';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './DronePanel.module.css';
import stage from './DroneStage.module.css';

type DronePanelProps = { drone: DroneModel; content: DronesContent; viewerLabels: ViewerLabels };

export function DronePanel({ drone, content, viewerLabels }: DronePanelProps) {
  const { name, title, summary, pic, front, basic, flight, source } = drone;
  return (
    <>
      <div className={stage.root}>
        <h3 data-visually-hidden>{title}</h3>
        <span aria-hidden="true" className={stage.name}>
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
            className={stage.picture}
            imgClassName={stage.image}
          />
          <span data-container className={stage.hint} data-scripted>
            <Icon name="zoomIn" size={18} />
            {content.zoom}
          </span>
        </Zoomable>
        <div data-container className={stage.foot}>
          <Zoomable
            label={content.frontLabel.replace('{title}', title)}
            src={largestPicture(front)}
            caption={title}
            viewerLabels={viewerLabels}
          >
            <Picture picture={front} sizes="132px" className={stage.thumbnail} imgClassName={stage.image} />
            {content.front}
          </Zoomable>
          <p>
            <TextWithNumbers text={summary} />
          </p>
        </div>
      </div>
      <div
        data-container
        className={classes.lists}
        data-unbroken
        data-shorter={published(basic) < published(flight) ? 'basic' : 'flight'}
      >
        <DroneParameters title={content.basicTitle} parameters={basic} content={content} />
        <DroneParameters title={content.flightTitle} parameters={flight} content={content} />
        <p data-type="label" className={classes.source}>
          <TextWithNumbers text={source.value + content.pictureNote} />
        </p>
      </div>
    </>
  );
}

function published(parameters: DroneParameter[]) {
  return parameters.filter(({ value }) => value !== null).length;
}
