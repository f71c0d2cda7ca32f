import { unbroken } from '@/components/documents/unbroken';
import { SideScroller } from '@/components/ui/SideScroller';
import type { DocumentSection } from '@/lib/schema/document';
import classes from './Table.module.css';

type TableProps = NonNullable<DocumentSection['table']> & { label?: string };

export function Table({ label, head, rows }: TableProps) {
  return (
    <SideScroller label={label ?? head.join(' ')}>
      <table className={classes.root} data-columns={head.length}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{unbroken(name)}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{unbroken(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroller>
  );
}
