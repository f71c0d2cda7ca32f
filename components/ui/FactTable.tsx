import { Clauses } from '@/components/ui/Clauses';
import classes from './FactTable.module.css';

type FactTableProps = {
  label: string;
  /** Names the column of the row headers. */
  item: string;
  columns: readonly string[];
  rows: readonly { title: string; cells: readonly string[] }[];
  /** Said of an empty cell. */
  none?: string;
};

/** Its rows are blocks on small screens, each cell after the name of its column. */
export function FactTable({ label, item, columns, rows, none }: FactTableProps) {
  return (
    <table aria-label={label} className={classes.root}>
      <thead>
        <tr>
          {[item, ...columns].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map((column, index) => (
              <td key={column} data-column={column} data-empty={!cells[index] || undefined}>
                {cells[index] ? <Clauses text={cells[index]} /> : <span data-visually-hidden>{none}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
