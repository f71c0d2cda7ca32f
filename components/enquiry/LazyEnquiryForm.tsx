'use client';

import type { EnquiryOptions } from '@/lib/enquiry/useEnquiry';
import { useLazyModuleOnMount } from '@/lib/hydration/useLazyModule';
import classes from './Enquiry.module.css';

type LazyEnquiryOptions = EnquiryOptions & { loading: string; notLoaded: string };

const loadForm = () => import('@/components/enquiry/EnquiryForm');

/** Reserves the form's height and loads it when hydrated, without a layout shift. */
export function LazyEnquiryForm({ loading, notLoaded, ...form }: LazyEnquiryOptions) {
  const { module, failed } = useLazyModuleOnMount(loadForm);
  return (
    <div
      className={classes.lazy}
      data-scripted
      data-printed
      data-print-auto
      data-waiting={module ? undefined : ''}
    >
      {module && <module.EnquiryForm {...form} />}
      {!module && (
        <p role="status" data-text="body" data-links>
          {failed ? notLoaded : loading}
          {failed && <a href={`mailto:${form.email}`}>{form.email}</a>}
        </p>
      )}
    </div>
  );
}
