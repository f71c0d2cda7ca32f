import type { ReactNode } from 'react';
import classes from './Message.module.css';

type MessageProps = {
  title: ReactNode;
  text: string;
  /** What the visitor can do now. */
  ways: ReactNode;
};

/** What a page says that has nothing else to show. */
export function Message({ title, text, ways }: MessageProps) {
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>{title}</h1>
      <p>{text}</p>
      <div className={classes.ways}>{ways}</div>
    </div>
  );
}
