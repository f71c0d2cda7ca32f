import { Diagram } from '@/components/home/technology/Diagram';
import { LoopUpright } from '@/components/home/technology/LoopUpright';
import { LoopWide } from '@/components/home/technology/LoopWide';
import type { LoopDrawing } from '@/lib/schema/home/technology';

type LoopDiagramProps = { drawing: LoopDrawing };

export function LoopDiagram({ drawing }: LoopDiagramProps) {
  return (
    <Diagram
      alternative={drawing.alternative}
      mark={drawing.mark}
      wide={<LoopWide drawing={drawing} />}
      upright={<LoopUpright drawing={drawing} />}
      uprightHeight={342}
    />
  );
}
