import { z } from 'zod';
import { linkTextSchema, textSchema, texts } from '@/lib/schema/shared';

export const offlineSchema = z.strictObject({
  ...texts('title', 'text', 'retry'),
  /** Stands above the list of the pages that were seen. */
  pages: textSchema,
  home: linkTextSchema,
});

export type OfflineContent = z.infer<typeof offlineSchema>;
