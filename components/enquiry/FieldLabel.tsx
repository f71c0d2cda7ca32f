import classes from '@/components/ui/Field.module.css';

type FieldLabelProps = {
  text: string;
  optional?: string;
};

export function FieldLabel({ text, optional }: FieldLabelProps) {
  return (
    <>
      {text}
      {optional && <span className={classes.optional}>{optional}</span>}
    </>
  );
}
