import { HintButton } from '@/components/ui/HintButton';
import {
  reset,
  rotate,
  type TransformStep,
  VIEWER_MAX_SCALE,
  VIEWER_MIN_SCALE,
  zoomIn,
  zoomOut,
} from '@/lib/pictures/viewerTransform';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './ViewerTools.module.css';

type ViewerToolsProps = {
  scale: number;
  ready: boolean;
  labels: ViewerLabels;
  onStep: (step: TransformStep) => void;
};

export function ViewerTools({ scale, ready, labels, onStep }: ViewerToolsProps) {
  const tools = [
    { icon: 'minus', label: labels.zoomOut, step: zoomOut, usable: scale > VIEWER_MIN_SCALE },
    { icon: 'plus', label: labels.zoomIn, step: zoomIn, usable: scale < VIEWER_MAX_SCALE },
    { icon: 'rotate', label: labels.rotate, step: rotate, usable: true },
    { icon: 'reset', label: labels.reset, step: reset, usable: true },
  ] as const;
  return (
    <div className={classes.root}>
      {tools.map(({ icon, label, step, usable }) => (
        <HintButton
          key={icon}
          icon={icon}
          label={label}
          // Not `disabled`: a button that loses the focus at the limit would take the keys with it.
          aria-disabled={!(ready && usable)}
          className={classes.tool}
          onClick={() => onStep(step)}
        />
      ))}
      <output className={classes.scale} data-type="figure">
        {Math.round(scale * 100)}%
      </output>
    </div>
  );
}
