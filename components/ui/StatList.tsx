import { NumberWithUnit } from '@/components/ui/NumberWithUnit';
import styles from './StatList.module.css';

type StatListProps = {
  stats: { value: string; unit?: string; label: string }[];
  /** One under the other where there is room beside them for something else. */
  upright?: boolean;
  /** `list`, `stat`, `label` and `figure` of a section that draws them in its own way. */
  classes?: Readonly<Record<string, string>>;
};

/** Figures with what they count; on phones row by row. */
export function StatList({ stats, upright, classes = styles }: StatListProps) {
  return (
    <dl className={classes.list} data-upright={upright}>
      {stats.map(({ value, unit, label }) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure}>
            <NumberWithUnit value={value} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
