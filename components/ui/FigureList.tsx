import { Figure } from '@/components/ui/Figure';
import sheet from './FigureList.module.css';

type FigureListProps = {
  figures: { value: string; unit?: string; label: string }[];
  /** One under the other where there is room beside them for something else. */
  upright?: boolean;
  /** `list`, `stat`, `label` and `figure` of a section that draws them in its own way. */
  classes?: Readonly<Record<string, string>>;
};

/** Figures with what they count; on phones row by row. */
export function FigureList({ figures, upright, classes = sheet }: FigureListProps) {
  return (
    <dl className={classes.list} data-upright={upright}>
      {figures.map(({ value, unit, label }) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure}>
            <Figure value={value} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
