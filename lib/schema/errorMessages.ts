import { z } from 'zod';
import { textSchema, texts } from '@/lib/schema/shared';

export const errorMessagesSchema = z.strictObject({
  /** Why a file of the site could not be read, as it stands in a toast after a colon; so do the next ones. */
  offline: textSchema,
  ...texts('unreachable', 'timeout', 'badStatus', 'tooLarge', 'notJson', 'wrongShape'),
  /** What a POST to a backend says when it fails, whatever the cause. */
  busy: textSchema,
});

export type ErrorMessages = z.infer<typeof errorMessagesSchema>;
