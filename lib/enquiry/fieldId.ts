import type { Asked } from '@/lib/enquiry/enquiry';

/** Where a problem in the list leads. */
export function fieldId(asked: Asked) {
  return `enquiry-${asked}`;
}
