import { Text } from '@/components/ui/Text';
import classes from './SectionHeading.module.css';

type SectionHeadingProps = {
  id?: string;
  /** The section's name in the menu, set as an eyebrow; without a title it is the whole heading. */
  label?: string;
  title?: string;
  lead?: string;
  size?: 'h3' | 'h2' | 'title';
};

export function SectionHeading({ id, label, title, lead, size = 'h2' }: SectionHeadingProps) {
  return (
    <div className={classes.root}>
      <h2 id={id} data-text={size}>
        {label && (
          <span className={classes.label} data-text="small" data-eyebrow>
            {label}
          </span>
        )}
        {title && <Text as="span" text={title} />}
      </h2>
      {lead && <Text className={classes.lead} data-text="lead" data-above="3" text={lead} />}
    </div>
  );
}
