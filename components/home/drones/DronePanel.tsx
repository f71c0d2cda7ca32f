import { DroneParameters } from '@/components/home/drones/DroneParameters';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { StatList } from '@/components/ui/StatList';
import { splitNumbers, TextWithNumbers } from '@/components/ui/TextWithNumbers';
import { Zoomable } from '@/components/ui/viewer/Zoomable';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import type { DroneModel, DronesContent } from '@/lib/schema/drones';
import { fill } from '@/lib/text/fill';
import classes from './DronePanel.module.css';

type DronePanelProps = { drone: DroneModel; content: DronesContent };

export function DronePanel({ drone, content }: DronePanelProps) {
  const { title, picture, front, basic, flight, source } = drone;
  const { unpublished } = content;
  return (
    <>
      <div className={classes.stage}>
        <h3 className={classes.name}>{title}</h3>
        <Zoomable label={fill(content.zoomLabel, { title })} src={largestPicture(picture)} caption={title}>
          <Picture picture={picture} sizes={{ lg: '1200px', base: '100vw' }} className={classes.picture} />
          <span data-container data-beside="2" data-text="label" className={classes.hint} data-scripted>
            <Icon name="zoomIn" size={18} />
            {content.zoom}
          </span>
        </Zoomable>
        <div data-container data-beside="2" data-text="label" className={classes.front} data-scripted>
          <Zoomable label={fill(content.frontLabel, { title })} src={largestPicture(front)} caption={title}>
            {content.front}
          </Zoomable>
        </div>
      </div>
      <div data-container data-unbroken className={classes.data}>
        <StatList stats={drawnFigures(drone, content)} classes={classes} />
        <p data-text="label" data-above="3">
          <TextWithNumbers byClause text={source.value} />
        </p>
        <details className={classes.parameters}>
          <summary data-hover>
            <strong data-text="lead">{content.parametersTitle}</strong>
            <Icon name="chevronDown" />
          </summary>
          <div className={classes.lists}>
            <DroneParameters title={content.basicTitle} parameters={basic} unpublished={unpublished} />
            <DroneParameters title={content.flightTitle} parameters={flight} unpublished={unpublished} />
          </div>
        </details>
      </div>
    </>
  );
}

function drawnFigures({ basic, flight }: DroneModel, { figures, unpublished }: DronesContent) {
  return figures.map(({ item, label }) => {
    const { value = null, version } = [...basic, ...flight].find((each) => each.item === item) ?? {};
    const [text = ''] = [value ?? unpublished].flat();
    const [figure = text] = splitNumbers(text);
    return {
      ...(typeof figure === 'string' ? { value: figure } : figure),
      label: version ? `${label}（${version}）` : label,
    };
  });
}
