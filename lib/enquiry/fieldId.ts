import type { Asked } from '@/lib/enquiry/enquiry';

export function fieldId(asked: Asked) {
  return `enquiry-${asked}`;
}
