import { useState } from 'react';
import { Outline } from 'react-pdf';
import classes from './OutlineList.module.css';

type OutlineListProps = { emptyText: string; onPage: (page: number) => void };

export function OutlineList({ emptyText, onPage }: OutlineListProps) {
  const [empty, setEmpty] = useState(false);
  return (
    <div className={classes.root}>
      <Outline
        onItemClick={({ pageNumber }) => onPage(pageNumber)}
        onLoadSuccess={(outline) => setEmpty(!outline?.length)}
        onLoadError={() => setEmpty(true)}
      />
      {empty && <p className={classes.empty}>{emptyText}</p>}
    </div>
  );
}
