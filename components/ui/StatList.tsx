import { NumberWithUnit } from '@/components/ui/NumberWithUnit';

type StatListProps = {
  stats: { value: string; unit?: string; label: string; note?: string }[];
  classes: Partial<Record<'list' | 'stat' | 'label' | 'figure', string>>;
};

export function StatList({ stats, classes }: StatListProps) {
  return (
    <dl className={classes.list}>
      {stats.map(({ value, unit, label, note }) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.label} data-text="small">
            {label}
            {note && <small data-text="label">{note}</small>}
          </dt>
          <dd className={classes.figure}>
            <NumberWithUnit value={value} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
