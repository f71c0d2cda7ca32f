import { unbroken } from '@/components/documents/unbroken';
import classes from './Rows.module.css';

type RowsProps = { as: 'ol' | 'ul'; items: { title: string; text: string }[] };

/** A name and its text in each row; an ordered list numbers them. */
export function Rows({ as: List, items }: RowsProps) {
  return (
    <List className={classes.root}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{unbroken(text)}</span>
        </li>
      ))}
    </List>
  );
}
