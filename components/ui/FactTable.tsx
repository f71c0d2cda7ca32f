import { Fragment, type ReactNode } from 'react';
import { Text } from '@/components/ui/Text';
import classes from './FactTable.module.css';

type FactTableProps = {
  label: string;
  item: string;
  columns: readonly string[];
  rows: readonly { title: string; cells: readonly ReactNode[]; note?: string }[];
  none?: string;
};

/** On small screens its rows are blocks, and each cell follows the name of its column. */
export function FactTable({ label, item, columns, rows, none }: FactTableProps) {
  const longest = Math.max(...columns.map((name) => name.length));
  return (
    <table aria-label={label} className={classes.root} style={{ '--longest': longest }}>
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
        {rows.map(({ title, cells, note }) => (
          <Fragment key={title}>
            <tr className={note && classes.noted}>
              <th scope="row" rowSpan={note ? 2 : undefined}>
                <Text as="span" text={title} />
              </th>
              {columns.map((column, index) => (
                <td key={column} data-column={column} data-empty={!cells[index] || undefined}>
                  {drawCell(cells[index]) || <span data-visually-hidden>{none}</span>}
                </td>
              ))}
            </tr>
            {note && (
              <tr>
                <td colSpan={columns.length}>
                  <Text as="span" text={note} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function drawCell(cell: ReactNode) {
  return cell && typeof cell === 'string' ? <Text as="span" text={cell} /> : cell;
}
