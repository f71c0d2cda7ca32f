import { z } from 'zod';
import { textSchema, texts } from '@/lib/schema/shared';

const groupSchema = z.strictObject({
  ...texts('title', 'en'),
  /** Each item: whether it is confirmed, the words in Chinese, the same in English for the owner. */
  items: z.array(z.tuple([z.enum(['placeholder', 'final']), textSchema, textSchema])).min(1),
});

export const ownerConfirmsSchema = z.strictObject({
  /** The Chinese words are quoted from content. */
  statements: z.array(groupSchema),
  /** Questions that only the owner can answer; no page shows them. */
  questions: z.array(groupSchema),
});

export type OwnerConfirms = z.infer<typeof ownerConfirmsSchema>;
