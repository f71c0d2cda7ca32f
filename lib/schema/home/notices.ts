import { z } from 'zod';
import { textSchema, texts } from '@/lib/schema/shared';

export const noticeRowSchema = z.strictObject({
  ...texts('title', 'details', 'previous', 'next', 'pause', 'play'),
  /** Opens the notice in full beside its link. */
  full: textSchema,
});

export type NoticeRowLabels = z.infer<typeof noticeRowSchema>;
