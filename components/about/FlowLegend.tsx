import { FlowArrow } from '@/components/about/FlowArrow';
import type { BusinessDrawing } from '@/lib/schema/about';
import classes from './BusinessDrawing.module.css';

type FlowLegendProps = {
  legend: BusinessDrawing['legend'];
  places: readonly [number, number, number];
  y: number;
};

const KINDS = ['work', 'money', 'record'] as const;
const SAMPLE = 28;

export function FlowLegend({ legend, places, y }: FlowLegendProps) {
  return KINDS.map((kind, index) => (
    <g key={kind} transform={`translate(${places[index]} ${y})`}>
      <FlowArrow kind={kind} from={[0, 0]} to={[SAMPLE, 0]} head={false} />
      <text x={SAMPLE + 10} y="5" className={classes.beside}>
        {legend[kind]}
      </text>
    </g>
  ));
}
