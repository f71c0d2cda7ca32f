import type { ReactNode } from 'react';
import classes from './Message.module.css';

type MessageProps = {
  title: ReactNode;
  text: string;
  ways: ReactNode;
};

export function Message({ title, text, ways }: MessageProps) {
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>{title}</h1>
      <p>{text}</p>
      <div className={classes.ways}>{ways}</div>
    </div>
  );
}
