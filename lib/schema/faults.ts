import { z } from 'zod';
import { textSchema } from '@/lib/schema/shared';

/** Why a file of the site could not be read, as it stands in a toast after a colon. */
export const faultsSchema = z.strictObject({
  offline: textSchema,
  unreachable: textSchema,
  timeout: textSchema,
  badStatus: textSchema,
  tooLarge: textSchema,
  notJson: textSchema,
  wrongShape: textSchema,
});

export type FaultWords = z.infer<typeof faultsSchema>;
