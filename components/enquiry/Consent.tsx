import { Checkbox } from '@mantine/core';
import { SiteLink } from '@/components/ui/SiteLink';
import { fieldId } from '@/lib/enquiry/enquiry';
import type { EnquiryWords } from '@/lib/schema/enquiry';
import classes from './Consent.module.css';

type ConsentProps = {
  words: EnquiryWords['consent'];
  given: boolean;
  error?: string;
  onGive: (given: boolean) => void;
};

export function Consent({ words, given, error, onGive }: ConsentProps) {
  return (
    <Checkbox
      id={fieldId('consent')}
      label={
        <>
          {words.before}
          <SiteLink href="/privacy/" newTab className={classes.link} data-links>
            {words.link}
          </SiteLink>
          {words.after}
        </>
      }
      checked={given}
      error={error}
      aria-invalid={error ? true : undefined}
      classNames={classes}
      onChange={(event) => onGive(event.currentTarget.checked)}
    />
  );
}
