import { ChipUpright } from '@/components/home/technology/ChipUpright';
import { ChipWide } from '@/components/home/technology/ChipWide';
import { Diagram } from '@/components/home/technology/Diagram';
import type { ChipDrawing } from '@/lib/schema/home/technology';

type ChipDiagramProps = { drawing: ChipDrawing };

export function ChipDiagram({ drawing }: ChipDiagramProps) {
  return (
    <Diagram
      alternative={drawing.alternative}
      mark={drawing.mark}
      wide={<ChipWide drawing={drawing} />}
      upright={<ChipUpright drawing={drawing} />}
      uprightHeight={448}
    />
  );
}
