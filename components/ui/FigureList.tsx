import { Figure } from '@/components/ui/Figure';

type FigureListProps = {
  figures: { value: string; unit?: string; label: string }[];
  classes: Readonly<Record<string, string>>;
};

/** Figures with what they count, as `list`, `stat`, `label` and `figure` of the sheet of the section draw them. */
export function FigureList({ figures, classes }: FigureListProps) {
  return (
    <dl className={classes.list}>
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
