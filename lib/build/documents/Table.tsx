import { Children } from 'react';
import { Prose } from '@/lib/build/documents/Prose';
import type { DocumentSection } from '@/lib/schema/document';

type TableProps = NonNullable<DocumentSection['table']>;

export function Table({ head, rows }: TableProps) {
  return (
    <table data-columns={head.length}>
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
            <th scope="row">{name}</th>
            {Children.map(cells, (cell) => (
              <td>
                <Prose>{cell}</Prose>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
