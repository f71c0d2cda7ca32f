'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import tabRow from '@/components/ui/TabRow.module.css';
import { useCurrentInRow } from '@/lib/motion/useCurrentInRow';
import type { RulesContent } from '@/lib/schema/guide/rules';
import { useQueryParameter } from '@/lib/url/useQueryParameter';
import classes from './RulesTable.module.css';

type RulesTableProps = Pick<RulesContent, 'title' | 'choose' | 'item' | 'operations'> & {
  /** Each cell spans the operations from `start` to before `end`. */
  rows: { title: string; cells: { start: number; end: number; text: ReactNode }[] }[];
};

/** Shows the operation that the URL names. Large screens show all operations and emphasise that one. */
export function RulesTable({ title, choose, item, operations, rows }: RulesTableProps) {
  const row = useRef<HTMLElement>(null);
  const [scene, write] = useQueryParameter('scene');
  const asked = operations.findIndex(({ operation }) => operation === scene);
  const shown = Math.max(0, asked);
  const names = operations.map((each) => each.title);
  useCurrentInRow(row, operations[shown]?.operation);

  const onChoose = (event: MouseEvent, operation: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    write(operation, 'rules');
  };

  return (
    <>
      <nav
        ref={row}
        aria-label={choose}
        className={classes.operations}
        data-scripted
        data-not-printed
        data-own-navigation
      >
        {operations.map(({ operation, title: name }, index) => (
          <a
            key={operation}
            href={`?scene=${operation}#rules`}
            aria-current={index === shown || undefined}
            className={tabRow.tab}
            data-beside=""
            data-hover=""
            onClick={(event) => onChoose(event, operation)}
          >
            {name}
          </a>
        ))}
      </nav>
      <table aria-label={title} className={classes.table} data-rules data-asked={asked >= 0 || undefined}>
        <thead>
          <tr>
            {[item, ...names].map((name, column) => (
              <th key={name} scope="col" data-shown={column === shown + 1 || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title: name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map(({ start, end, text }) => (
                <td
                  key={start}
                  colSpan={end - start}
                  data-column={names.slice(start, end).join('、')}
                  data-shown={(start <= shown && shown < end) || undefined}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
