import { ActorBox } from '@/components/about/ActorBox';
import { FlowArrow } from '@/components/about/FlowArrow';
import { FlowLegend } from '@/components/about/FlowLegend';
import { PlatformBox } from '@/components/about/PlatformBox';
import type { BusinessDrawing } from '@/lib/schema/about';
import classes from './BusinessDrawing.module.css';

type BusinessUprightProps = { drawing: BusinessDrawing };

const LANES = [24, 126, 240] as const;
const KINDS = ['work', 'money', 'record'] as const;

export function BusinessUpright({ drawing }: BusinessUprightProps) {
  const { alternative, demand, platform, supply, insurer, flows, legend } = drawing;
  const steps = [
    { top: 232, names: [flows.task, flows.fee, flows.report] },
    { top: 552, names: [flows.order, flows.settlement, flows.record] },
  ];
  return (
    <svg viewBox="0 0 320 776" role="img" aria-label={alternative} className={classes.upright}>
      <rect x="1" y="1" width="318" height="72" rx="12" className={classes.box} />
      <text x="160" y="32" className={classes.part}>
        {insurer.title}
      </text>
      <text x="160" y="57" className={classes.text}>
        {insurer.text}
      </text>
      <FlowArrow kind="money" from={[126, 84]} to={[126, 122]} />
      <text x="138" y="109" className={classes.beside}>
        {insurer.payout}
      </text>
      <ActorBox {...demand} x={1} y={133} width={318} />
      <PlatformBox {...platform} x={1} y={308} width={318} head={56} row={88} />
      <ActorBox {...supply} x={1} y={628} width={318} />
      {steps.map(({ top, names }) =>
        KINDS.map((kind, index) => {
          const [from, to] = kind === 'record' ? [top + 64, top] : [top, top + 64];
          const x = LANES[index] ?? 0;
          return (
            <g key={kind}>
              <FlowArrow kind={kind} from={[x, from]} to={[x, to]} />
              <text x={x + 11} y={top + 37} className={classes.beside}>
                {names[index]}
              </text>
            </g>
          );
        }),
      )}
      <FlowLegend legend={legend} places={[0, 134, 230]} y={754} />
    </svg>
  );
}
