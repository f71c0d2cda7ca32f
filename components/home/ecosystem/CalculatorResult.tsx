import { Figure } from '@/components/ui/Figure';
import type { insuranceFigures } from '@/lib/calculator/yieldInsurance';
import type { CalculatorContent } from '@/lib/schema/home/ecosystem';
import classes from './CalculatorResult.module.css';

type CalculatorResultProps = {
  figures: ReturnType<typeof insuranceFigures>;
  content: Pick<CalculatorContent, 'premium' | 'compensation' | 'yuan' | 'unknown' | 'lossPart'>;
};

export function CalculatorResult({ figures, content }: CalculatorResultProps) {
  const { premium, compensation, lossPercent } = figures;
  return (
    <output className={classes.root}>
      <span className={classes.sum}>
        <span className={classes.label}>{content.premium}</span>
        <Sum yuan={premium} content={content} />
      </span>
      <span className={classes.sum}>
        <span className={classes.label}>
          {content.compensation}
          {lossPercent && (
            <span className={classes.part}>{content.lossPart.replace('{percent}', lossPercent)}</span>
          )}
        </span>
        <Sum yuan={compensation} content={content} />
      </span>
    </output>
  );
}

function Sum({ yuan, content }: { yuan: string | null; content: CalculatorResultProps['content'] }) {
  return (
    <span className={classes.yuan}>
      {yuan === null ? <Figure value={content.unknown} /> : <Figure value={yuan} unit={content.yuan} />}
    </span>
  );
}
