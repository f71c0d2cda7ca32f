import type { ReactNode } from 'react';

type MessageProps = {
  title: string;
  text: string;
  /** Links or buttons below the text. */
  children: ReactNode;
};

export function Message({ title, text, children }: MessageProps) {
  return (
    <div data-stack="7">
      <h1 data-text="title">{title}</h1>
      <p data-text="lead">{text}</p>
      <div data-row="4">{children}</div>
    </div>
  );
}
