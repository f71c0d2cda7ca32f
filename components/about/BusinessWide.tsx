import { ActorBox } from '@/components/about/ActorBox';
import { FlowArrow } from '@/components/about/FlowArrow';
import { FlowLegend } from '@/components/about/FlowLegend';
import { PlatformBox } from '@/components/about/PlatformBox';
import type { BusinessDrawing } from '@/lib/schema/about';
import classes from './BusinessDrawing.module.css';

type BusinessWideProps = { drawing: BusinessDrawing };

const LEFT = [228, 392] as const;
const RIGHT = [760, 924] as const;

export function BusinessWide({ drawing }: BusinessWideProps) {
  const { alternative, demand, platform, supply, insurer, flows, legend } = drawing;
  const rows = [
    { kind: 'work', y: 61, left: flows.task, right: flows.order },
    { kind: 'money', y: 141, left: flows.fee, right: flows.settlement },
    { kind: 'record', y: 221, left: flows.report, right: flows.record },
  ] as const;
  return (
    <svg viewBox="0 0 1152 398" role="img" aria-label={alternative} className={classes.wide}>
      <ActorBox {...demand} x={1} y={1} width={215} row={70} />
      <PlatformBox {...platform} x={404} y={1} width={344} head={70} row={105} />
      <ActorBox {...supply} x={936} y={1} width={215} row={70} />
      {rows.map(({ kind, y, left, right }) => (
        <g key={kind}>
          {[LEFT, RIGHT].map(([start, end]) => {
            const [from, to] = kind === 'record' ? [end, start] : [start, end];
            return <FlowArrow key={start} kind={kind} from={[from, y]} to={[to, y]} />;
          })}
          <text x="310" y={y - 13} className={classes.flow}>
            {left}
          </text>
          <text x="842" y={y - 13} className={classes.flow}>
            {right}
          </text>
        </g>
      ))}
      <FlowArrow kind="money" from={[108, 329]} to={[108, 293]} />
      <text x="124" y="317" className={classes.beside}>
        {insurer.payout}
      </text>
      <rect x="1" y="341" width="215" height="56" rx="12" className={classes.box} />
      <text x="108" y="375" className={classes.part}>
        {insurer.title}
      </text>
      <text x="236" y="375" className={classes.beside}>
        {insurer.text}
      </text>
      <FlowLegend legend={legend} places={[838, 977, 1080]} y={370} />
    </svg>
  );
}
