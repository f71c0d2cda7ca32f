import { z } from 'zod';
import { linkTextSchema, textSchema } from '@/lib/schema/shared';

export const visitorsSchema = z.strictObject({
  /** Before the links, which end the sentence that it begins. */
  label: textSchema,
  links: z.array(linkTextSchema).min(1),
});

export type VisitorsContent = z.infer<typeof visitorsSchema>;
