import classes from './EnquiryText.module.css';

type EnquiryTextProps = { text: string };

/** As it is pasted, whole with one touch. */
export function EnquiryText({ text }: EnquiryTextProps) {
  return <p className={classes.root}>{text}</p>;
}
