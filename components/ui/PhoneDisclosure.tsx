import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import classes from './PhoneDisclosure.module.css';

type PhoneDisclosureProps = ComponentPropsWithoutRef<'details'> & {
  title: string;
  /** Stands above what is always open. */
  heading: ReactNode;
};

/** On phones a row that opens. Elsewhere it is always open, in browsers that know ::details-content. */
export function PhoneDisclosure({ title, heading, children, ...row }: PhoneDisclosureProps) {
  return (
    <>
      <div className={classes.heading}>{heading}</div>
      <details {...row}>
        <summary>
          {title}
          <Icon name="chevronDown" />
        </summary>
        {children}
      </details>
    </>
  );
}
