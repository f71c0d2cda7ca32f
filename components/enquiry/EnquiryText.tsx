import classes from './EnquiryText.module.css';

type EnquiryTextProps = { text: string };

export function EnquiryText({ text }: EnquiryTextProps) {
  return <p className={classes.root}>{text}</p>;
}
