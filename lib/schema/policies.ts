import { z } from 'zod';
import { httpsSchema, textSchema, texts } from '@/lib/schema/shared';

export const milestoneSchema = z.strictObject({
  /** As exact as it is known: 2024-03 or 2024-01-01. */
  date: z.string().regex(/^\d{4}(-\d{2}){1,2}$/, '应为年月或年月日，如 2024-03 或 2024-01-01'),
  /** What changed in a few words, then the whole sentence. */
  ...texts('title', 'text'),
  /** The site of the body that issued it, where its address is certain. */
  url: httpsSchema.optional(),
});

const policySchema = milestoneSchema.extend({
  /** The document or the event in a few words; it stands under the title on /about/, in place of the text. */
  document: textSchema,
  source: textSchema,
});

export const policiesSchema = z.array(policySchema).min(1);

export type Policy = z.infer<typeof policySchema>;
