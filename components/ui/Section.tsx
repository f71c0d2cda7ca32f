import type { ReactNode } from 'react';
import { Text } from '@/components/ui/Text';
import classes from './Section.module.css';

type SectionProps = {
  /** The section's anchor; its heading's id adds -title. */
  id?: string;
  title?: string;
  lead?: string;
  tone?: 'paper' | 'mist' | 'ink';
  /** Sets no width: its parts have data-container or fill the view. */
  bleed?: boolean;
  children: ReactNode;
};

export function Section({ id, title, lead, tone = 'paper', bleed, children }: SectionProps) {
  const titleId = id && `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} data-tone={tone} className={classes.root}>
      {bleed ? (
        children
      ) : (
        <div data-container>
          {title && <SectionHeading id={titleId} title={title} lead={lead} />}
          {children}
        </div>
      )}
    </section>
  );
}

type SectionHeadingProps = {
  id?: string;
  /** The section's name in the menu, set as an eyebrow; without a title it is the whole heading. */
  label?: string;
  title?: string;
  lead?: string;
  size?: 'h2' | 'title';
};

export function SectionHeading({ id, label, title, lead, size = 'h2' }: SectionHeadingProps) {
  return (
    <div className={classes.heading}>
      <h2 id={id} data-text={size}>
        {label && (
          <span className={classes.label} data-text="small" data-eyebrow data-beside="3">
            {label}
          </span>
        )}
        {title && <Text as="span" byClause text={title} />}
      </h2>
      {lead && <Text className={classes.lead} data-text="lead" data-above="3" byClause text={lead} />}
    </div>
  );
}
