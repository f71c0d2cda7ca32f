import { z } from 'zod';
import { textSchema } from '@/lib/schema/shared';

export const documentLabelsSchema = z.strictObject({
  contents: textSchema,
  source: textSchema,
  /** The last page, under the slogan. */
  closing: textSchema,
});

export type DocumentLabels = z.infer<typeof documentLabelsSchema>;
