import { z } from 'zod';
import { linkTextSchema, textSchema } from '@/lib/schema/shared';

export const visitorsSchema = z.strictObject({
  /** Begins the sentence that each link ends. */
  label: textSchema,
  links: z.array(linkTextSchema).min(1),
});

export type VisitorsContent = z.infer<typeof visitorsSchema>;
