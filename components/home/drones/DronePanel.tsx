import { DroneParameters } from '@/components/home/drones/DroneParameters';
import { DroneStage } from '@/components/home/drones/DroneStage';
import { FigureText } from '@/components/ui/FigureText';
import type { DroneModel, DroneParameter, DronesContent } from '@/lib/schema/drones';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './DronePanel.module.css';

type DronePanelProps = { drone: DroneModel; content: DronesContent; viewerLabels: ViewerLabels };

export function DronePanel({ drone, content, viewerLabels }: DronePanelProps) {
  const { basic, flight, source } = drone;
  const { basicTitle, flightTitle, pictureNote } = content;
  return (
    <>
      <DroneStage drone={drone} content={content} viewerLabels={viewerLabels} />
      <div
        data-container
        className={classes.lists}
        data-shorter={published(basic) < published(flight) ? 'basic' : 'flight'}
      >
        <DroneParameters title={basicTitle} parameters={basic} content={content} />
        <DroneParameters title={flightTitle} parameters={flight} content={content} />
        <p data-type="label" className={classes.source}>
          <FigureText text={source + pictureNote} />
        </p>
      </div>
    </>
  );
}

function published(parameters: DroneParameter[]) {
  return parameters.filter(({ value }) => value !== null).length;
}
