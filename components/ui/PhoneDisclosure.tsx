import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import classes from './PhoneDisclosure.module.css';

type PhoneDisclosureProps = ComponentPropsWithoutRef<'details'> & { heading: ReactNode };

/** On phones a row that opens. Elsewhere it is always open, in browsers that know ::details-content. */
export function PhoneDisclosure({ heading, children, ...row }: PhoneDisclosureProps) {
  return (
    <>
      <div className={classes.heading}>{heading}</div>
      <details {...row}>
        <summary className={classes.summary}>
          {heading}
          <Icon name="chevronDown" />
        </summary>
        {children}
      </details>
    </>
  );
}
