import { z } from 'zod';
import { linkSchema, textSchema } from '@/lib/schema/shared';

export const offlineSchema = z.strictObject({
  title: textSchema,
  text: textSchema,
  retry: textSchema,
  /** Stands above the list of the pages that were seen. */
  pages: textSchema,
  home: z.strictObject({ title: textSchema, path: linkSchema }),
});

export type OfflineContent = z.infer<typeof offlineSchema>;
