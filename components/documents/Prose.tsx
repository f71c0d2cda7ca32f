import { Children } from 'react';
import classes from './Exhibits.module.css';

/** A range with its unit, and a short remark in brackets. */
const WHOLE =
  /([±]?\d[\d.,]*(?:[–—×/-][\d.,]+)*(?: ?[a-zA-Z℃%+/]+| ?\p{Script=Han}{1,2})?|（[^（）]{1,6}）)/u;

/** Text in which no line ends within a range, between a value and its unit, or in a short remark. */
export function Prose({ children }: { children: string }) {
  return Children.map(children.split(WHOLE), (part, index) =>
    index % 2 ? <span className={classes.whole}>{part}</span> : part,
  );
}
