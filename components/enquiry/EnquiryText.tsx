import classes from './EnquiryText.module.css';

export function EnquiryText({ text }: { text: string }) {
  return <p className={classes.root}>{text}</p>;
}
